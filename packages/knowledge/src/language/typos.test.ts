import { describe, expect, it } from 'vitest';
import { editDistance, makeCorrector } from './typos.ts';

describe('editDistance', () => {
  it.each([
    ['ceiling', 'cieling', 1],
    ['gutter', 'guter', 1],
    ['plaster', 'plasterr', 1],
    ['crack', 'crack', 0],
    ['mortar', 'mould', 3],
  ])('of %s and %s is %i, or beyond the limit', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(Math.min(distance, 3));
  });
});

describe('makeCorrector', () => {
  const correct = makeCorrector(new Set(['ceiling', 'balustrade', 'crack', 'grout']));

  it.each([
    ['cieling', 'ceiling'],
    ['balistrad', 'balustrade'],
    ['carck', 'crack'],
  ])('mends %s', (typo, meant) => {
    expect(correct(typo, typo)).toBe(meant);
  });

  it.each(['great', 'crick3t', 'dog', 'bungalow'])('leaves %s alone', (word) => {
    expect(correct(word, word)).toBe(word);
  });

  it('stops looking when its budget is spent', () => {
    const poor = makeCorrector(new Set(['ceiling']), 1);
    expect(poor('cieling', 'cieling')).toBe('ceiling');
    expect(poor('ceilling', 'ceilling')).toBe('ceilling');
    expect(poor('cieling', 'cieling')).toBe('ceiling');
  });
});
