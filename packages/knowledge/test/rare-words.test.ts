import { describe, expect, it } from 'vitest';
import { withoutRareWords } from '../evaluate/model/pack-net.ts';
import { unpackNet } from '../src/hazards/model/packed-net.ts';
import { SIZE } from '../src/hazards/model/text-net.ts';
import { TRAINED_NET } from '../src/hazards/model/trained.ts';

const whole = unpackNet(TRAINED_NET);
const words = [...whole.names.words.keys()];

describe('a network that is made smaller', () => {
  it('loses 450 words, of which none is met more often than any that stays with the same row', () => {
    const met = new Map(words.map((word, at) => [word, at < 450 ? 0 : 1] as const));
    const kept = withoutRareWords(whole, met).names.words;
    expect([...kept.keys()]).toEqual(words.slice(450));
  });

  it('keeps each row with its word, and all that is no word', () => {
    const met = new Map(words.map((word, at) => [word, (at * 7919) % 997] as const));
    const { net, names } = withoutRareWords(whole, met);
    expect(names.words.size).toBe(words.length - 450);
    for (const [word, row] of names.words) {
      const before = whole.names.words.get(word) ?? 0;
      expect(net.table.slice(row * SIZE, (row + 1) * SIZE)).toEqual(
        whole.net.table.slice(before * SIZE, (before + 1) * SIZE),
      );
    }
    expect({ ...net, table: 0 }).toEqual({ ...whole.net, table: 0 });
    expect(names.classes).toBe(whole.names.classes);
  });
});
