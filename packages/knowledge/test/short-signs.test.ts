/** What an inspector's short notes tell of cracks, paths, footings and ties, and their harmless neighbours. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const read = (words: string) => readAlerts({ words });
const kindsOf = (words: string) => read(words).map(({ kind }) => kind);

describe('a dig that nothing holds up', () => {
  const COLLAPSE = 'A dig or trench may collapse on people';
  it.each([
    'sewer trench walls falling in',
    'pier hole caved in overnight',
    'unshored trench beside the driveway',
    'the excavation has no shoring',
    'trench is 1.8 m deep and not shored, cracks along the edge',
    'side of the hole slumped while we were digging',
    'trench collapsed, partly backfilled',
    'trench caved in and rain filled it',
    'trench collapsed this morning, we filled in the incident form',
    'the bank slid in the trench after the rain',
    'wall of the excavation fell in the hole',
    'trench is 1500 mm deep, not shored',
    'no shoring in the trench, 2 m deep',
    'the trench isn’t shored',
    'trench wasnt shored when we got there',
  ])('sends everybody out: “%s”', (words) => {
    const alert = read(words).find(({ title }) => title === COLLAPSE);
    expect(alert).toMatchObject({ kind: 'structural', urgency: 'now' });
    expect(alert?.steps.join(' ')).toMatch(/Get everybody out of it.*Don’t go in to help.*000/);
  });

  it.each([
    'trench is shored and fenced',
    'trench dug for the new drain',
    'trench backfilled and settled',
    'the trench didn’t collapse',
    'gate fell in',
    'dog fell in the trench',
    'rain fell in the trench',
    'the grate fell in the drain hole',
    'drain hole has collapsed pipe',
    'the trench falls in the easement',
    'no unshored trench on site',
    'trench is 300 mm deep, not shored',
    'no shoring needed for the trench',
  ])('isn’t told by “%s”', (words) => {
    expect(read(words).map(({ title }) => title)).not.toContain(COLLAPSE);
  });

  it('tells nobody to go in to somebody who is buried', () => {
    expect(read('excavation collapsed with a bloke in it')[0]?.steps.join(' ')).toMatch(/000.*Don’t go in/);
  });
});

describe('short notes', () => {
  it.each([
    ['crack over laundry door growin since february', 'structural'],
    ['split in render gets longer every winter', 'structural'],
    ['crack was 3 now 6 beside the sill', 'structural'],
    ['light comes thru the crack behind the couch', 'structural'],
    ['crack across the carport slab, left side 6 mm lower', 'structural'],
    ['door jambs out of square throughout', 'structural'],
    ['springy floor outside the ensuite', 'structural'],
    ['roots have raised the side path', 'fall'],
    ['driveway slab lifted 35 at the meter', 'fall'],
    ['next door dug down, foundation exposed and undercut', 'structural'],
    ['nothing left under the pad footing', 'structural'],
    ['brick ties perished in the south wall', 'structural'],
    ['porcelain fuses throughout', 'electrical'],
  ])('are heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'crack over laundry door same as february',
    'light comes thru the blind',
    'hairline crack in the carport slab, level across',
    'roots kept away from the side path by a barrier',
    'driveway relaid at the meter, was lifted 35',
    'pad footing poured, engineer inspected',
    'brick ties galvanised, in good order',
    'porcelain fuses replaced with breakers',
  ])('warn of nothing where all is well: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('an alert is of the thing told', () => {
  it.each(['wall ties rusted away', 'wall tie corroded', 'loose tiles hanging at the roof edge'])(
    'has nobody trapped and nobody on stairs: “%s”',
    (words) => {
      const titles = read(words).map(({ title }) => title);
      expect(titles).not.toContain('Someone may be hurt or trapped');
      expect(titles).not.toContain('Someone may fall on these stairs');
    },
  );

  it('takes a wall out of plumb over a length for no retaining wall', () => {
    expect(kindsOf('wall out of plumb 18 over 3 m')).toEqual(['structural']);
    expect(kindsOf('retaining wall out of plumb 40 over 2 m')).toContain('retaining_wall');
  });

  it('still sends for help where somebody is buried', () => {
    expect(read('trench caved in, bloke buried to his chest')[0]?.call).toContain('000');
  });
});
