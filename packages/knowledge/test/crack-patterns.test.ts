import { describe, expect, it } from 'vitest';
import { lacksPattern, runsOtherwise } from '../src/crack-patterns.ts';
import { familyTitle, onlyMaterial } from '../src/materials.ts';

describe('how a crack runs', () => {
  it.each([
    'stepped crack under the sill',
    'crack climbs the wall like a staircase',
    'zig zag crack in the bricks',
    'step cracking beside the downpipe',
    'cracking follows the mortar joints to the eave',
    'crack runs up the wall in steps',
    'crack in the bricks like a stair',
  ])('takes ‘%s’ for a stepped one', (words) => {
    expect(lacksPattern('brick_stepped_crack', words)).toBe(false);
    expect(runsOtherwise('brick_vertical_crack', words)).toBe(true);
  });

  it.each([
    'crack in brick 6 mm',
    'front step cracked, brick',
    'I stepped on the brick and heard a crack',
    'no stepping, one line in the bricks',
    'crack follows the bed joint horizontally, follows the mortar',
    'bricks around the steps have a crack',
    'wall is cracked in the mortar',
    'crack in the stairs 4 mm',
    'crack in the steps',
    'crack in steps to the pool',
    'saw tooth roof cracked',
    'looks like steps are cracked',
  ])('takes ‘%s’ for none', (words) => {
    expect(lacksPattern('brick_stepped_crack', words)).toBe(true);
  });

  it.each(['vertical crack in the veneer', 'crack goes straight through the bricks', 'two cracked bricks'])(
    'takes ‘%s’ for a vertical one or one through bricks',
    (words) => {
      expect(lacksPattern('brick_vertical_crack', words)).toBe(false);
      expect(runsOtherwise('brick_stepped_crack', words)).toBe(true);
    },
  );

  it.each([
    'crack in the bricks beside the vertical control joint',
    'crack in brick next to the full height window',
    'diagonal crack from floor to ceiling in the brick wall',
    'crack in brick near vertical downpipe',
    'crack in the bricks, wall is vertical blinds away',
  ])('rules no stepped crack out by ‘%s’', (words) => {
    expect(runsOtherwise('brick_stepped_crack', words)).toBe(false);
  });

  it.each([
    'the crack is vertical, in brick',
    'crack runs vertically up the bricks',
    'vertical hairline crack',
  ])('takes ‘%s’ for an upright one', (words) =>
    expect(lacksPattern('brick_vertical_crack', words)).toBe(false),
  );

  it('is no matter of a defect whose name doesn’t tell it', () => {
    expect(lacksPattern('plasterboard_crack', 'crack')).toBe(false);
    expect(runsOtherwise('slab_crack', 'vertical crack')).toBe(false);
  });
});

describe('the name of a crack', () => {
  it.each([
    ['crack in brick 6 mm', 'Crack in brickwork'],
    ['crack in the besser block', 'Crack in blockwork'],
    ['crack in the sandstone', 'Crack in stonework'],
    ['step crack at the front corner', 'Stepped crack in masonry'],
    ['top step crack', 'Crack'],
    ['crack in the stairs 4 mm', 'Crack'],
    ['crack in steps to the pool', 'Crack'],
    ['saw tooth roof cracked', 'Crack'],
    ['step crack in the render', 'Crack in render'],
    ['vertical crack floor to ceiling', 'Crack'],
    ['crack from the window up to the cornice', 'Crack'],
    ['crack in the ceiling', 'Crack in plaster'],
    ['crack where the cornice meets the wall', 'Crack in plaster'],
  ])('is for ‘%s’ ‘%s’', (words, title) => {
    expect(familyTitle('crack', words)).toBe(title);
  });

  it('follows an answer, whatever else the words name', () => {
    const words = 'stepped crack in brick\nIt is in stonework.';
    expect(onlyMaterial(words)).toBe('masonry');
    expect(familyTitle('crack', words)).toBe('Stepped crack in stonework');
  });
});
