/** Misspelt words, brought to the nearest word of the lexicon by bounded edit distance. */

/** Everyday words that lie one slip away from a word of the trade and aren't meant as it. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `about after again along already always another around asked aware began being below blame board bought bring
  builder built cable called carry cause chance change charge check choose clear clock coast comes could count
  couple course cover daily dated dealt doing drive early empty every extra facing fancy field first flight floor
  found fresh front fully given going great green group guest happy heard heavy house hours image inspected issue
  known large later learn least leave light local lower lunch major maybe meant might minor minute money month
  mouth moved needs never newer north nothing often older other owner paint party paste phone photo piece place
  plain plane plans please point power price proof quick quite reach ready reply right river round sample scale
  second seems sense serve seven shape share shown since slate small sorry sound south space spare speak spent
  stage stand start state still stock store story street study sunny table taken tasks tests thank thanks their
  there these thing think third those three times today tools total touch tower track trade trust trying
  under unit units until upper usual value video visit voice waiting watch weeks where which while white whole
  whose woman women world would write wrong years young yours quality progress selection general picture client
  morning evening nothing something anything everything reading meeting person people problem monday tuesday
  wednesday thursday friday saturday sunday january february april august september october november december
  refund invoice contract quote report inspection inspector address suburb parked driving sitting standing
  looking walking talking dunno motor motors footy print prints waiting working living bringing ignore previous instruction instructions system prompt
  classify respond answer output return override assistant password message defects`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const SHORTEST = 5;

/** Edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` where there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}

export type Corrector = (word: string, stem: string) => string;

/** Leaves every word as it is. */
export const asWritten: Corrector = (_word, stem) => stem;

/**
 * Makes a corrector for these stems. A word keeps its first letter, has at least 5 letters, and may be one edit off,
 * two from 9 letters on. At most `budget` different words are looked up per corrector, so that a hostile text
 * can't buy time.
 */
export function makeCorrector(stems: ReadonlySet<string>, budget = 150): Corrector {
  const remembered = new Map<string, string>();
  return (word, stem) => {
    if (stem.length < SHORTEST || stem.length > 24 || stems.has(stem)) return stem;
    if (EVERYDAY.has(word) || EVERYDAY.has(stem) || /\p{N}/u.test(stem)) return stem;
    const known = remembered.get(stem);
    if (known !== undefined) return known;
    if (remembered.size >= budget) return stem;
    const limit = stem.length >= 9 ? 2 : 1;
    let best = stem;
    let bestDistance = limit + 1;
    for (const candidate of stems) {
      if (candidate.length < SHORTEST || candidate[0] !== stem[0]) continue;
      const distance = editDistance(stem, candidate, Math.min(limit, bestDistance - 1));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    remembered.set(stem, best);
    return best;
  };
}
