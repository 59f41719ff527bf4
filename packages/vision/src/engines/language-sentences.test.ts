import { readFileSync } from 'node:fs';
import { DEFECT_NAMES } from '@plumbline/knowledge';
import { EXAMPLES, readWords } from '@plumbline/knowledge/language';
import { describe, expect, it } from 'vitest';

const { test, narratives } = JSON.parse(
  readFileSync(new URL('../../evaluate/language-sentences.json', import.meta.url), 'utf8'),
) as Record<'test' | 'narratives', Record<string, string[]>>;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

describe('the sentences that the reader of words is measured on', () => {
  it('cover every defect at least four times, and saying nothing forty times', () => {
    for (const { id } of DEFECT_NAMES) expect((test[id] ?? []).length, id).toBeGreaterThanOrEqual(4);
    expect((test.nothing ?? []).length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(narratives).sort()).toEqual(DEFECT_NAMES.map(({ id }) => id).sort());
  });

  it('are not among those that it learns from, nor nearly so', () => {
    const learnt = Object.values(EXAMPLES).flat().map(wordsOf);
    const apart = [...Object.values(test), ...Object.values(narratives)].flat();
    const known = apart.filter((text) => {
      const words = wordsOf(text);
      return words.size > 3 && learnt.some((other) => likeness(words, other) >= 0.6);
    });
    expect(known).toEqual([]);
  });

  it('are read well: four in five at once, nineteen in twenty within three', () => {
    const rows = Object.entries(test).filter(([truth]) => truth !== 'nothing');
    const ranks = rows.flatMap(([truth, texts]) =>
      texts.map((text) => Object.keys(readWords(text).defects).indexOf(truth)),
    );
    const share = (within: number) =>
      ranks.filter((rank) => rank >= 0 && rank < within).length / ranks.length;
    expect(share(1)).toBeGreaterThanOrEqual(0.8);
    expect(share(3)).toBeGreaterThanOrEqual(0.95);
  });
});
