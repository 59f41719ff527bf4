/** States and territories in people's words. */
import type { StateCode } from '@plumbline/knowledge';
import { townsOf } from './towns.ts';

const BY_NAME: Readonly<Record<StateCode, string>> = {
  NSW: 'nsw|premier state|new south wales|ncat|hbcf|(?:nsw )?fair trading|home building act|design (?:and|&) building practitioners(?: act)?',
  VIC: 'vic|garden state|victorian?|vcat|dbdrv|bpc|vba',
  QLD: "qld|sunshine state|queensland(?:er)?|qbcc(?:['’]?s)?|qcat|home warranty scheme",
  WA: 'west(?:ern)? aus(?:t|sie|tralian?)?|building and energy|state administrative tribunal',
  SA: 'festival state|south aus(?:t|sie|tralian?)?|south oz|sacat',
  TAS: 'tas|apple isle|tassie|tasmanian?|cbos|tascat',
  NT: 'northern territory|top end|ntcat|(?:in|of|for) the territory(?!.{0,20}\\b(?:canberra|act)\\b)',
  ACT: 'australian capital territory|bush capital|acat|access canberra',
};
const NAMES: readonly (readonly [StateCode, RegExp])[] = (
  ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'] as const
).map((code) => [code, new RegExp(`\\b(?:${BY_NAME[code]}|${townsOf(code)})\\b`)]);

/** Abbreviations that are words of their own in small letters: only in capitals, or where a place is expected. */
const SHORT =
  /\b(?:(?:in|for|about|and|under|of)\s+(?:the\s+)?(?<!\bunder\s+the\s+)(?<!\bunder\s+)(wa|sa|nt|act)\b(?!\s+(?:as|on|now|fast))|(WA|SA|NT|ACT)\b)/gi;

const STATE_WORDS =
  'nsw new south wales vic victoria victorian qld queensland queenslander western australia australian tas tassie tasmania tasmanian northern territory capital wa sa nt act';
const WORDS = STATE_WORDS.split(' ');

/** In small letters they stand for themselves at the beginning or the end of a message: 'wa six years', 'and sa?'. */
const AT_AN_END =
  /^\W*(?:and |so |or |its |is it )?(wa|sa|nt|act)\b(?!['’]|\s+(?:as|on|now|fast|like|my))|(?:^|[.;!?]\s+)(wa|sa|nt|act)(?=[.;!?]\s)|(?<!\b(?:practitioners|building|contracts?|contractors|works?|pools?|scheme|property|planning|consumer|law|this|that|an|which|new|old|to|must|can|will|should|may|i|we|you|they|he|she|it|builder|under the|of the) )\b(wa|sa|nt|act)\W*$/i;

/** The state that a text names, the first of several; and its words, which then say nothing else. */
export function readState(text: string): { state: StateCode | undefined; words: ReadonlySet<string> } {
  const folded = text.toLowerCase();
  const said: string[] = [];
  let first: { code: StateCode; at: number } | undefined;
  for (const [code, pattern] of NAMES) {
    const found = pattern.exec(folded);
    if (!found) continue;
    said.push(...found[0].split(' '));
    if (!first || found.index < first.at) first = { code, at: found.index };
  }
  for (const match of text.matchAll(SHORT)) {
    const [, placed, capital] = match;
    // 'wa' in capitals stands for itself; the flag i lets small letters through, which need a preposition.
    if (!placed && capital !== capital?.toUpperCase()) continue;
    const code = (placed ?? capital ?? '').toUpperCase() as StateCode;
    if (!first || match.index < first.at) first = { code, at: match.index };
  }
  const atAnEnd = first ? null : AT_AN_END.exec(text);
  const short = atAnEnd?.[1] ?? atAnEnd?.[2] ?? atAnEnd?.[3];
  if (short) first = { code: short.toUpperCase() as StateCode, at: 0 };
  const house = OF_HOUSE.exec(text);
  // Where the house is decides, whatever else is named: the builder's state, the owner's.
  const there = house && house.index > 0 ? readState(text.slice(house.index + 1)).state : undefined;
  return { state: there ?? first?.code, words: new Set(first ? [...WORDS, ...said] : []) };
}
const OF_HOUSE =
  /(?<!\b(?:move|moved|moving) )\b(?:house|home|place|property|building|unit|flat|apartment|townhouse|site|job|work)(?:['’]s| is| was|s) (?:\w+ )?(?:in|at|near)\b/i;

/** A state where a text names it. */
interface StateSaid {
  code: StateCode;
  at: number;
  end: number;
  /** As it is read again by itself. */
  words: string;
}

/** Every state that a text names, in order. */
export function statesIn(text: string): StateSaid[] {
  const folded = text.toLowerCase();
  const named = NAMES.flatMap(([code, pattern]) =>
    [...folded.matchAll(new RegExp(pattern.source, 'g'))].map(
      ({ 0: words, index }): StateSaid => ({ code, at: index, end: index + words.length, words }),
    ),
  );
  const short = [...text.matchAll(/\b(wa|sa|nt|act)\b/gi)].flatMap(({ 0: words, index }): StateSaid[] => {
    const code = words.toUpperCase() as StateCode;
    const beside = named.some(({ at, end }) => Math.abs(index - end) <= 12 || Math.abs(at - index) <= 12);
    const capital = words === code;
    return capital || beside ? [{ code, at: index, end: index + words.length, words: code }] : [];
  });
  return [...named, ...short]
    .filter(
      (one, _, all) =>
        !all.some(
          (other) =>
            other !== one &&
            other.at <= one.at &&
            other.end >= one.end &&
            other.end - other.at > one.end - one.at,
        ),
    )
    .sort((a, b) => a.at - b.at);
}
