/** What comes down on a place where people go, and what only hangs there as it should. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const read = (words: string) => readAlerts({ words });

describe('a part that is coming down above a place where people go', () => {
  it.each([
    'box gutter torn loose over the laundry door',
    'downpipe unclipped, dangling above the bins',
    'pub sign hanging by one chain over the footpath',
    'split system bracket corroded through above the side passage',
    'satellite dish leaning, over the letterbox path',
    'fascia has let go above the school gate',
    'awning pulled away from the brickwork',
    'metal flashing flapping above the courtyard tables',
  ])('keeps people out from under it: “%s”', (words) => {
    const [first, ...others] = read(words);
    expect(first).toMatchObject({ kind: 'structural', urgency: 'now' });
    expect(first?.title).toBe('Something may come down on people below');
    expect(first?.steps[0]).toContain('out from under it');
    expect(others.map(({ kind }) => kind)).not.toContain('balcony');
    expect(others.map(({ kind }) => kind)).not.toContain('fall');
  });

  it.each([
    'slates sliding over the back steps',
    'capping tiles dislodged at the edge of the roof',
    'three brick slips gone loose above the shop entrance',
    'stone sills cracked and loose above the lane',
  ])('calls pieces of roof and front what they are: “%s”', (words) => {
    expect(read(words).map(({ title }) => title)).toEqual(['Possible falling masonry']);
  });

  it('keeps what else is told beside it', () => {
    const kinds = read('Gutter hanging off over the deck. The deck joists are rotten.').map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['structural', 'balcony']));
  });
});

describe('what hangs there as it should', () => {
  it.each([
    'shop sign hanging over the footpath, freshly painted',
    'gutter over the drive refixed, brackets tight',
    'fern hanging over the path',
    'awning over the path folded away',
    'downpipe above the entry not loose',
    'one tile slipped over the porch, roofer put it back',
    'gutter drips over the front door',
    'aircon over the walkway hums',
  ])('warns of nothing: “%s”', (words) => {
    expect(read(words)).toEqual([]);
  });
});
