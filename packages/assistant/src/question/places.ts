/** States and territories in people's words. */
import type { StateCode } from '@plumbline/knowledge';

const NAMES: readonly (readonly [StateCode, RegExp])[] = [
  [
    'NSW',
    /\b(?:nsw|new south wales|sydney|newcastle|wollongong|parramatta|penrith|queanbeyan|wagga|ncat|hbcf|(?:nsw )?fair trading)\b/,
  ],
  ['VIC', /\b(?:vic|victorian?|melbourne|geelong|ballarat|bendigo|wodonga|shepparton|vcat|dbdrv|bpc|vba)\b/],
  [
    'QLD',
    /\b(?:qld|queensland|brisbane|gold coast|cairns|townsville|sunshine coast|toowoomba|mackay|qbcc|qcat)\b/,
  ],
  [
    'WA',
    /\b(?:western australian?|perth|fremantle|bunbury|building and energy|state administrative tribunal)\b/,
  ],
  ['SA', /\b(?:south australian?|south oz|adelaide|sacat)\b/],
  ['TAS', /\b(?:tas|tassie|tasmanian?|hobart|launceston|cbos|tascat)\b/],
  ['NT', /\b(?:northern territory|darwin|alice springs|ntcat)\b/],
  ['ACT', /\b(?:australian capital territory|canberra|acat|access canberra)\b/],
];

/** Abbreviations that are words of their own in small letters: only in capitals, or where a place is expected. */
const SHORT =
  /\b(?:(?:in|for|about|and|under|of)\s+(?:the\s+)?(wa|sa|nt|act)\b(?!\s+(?:as|on|now|fast))|(WA|SA|NT|ACT)\b)/gi;

const WORDS = new Set(
  `nsw new south wales sydney newcastle wollongong vic victoria victorian melbourne geelong ballarat bendigo qld
  queensland brisbane gold coast cairns townsville sunshine western australia australian perth fremantle bunbury
  adelaide tas tassie tasmania tasmanian hobart launceston northern territory darwin alice springs canberra capital wa sa nt act
  queenslander`.split(/\s+/),
);

/** In small letters they stand for themselves at the beginning or the end of a message: 'wa six years', 'and sa?'. */
const AT_AN_END =
  /^\W*(?:and |so |or |its |is it )?(wa|sa|nt|act)\b(?!['’]|\s+(?:as|on|now|fast|like|my))|\b(wa|sa|nt|act)\W*$/i;

/** The state that a text names, the first of several; and its words, which then say nothing else. */
export function readState(text: string): { state: StateCode | undefined; words: ReadonlySet<string> } {
  const folded = text.toLowerCase();
  let first: { code: StateCode; at: number } | undefined;
  for (const [code, pattern] of NAMES) {
    const at = folded.search(pattern);
    if (at >= 0 && (!first || at < first.at)) first = { code, at };
  }
  for (const match of text.matchAll(SHORT)) {
    const [, placed, capital] = match;
    // 'wa' in capitals stands for itself; the flag i lets small letters through, which need a preposition.
    if (!placed && capital !== capital?.toUpperCase()) continue;
    const code = (placed ?? capital ?? '').toUpperCase() as StateCode;
    if (!first || match.index < first.at) first = { code, at: match.index };
  }
  const atAnEnd = first ? null : AT_AN_END.exec(text);
  const short = atAnEnd?.[1] ?? atAnEnd?.[2];
  if (short) first = { code: short.toUpperCase() as StateCode, at: 0 };
  return { state: first?.code, words: first ? WORDS : new Set() };
}
