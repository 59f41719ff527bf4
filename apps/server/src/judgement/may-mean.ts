import { type Alert, isSameDanger } from '@plumbline/knowledge/hazards';

/** Shorter words and these name no thing. */
const NAMELESS =
  /^(?:.{1,3}|again|also|from|have|here|into|near|still|that|them|there|they|this|were|when|with|written|comment|private|link|photo|plan|reading)$/;

const namesIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .map((word) => word.replace(/(?:es|s)$/, ''))
      .filter((word) => !NAMELESS.test(word)),
  );

/**
 * Whether words that warn may speak of a danger that was closed: the same row of the table, or another of its kind that
 * names a thing which they name. 'The bathroom switch gives shocks' reads as live parts and may mean the tingle there.
 */
export function mayMean(told: Alert, done: Alert): boolean {
  if (isSameDanger(told, done)) return true;
  if (told.kind !== done.kind) return false;
  const named = namesIn(told.because);
  return [...namesIn(done.because)].some((word) => named.has(word));
}
