import { describe, expect, it } from 'vitest';
import { DEFECTS } from '../taxonomy.ts';
import { readWords } from './read-words.ts';

const bestOf = (text: string, context = {}) => Object.entries(readWords(text, context).defects)[0];
const idOf = (text: string, context = {}) => bestOf(text, context)?.[0];
const of = (text: string, id: string, context = {}) => readWords(text, context).defects[id] ?? 0;

describe('readWords', () => {
  it.each(DEFECTS.map(({ id, name }) => [name, id]))('knows "%s" by its own name', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it.each([
    ['gyprok craked above teh dorway', 'plasterboard_crack'],
    ['celing is saging in the loungeroom', 'ceiling_sag'],
    ['balistrade is wobly', 'barrier_noncompliant'],
    ['tremites in the skirtng', 'termite_damage'],
    ['guttr overflwoing at the front', 'gutter_defect'],
  ])('reads through the typos of "%s"', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    ['downie just empties on the dirt', 'downpipe_stormwater'],
    ['weepers are bogged up with mud', 'blocked_weephole'],
    ['brickie forgot the ties', 'wall_tie_corrosion'],
    ['sparky left bare wires out', 'exposed_wiring'],
    ['the gyp is drooping off the battens', 'ceiling_sag'],
  ])('knows the slang of "%s"', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each(['', '   ', '???', '...', 'please have a look', 'no cracks', 'not leaking', '12345 678'])(
    'has no opinion on "%s"',
    (text) => {
      expect(bestOf(text)?.[1] ?? 0).toBeLessThan(0.1);
      expect(readWords(text).unsaid).toBeGreaterThan(0.8);
    },
  );

  it('stays flat where words are vague', () => {
    expect(bestOf('the wall looks bad')?.[1] ?? 0).toBeLessThan(0.2);
    expect(bestOf('crack')?.[1] ?? 0).toBeLessThan(0.6);
  });

  it('keeps what a denial leaves standing', () => {
    expect(idOf('no cracks in the wall but the gutter leaks')).toBe('gutter_defect');
    expect(readWords('No damp, no mould.').allWell).toBe(true);
  });

  it('lets the first complaint win and keeps the rest', () => {
    const { defects } = readWords(
      'Balcony railing is loose. Smoke alarm missing. Paint peeling off the fascia.',
    );
    expect(Object.keys(defects).slice(0, 3)).toEqual([
      'barrier_noncompliant',
      'missing_smoke_alarm',
      'peeling_paint',
    ]);
    expect(Object.values(defects)[1]).toBeGreaterThan(0.1);
  });

  it('leans on the stage where the words leave it open', () => {
    const crack = 'there is a crack';
    expect(of(crack, 'slab_crack', { stages: ['slab_pour'] })).toBeGreaterThan(of(crack, 'slab_crack'));
    expect(idOf(crack, { stages: ['internal_linings'] })).toBe('plasterboard_crack');
    expect(idOf('smoke alarm missing', { stages: ['slab_pour'] })).toBe('missing_smoke_alarm');
  });

  it('leans on the state a little', () => {
    const damp = 'damp walls';
    expect(of(damp, 'rising_damp', { state: 'SA' })).toBeGreaterThan(
      of(damp, 'rising_damp', { state: 'QLD' }),
    );
  });

  it('makes no opinion of stage and state alone', () => {
    expect(readWords('', { stages: ['slab_pour'], state: 'SA' })).toEqual({
      defects: {},
      unsaid: 1,
      allWell: false,
    });
  });

  it('gives a distribution, best first', () => {
    for (const text of ['crack', 'water under the sink', 'rusty lintel and loose bricks. Also mould.']) {
      const { defects, unsaid } = readWords(text);
      const shares = Object.values(defects);
      expect(shares.reduce((a, b) => a + b, unsaid)).toBeCloseTo(1, 6);
      expect([...shares].sort((a, b) => b - a)).toEqual(shares);
    }
  });
});
