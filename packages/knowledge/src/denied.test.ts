import { describe, expect, test } from 'vitest';
import { deniesSteel, familiesDenied } from './denied.ts';

describe('what words deny', () => {
  test.each([
    ['not a crack mate its an expansion joint', ['crack']],
    ['no crack here, its a scratch', ['crack']],
    ['isn’t a crack', ['crack']],
    ['no mould here, just dirt', ['mould_algae']],
    ['no signs of damp, no mould, no cracks', ['crack', 'mould_algae', 'peeling_damp']],
    ['it’s not rust, just dirt', ['corrosion']],
  ])('%s', (words, families) => {
    expect([...familiesDenied(words)].sort()).toEqual([...families].sort());
  });

  test.each([
    'crack in the render, no other cracks',
    'not just a crack, the wall leans',
    'the door does not open since the crack came',
    'no idea how old the crack is',
    'no paint on it and rust all over',
    'I can’t find where the cracks end',
    'it never stopped cracking',
  ])('is nothing where it is stated as well or meant otherwise: %s', (words) => {
    expect([...familiesDenied(words)]).toEqual([]);
  });

  test('is steel too', () => {
    expect(deniesSteel('no exposed steel, was all repaired in 2019')).toBe(true);
    expect(deniesSteel('exposed steel, no cracks')).toBe(false);
    expect(deniesSteel('no access to the steel above')).toBe(false);
  });
});
