/**
 * Numbers of clauses, Parts, standards and laws in a text, and those that no source of the answer holds. Nothing
 * leaves the assistant with a number that was not retrieved.
 */

const PATTERNS: readonly RegExp[] = [
  // AS 3740:2021, AS/NZS 3500.3, SA HB 39:2015, ISO 9001
  /\b(?:AS\/NZS|AS|SA HB|HB|ISO|NATSPEC)\s?\d{2,5}(?:\.\d+)?(?:[:-]\d{4})?/g,
  // H1D5, F2P2, D3D18, F1; the class H4 of treated timber and the class H1 of a soil are no Parts
  /(?<!\b[Cc]lass )\b[A-J]\d{1,2}(?:[DPFO]\d{1,2})?(?:\(\d+\))?\b/g,
  // HP 10.2.12, Housing Provisions 10.2
  /\b(?:HP|Housing Provisions,?|ABCB Housing Provisions,?)\s?\d{1,2}(?:\.\d{1,2}){0,2}(?:\(\d+\))?/g,
  // clause 12.9, cl 2.3, section 18B, s 134, ss 18B, reg 167, Table C1, Part 3.8, Schedule 1B, Appendix C
  /(?<![\w'’])(?:clauses?|cl\.?|sections?|sec\.?|ss?|regs?\.?|regulations?|tables?|parts?|schedules?|appendix|spec(?:ification)?)\s(?!\d+(?:\.\d+)?(?:mm|cm|m)\b)(?:[A-Z]?\d+(?:\.\d+)*[A-Z]{0,2}(?:\(\d+\))?|[A-J]\d?)(?![\w%])/gi,
  // 10.2.12 by itself
  /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?:\(\d+\))?(?![\d.]*\d)/g,
  // NSW 10.14
  /\b(?:NSW|VIC|QLD|TAS)\s\d{1,2}\.\d{1,2}\b/g,
];

/** Letters and numbers alone: 'Housing Provisions, 10.2.12' and 'HP 10.2.12' hold the same '10.2.12'. */
function core(found: string): string {
  const text = found.toUpperCase().replace(/\s+/g, ' ');
  const standard = /^(AS\/NZS|AS|SA HB|HB|ISO|NATSPEC) ?(.*)$/.exec(text);
  if (standard) return `${standard[1]} ${standard[2]?.replace(/[:-]\d{4}$/, '')}`;
  return text
    .replace(/^[A-Z. ,]*? (?=[A-Z]?\d|[A-Z]$)/, '')
    .replace(/^HP/, '')
    .trim();
}

interface Provision {
  /** As it stands in the text. */
  text: string;
  at: number;
  core: string;
}

/** Everything in a text that reads like the number of a provision, in order, without overlaps. */
export function provisionsIn(text: string): Provision[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (match): Provision => ({
        text: match[0],
        at: match.index,
        core: core(match[0]),
      }),
    ),
  ).sort((a, b) => a.at - b.at || b.text.length - a.text.length);
  const kept: Provision[] = [];
  for (const each of found) {
    const last = kept.at(-1);
    if (!last || each.at >= last.at + last.text.length) kept.push(each);
  }
  return kept;
}

/** The text with numbers as tokens, so that '10.2' isn't found inside '10.2.12' nor 'F1' inside 'F12'. */
export function tokensOf(texts: readonly string[]): Set<string> {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const [token] of text
      .toUpperCase()
      .matchAll(/[A-Z]*\d+[A-Z]*\d*(?:\.\d+)*[A-Z]{0,2}(?:\(\d+\))?/g)) {
      tokens.add(token);
      // 'Table 12.1(4)' also names 12.1, and 10.2.12 stands in 10.2.
      tokens.add(token.replace(/\(\d+\)$/, ''));
      const parts = token.replace(/\(\d+\)$/, '').split('.');
      for (let length = 2; length < parts.length; length += 1) tokens.add(parts.slice(0, length).join('.'));
    }
    for (const { core: known } of provisionsIn(text)) tokens.add(known);
  }
  return tokens;
}

/** Provisions that a text names and none of the sources does. */
export function unsupported(text: string, sources: readonly string[]): Provision[] {
  const known = tokensOf(sources);
  return provisionsIn(text).filter(({ core: wanted }) => {
    const standard = /^(?:AS\/NZS|AS|SA HB|HB|ISO|NATSPEC) /.test(wanted);
    return standard ? !known.has(wanted) : !known.has(wanted) && !known.has(wanted.replace(/\(\d+\)$/, ''));
  });
}

/** A full stop inside 'cl. 2.3' or 's. 134' ends no sentence. */
const SENTENCE =
  /(?:[^.!?\n]|(?<=\b(?:cl|sec|ss?|regs?|no|e\.g|i\.e))\.(?= )|[.!?](?!["”’)*]*(?:\s|$)))+(?:[.!?]+["”’)*]*(?:[^\S\n]*\[\d{1,3}\])*|(?=\n)|$)[^\S\n]*/gi;

/**
 * The text without the sentences that rest on a number that no source holds, and the numbers. A mark in its place would
 * leave a person with a sentence that says nothing.
 */
export function withoutUnsupported(
  text: string,
  sources: readonly string[],
): { text: string; removed: readonly string[] } {
  const removed = unsupported(text, sources);
  if (removed.length === 0) return { text, removed: [] };
  const result = text.replace(SENTENCE, (sentence: string, ...rest: unknown[]) => {
    const from = rest.find((each): each is number => typeof each === 'number') ?? 0;
    return removed.some(({ at }) => at >= from && at < from + sentence.length) ? '' : sentence;
  });
  return {
    text: result.replace(/\n{3,}/g, '\n\n'),
    removed: removed.map(({ text: found }) => found),
  };
}

/** What is said where nothing of an answer is left. */
const NOTHING_LEFT = 'I hold no source for the number that this answer rests on, so I leave it out.';

/** A built-in answer's text, as far as its sources hold the numbers in it. */
export function supportedText(text: string, sources: readonly string[]): string {
  const left = withoutUnsupported(text, sources).text.trim();
  return left === '' ? NOTHING_LEFT : left;
}
