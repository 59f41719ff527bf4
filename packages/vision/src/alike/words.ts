import { FACTS, spotsIn } from './print.ts';

/** How often each spot is named, each time by other sums of its facts: one that is off in one name is right in another. */
const NAMES = 4;
/** Each sum is one bit of a name: whether the facts that it takes are above the mean of all. */
const BITS = 12;
/** All names that there are. */
export const WORDS = NAMES * 2 ** BITS;

/** Which facts each sum takes: they look like chance and are the same everywhere, so prints of all years are named alike. */
const TAKEN = Array.from({ length: NAMES }, (_, name) =>
  Array.from({ length: BITS }, (_, bit) => {
    let state = 0x9e3779b9 ^ Math.imul(name * BITS + bit + 1, 0x85ebca6b);
    const taken: number[] = [];
    for (let fact = 0; fact < FACTS; fact += 1) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
      state ^= state >>> 13;
      if ((state >>> 16) & 1) taken.push(fact);
    }
    return Uint8Array.from(taken);
  }),
);

/**
 * A photo's spots as words of a fixed list: two photos of one thing have many in common, so that among thousands those
 * worth comparing are found at once. Two bytes each, the lower first.
 */
export function wordsOf(print: Uint8Array): Uint8Array {
  const words = new Set<number>();
  for (const { facts } of spotsIn(print)) {
    let total = 0;
    for (const fact of facts) total += fact;
    for (const [name, sums] of TAKEN.entries()) {
      let word = name;
      for (const taken of sums) {
        let sum = 0;
        for (let at = 0; at < taken.length; at += 1) sum += facts[taken[at] ?? 0] ?? 0;
        // Whether their mean is above that of all.
        word = 2 * word + (sum * FACTS > total * taken.length ? 1 : 0);
      }
      words.add(word);
    }
  }
  const out = new Uint8Array(2 * words.size);
  for (const [at, word] of [...words].sort((one, other) => one - other).entries()) {
    out.set([word & 255, word >> 8], 2 * at);
  }
  return out;
}

/**
 * Which of these photos share most words with one, the most first: their places in the list. A word that many have counts
 * little. 5,000 photos take a few hundredths of a second.
 */
export function nearestByWords(one: Uint8Array, others: readonly Uint8Array[], most: number): number[] {
  const common = new Uint16Array(WORDS);
  for (const words of others) eachWord(words, (word) => (common[word] = (common[word] ?? 0) + 1));
  const weights = new Float32Array(WORDS);
  eachWord(one, (word) => (weights[word] = Math.log((2 + others.length) / (1 + (common[word] ?? 0)))));
  const scores = others.map((words, at) => {
    let score = 0;
    eachWord(words, (word) => (score += weights[word] ?? 0));
    return { at, score: score / Math.sqrt(words.length || 1) };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at);
}

function eachWord(words: Uint8Array, take: (word: number) => void): void {
  for (let at = 0; at + 1 < words.length; at += 2) {
    take(((words[at] ?? 0) | ((words[at + 1] ?? 0) << 8)) % WORDS);
  }
}
