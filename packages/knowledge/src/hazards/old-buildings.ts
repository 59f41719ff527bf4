/** Lead paint and asbestos: what the age of a building tells of them, and what it doesn't by itself. */
import type { AlertKind } from './alert.ts';
import { tellsNoSign } from './plain-words.ts';
import { Reading } from './reading.ts';
import type { Word } from './words.ts';

const OLD = ['yearold', 'yearlead', 'oldhouse'];

const HOUSE = '(?:house|home|place|building|unit|apartment|flat|townhouse|villa|duplex)';
/** A house as what the sentence is of: not 'the deck behind the house was built', 'vanity unit', 'granny flat'. */
const THE_HOUSE = String.raw`(?<!\b(?:of|on|onto|to|in|into|at|behind|beside|near|under|over|from|for|with|round|around|outside|inside|by|against|off|along|below|above) )(?:(?:the|our|my|this)(?: whole| entire| new)? |^)${HOUSE}`;
const FEW_YEARS =
  '(?:[1-9]|1\\d|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|(?:a )?(?:few|couple(?: of)?)) (?:years?|yrs?|months?)';
/** 'A 3 year old house'; after 'my twins are 2 years old' another sentence begins. */
const YEAR_OLD =
  '(?:[1-9]|1\\d|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|(?:few|couple(?: of)?)) (?:year|yr|month) old';
const BARELY = '(?: only| just| about| barely| not even| under| less than){0,2}';
/** 'The house is only 3 years old', 'our place was built two years ago', 'brand new house'. Nothing else that is new: a deck, a kitchen, 'it'. */
const TOLD_YOUNG = new RegExp(
  [
    String.raw`${THE_HOUSE}(?: is| was| s)?${BARELY} ${FEW_YEARS} old\b`,
    String.raw`\b${YEAR_OLD} (?:(?!home\b)${HOUSE}\b|home(?= \||$| (?:is|was|has|in|and)\b))`,
    String.raw`${THE_HOUSE}(?: is| was| s| has been)?(?: only| just)? (?:built|finished|completed)${BARELY} ${FEW_YEARS} ago\b`,
    String.raw`\b(?:brand new|newly built|new build|just built) ${HOUSE}\b`,
    String.raw`${THE_HOUSE}(?: is| was| s)? (?:brand new|newly built|a new build)\b`,
  ].join('|'),
  'g',
);
/** Not known, not so, or of another house. */
const IN_DOUBT =
  /\b(?:reckon\w*|apparently|suppos\w+|claim\w*|agents?|vendors?|sellers?|told|says?|said|think|thought|guess\w*|maybe|perhaps|probably|might|could|looks?|not|isn|wasn|never|no|if|unlike|wish|sold|opposite|behind|across|near|beside|another|other)\b/;
/** So many words on either side of an age tell whether it is doubted. */
const BESIDE = 4;
/** A part of it is older, stands apart, or is from somewhere else. */
const OLDER_PART = new RegExp(
  String.raw`\b(?:lead\w*|asbestos|fibro|salvag\w*|second ?hand|reclaim\w*|recycled|antique|heritage|original|existing|restor\w*|vintage|ancient|old (?!coats?\b|paint\b|one\b|layers?\b)\w+|old$|older|extension|renovat\w+|reno|next door|neighbou?rs?|sheds?|sleepout|bungalow|cottage|barn|dunny|outhouse|outbuildings?|stables?|garage|fences?|granny flat|ours|aircon\w*|vanity|(?:main|front|rear|back|other|another|first|second|s|parents|rental) ${HOUSE})\b`,
);

/** What nobody mistakes for a new material. */
const FRIABLE = /\b(?:lagg\w*|millboard|friable|fluff\w*|fuzz\w*|crumbl\w*)\b/;

/** Children, beside those whom the vocabulary knows. */
const CHILDREN =
  /\b(?:twins|triplets|tots?|bub\w*|littlies?|little ones|youngsters?|preschoolers?|niece|nieces|nephews?|grandbab\w+|bairns?|munchkins?|pregnan\w+)\b/;

/** Stands between clauses, so that no age is read across them. */
const BETWEEN = ' | ';

const inClauses = (words: readonly Word[]): string =>
  words
    .map(({ text, clause }, at) => (at === 0 || clause === words[at - 1]?.clause ? text : `| ${text}`))
    .join(' ');

const wordsAmong = (text: string) => text.split(' ').filter((word) => word !== '' && word !== '|');

/** Where a house is told to be too young for both, by somebody who is sure of it, and nothing older is named: the other words. */
function besideToldYoung(text: string): string | undefined {
  const ages = [...text.matchAll(TOLD_YOUNG)];
  const isSure = ages.some(({ index, 0: { length } }) => {
    const before = wordsAmong(text.slice(0, index)).slice(-BESIDE);
    const after = wordsAmong(text.slice(index + length)).slice(0, BESIDE);
    return !IN_DOUBT.test([...before, ...after].join(' '));
  });
  const rest = text.replace(TOLD_YOUNG, ' . ').replaceAll(BETWEEN, ' ');
  return isSure && !OLDER_PART.test(rest) ? rest : undefined;
}

/** What lead comes from, or what it does. */
const OF_LEAD =
  /\b(?:lead\w*|paint\w*|primer|enamel|gloss|varnish\w*|coats?|flak\w*|peel\w*|chip\w*|chalk\w*|powder\w*|dust\w*|blister\w*|alligator\w*|sand(?:s|ed|ing|er|paper\w*|blast\w*)?|scrap\w*|strip\w*|burn\w*|torch\w*|blow\w*|heat ?guns?|brush\w*|blast\w*|grind\w*|orbital|renovat\w*|reno|demol\w*|gut\w*|chew\w*|eat\w*|ate|lick\w*|mouth\w*|blood|soil|dirt|test\w*|swab\w*|curl\w*|shed(?:s|ding)?)\b/;
/** What asbestos is in, and what sets it free. */
const OF_ASBESTOS =
  /\b(?:asb\w*|fib\w*|super ?six|hardi\w*|sheet\w*|eaves?|soffits?|vinyl|lino\w*|lagg\w*|millboard|board(?:s|ing)?|cement|backing|mastic|tiles?|ceilings?|roof\w*|insulation|cladding|pipes?|flue|gutters?|fences?|shed|garage|panels?|linings?|laundry|bathroom|crumbl\w*|fluff\w*|fuzz\w*|grey|gray|stuff|friable|dust\w*|debris|drill\w*|cut\w*|sand(?:s|ed|ing|er)?|saw\w*|grind\w*|br[eo]ak\w*|broke\w*|smash\w*|rip\w*|tear\w*|tore|torn|demol\w*|renovat\w*|reno|pull\w*|remov\w*|knock\w*|holes?|hammer\w*|screw\w*|gut\w*|strip\w*|chisel\w*|jackhammer\w*)\b/;
/** The sheets and linings that hold it, so that work on paint is work on these as well. */
const UNDER_PAINT =
  /\b(?:asb\w*|fib\w*|super ?six|hardi\w*|sheet\w*|eaves?|soffits?|vinyl|lino\w*|lagg\w*|millboard|villaboard|cement|backing|mastic|cladding|linings?|flue|popcorn|stipple\w*|vermiculite|textured|putty|board(?:s|ing)?|ceilings?|roof\w*|tiles?|drill\w*|cut\w*|demol\w*|smash\w*|rip\w*|broke\w*)\b/;
const PAINT_WORK =
  /\b(?:sand(?:s|ed|ing|er|paper\w*|blast\w*)?|scrap(?:e|es|ed|er|ing)|stripp?(?:s|ed|er|ing)?|burn\w*|torch\w*|heat ?guns?|wire ?brush\w*|orbital|grind\w*)\b/;

/** How people name an old house and its troubles that are none of these two: '1930 s', 'a worker s cottage', 'sticking windows'. */
const OF_AGE =
  /^(?:s|re|ve|d|workers?|federation|heritage|victorian|edwardian|colonial|deco|art|war|post|pre|era|style|fifties|sixties|seventies|twenties|thirties|forties|moved|moving|stick\w*|jam\w*|cracks?|cracked|hairline|lovely|original|character|circa|years?|nan|nanna|nana|parents|aunty?|uncle)$/;
/** '1950 something', '1960 ish', '1970 odd'. */
const ABOUT_A_YEAR = /^(?:something|ish|odd)$/;
const YEAR = /^(?:1[89])?\d\d$/;

/**
 * The kinds of these two that the words give no reason to warn of. `isRuled` tells whether a rule speaks of a kind,
 * `firmIn` of which one a rule is sure in the other words: '2 years old' of a house isn't a child's age. A building that
 * is old on record (`isOnRecord`) isn't young for what the words say.
 */
export function agedInVain(
  { words, found }: Reading,
  isRuled: (kind: AlertKind) => boolean,
  firmIn: (words: Reading) => readonly AlertKind[],
  isOnRecord: boolean,
): readonly AlertKind[] {
  const text = words.map((word) => word.text).join(' ');
  const besideYoung = isOnRecord ? undefined : besideToldYoung(inClauses(words));
  const rest = besideYoung === undefined ? undefined : new Reading(besideYoung);
  // Of a '3 year old house' three words say that it is an old one.
  const isOld = OLD.some((name) => (rest?.found ?? found).has(name));
  if (!isOld) {
    if (!rest) return [];
    const kept = [
      ...firmIn(rest),
      ...(FRIABLE.test(text) ? ['asbestos'] : []),
      // A child with it is warned of, however young the house: the cot may be older.
      ...(rest.found.has('child') || CHILDREN.test(text) ? ['lead_paint'] : []),
    ];
    return (['asbestos', 'lead_paint'] as const).filter((kind) => !kept.includes(kind));
  }
  const kinds: AlertKind[] = [];
  const isOfAge = ({ text: word }: Word, at: number) =>
    OF_AGE.test(word) || (ABOUT_A_YEAR.test(word) && YEAR.test(words[at - 1]?.text ?? ''));
  const isAlone = tellsNoSign(words.filter((word, at) => !isOfAge(word, at)));
  if (isAlone && !isRuled('lead_paint') && !OF_LEAD.test(text)) kinds.push('lead_paint');
  const isPaintWork = PAINT_WORK.test(text) && found.has('paint');
  if (!isRuled('asbestos') && (isPaintWork ? !UNDER_PAINT.test(text) : isAlone && !OF_ASBESTOS.test(text)))
    kinds.push('asbestos');
  return kinds;
}
