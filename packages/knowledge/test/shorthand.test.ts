import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('an inspector’s shorthand', () => {
  it.each([
    ['ext. wall crk 18 mm, step, int. doors jam', 'structural'],
    ['conc. footing crkd through, 20 mm', 'structural'],
    ['clg sagging 40 mm', 'ceiling'],
    ['FD wedged open L2', 'fire'],
    ['smoke alarms: nil. gas leaks: none. cracks: nil', 'fire'],
    ['Handrail: nil to rear stairs, 6 risers', 'fall'],
  ])('is heard: “%s”', (words, kind) => {
    expect(kindsOf(words)).toEqual([kind]);
  });

  it.each(['FD closer ok, leaf latches', 'Defects to handrail: nil', 'gas leaks: none. cracks: nil'])(
    'says what is well: “%s”',
    (words) => {
      expect(kindsOf(words)).toEqual([]);
    },
  );
});

describe('a word that only looks like what is told elsewhere', () => {
  it.each([
    ['of course the balcony is sagging, what do I do', 'balcony'],
    ['the window pane slides out of its frame upstairs', 'glass'],
    ['I suppose the retaining wall is leaning more than last year', 'retaining_wall'],
    ['my mate fell through the deck', 'balcony'],
  ])('quiets nothing: “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    'the reno show on tv last nite had them smash fibro with no masks',
    'a mates deck fell down 20 years ago in darwin',
  ])('is told of others: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('what the models guess without a word for it', () => {
  it('is no ceiling beside asbestos, no old paint of a damp line, and no sheet where somebody sands back', () => {
    expect(
      kindsOf('half the old fibro sheet is off already, will pull the rest of the sheet off tomorrow'),
    ).toEqual(['asbestos']);
    expect(kindsOf('damp tide line in a 1910 cottage')).toEqual([]);
    expect(kindsOf('sanding back the old paint along the damp line, 1910 house')).toEqual(['lead_paint']);
  });
});

describe('water that scalds', () => {
  it('is a danger at a valve or a tap, and none in a kettle or behind a valve that works', () => {
    expect(
      kindsOf('relief valve won’t stop, scalding water shooting out the side of the hot water unit'),
    ).toContain('gas');
    expect(kindsOf('the tempering valve has failed and the shower scalds')).toEqual(['gas']);
    expect(kindsOf('tempering valve set to 50 so nobody gets scalded')).toEqual([]);
  });
});
