/** Sentences from patterns: '{a|b} c' stands for 'a c' and 'b c'. The same ones in every run. */

/** Of one pattern, at most so many sentences, spread evenly over all that it stands for. */
const MOST_OF_ONE = 20;

/** The choices of each part of a pattern, in order: plain text has one. */
function partsOf(pattern: string): string[][] {
  return pattern
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? part.slice(1, -1).split('|') : [part]));
}

/** Irrational steps, one for each part, so that every choice meets every other early on. */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19, 23].map((prime) => Math.sqrt(prime) % 1);

/** Up to twenty sentences of a pattern, spread evenly over all that it stands for. */
export function expand(pattern: string): string[] {
  const parts = partsOf(pattern);
  const varied = parts.filter((choices) => choices.length > 1);
  const all = varied.reduce((count, choices) => count * choices.length, 1);
  const sentences = new Set<string>();
  for (
    let at = 0;
    at < Math.min(all * 4, MOST_OF_ONE * 3) && sentences.size < Math.min(all, MOST_OF_ONE);
    at += 1
  ) {
    let part = 0;
    const sentence = parts.map((choices) => {
      if (choices.length === 1) return choices[0];
      const share = ((at + 1) * (STEPS[part % STEPS.length] ?? 0.5)) % 1;
      part += 1;
      return choices[Math.floor(share * choices.length)];
    });
    sentences.add(sentence.join('').replace(/\s+/g, ' ').trim());
  }
  return [...sentences].filter((sentence) => sentence !== '');
}
