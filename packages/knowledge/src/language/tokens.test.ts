import { describe, expect, it } from 'vitest';
import { MAX_TOKENS, stemOf, tokenise } from './tokens.ts';

const wordsOf = (text: string) => tokenise(text).map((token) => token.word);

describe('tokenise', () => {
  it('folds case and accents and splits at punctuation', () => {
    expect(wordsOf('Façade CRACKED, re-opened!')).toEqual(['facade', 'cracked', 're', 'opened']);
  });

  it.each([
    ["isn't closing", ['is', 'not', 'closing']],
    ['doesn’t latch', ['does', 'not', 'latch']],
    ['cannot shut', ['can', 'not', 'shut']],
    ['dont know', ['do', 'not', 'know']],
  ])('spells out the negation in %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps a decimal number in one piece', () => {
    expect(tokenise('a gap of 1.5 mm here').every((token) => token.sentence === 0)).toBe(true);
  });

  it('numbers sentences and clauses', () => {
    const tokens = tokenise('Door sticks, latch misses. Paint peels but walls are fine');
    const places = tokens.map(({ word, sentence, clause }) => [word, sentence, clause]);
    expect(places).toContainEqual(['latch', 0, 1]);
    expect(places).toContainEqual(['paint', 1, 2]);
    expect(places).toContainEqual(['but', 1, 3]);
  });

  it('starts no sentence on repeated or leading stops', () => {
    expect(tokenise('...!!! crack ??? leak').map((token) => token.sentence)).toEqual([0, 1]);
  });

  it('cuts texts that never end', () => {
    expect(tokenise('crack '.repeat(5000)).length).toBeLessThanOrEqual(MAX_TOKENS);
  });
});

describe('stemOf', () => {
  it.each([
    ['cracks', 'cracking'],
    ['leaked', 'leaking'],
    ['sagging', 'sag'],
    ['tiles', 'tile'],
    ['bouncy', 'bouncies'],
  ])('brings %s and %s together', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each(['glass', 'wall', 'moss'])('leaves %s whole', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});
