/** Lead paint and asbestos: what the age of a building tells of them, and what it doesn't by itself. */
import type { AlertKind } from './alert.ts';
import { tellsNoSign } from './plain-words.ts';
import type { Reading } from './reading.ts';

const OLD = ['yearold', 'yearlead', 'oldhouse'];

const HOME =
  '(?:house|home|place|building|unit|apartment|flat|townhouse|villa|duplex|granny flat|it|we|ours|was|only|all)';
const FEW_YEARS =
  '(?:[1-9]|1\\d|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|(?:a )?(?:few|couple(?: of)?)) (?:years?|yrs?|months?)';
/** 'The house is only 3 years old', 'we built two years ago', 'brand new house'. */
const TOLD_YOUNG = new RegExp(
  String.raw`\b(?:house|home|place|building|unit|apartment|flat|townhouse|villa|duplex)(?: is| was| s)?(?: only| just| about| barely| not even| under| less than){0,2} ${FEW_YEARS} old\b|\b${FEW_YEARS} old (?:house|home|place|building|unit|apartment|townhouse|villa|duplex)\b|\b${HOME} (?:only |just )?(?:built|finished|completed)(?: it)?(?: only| just| about)? ${FEW_YEARS} ago\b|\b(?:brand new|newly built|new build|just built) (?:house|home|place|unit|apartment|townhouse|villa)\b|\b(?:house|home|place|unit|apartment|townhouse|villa)(?: is| was| s)? (?:brand new|newly built|a new build)\b`,
);
/** A part of it is older, or from somewhere else. */
const OLDER_PART =
  /\b(?:lead\w*|asbestos|fibro|salvag\w*|second ?hand|reclaim\w*|recycled|antique|heritage|original|existing|restor\w*|vintage|old (?!coats?\b|paint\b|one\b|layers?\b)\w+|older|extension|renovat\w+|reno|next door|neighbou?rs?)\b/;

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
  /^(?:s|re|ve|d|workers?|federation|heritage|victorian|edwardian|colonial|deco|art|war|post|pre|era|style|fifties|sixties|seventies|twenties|thirties|forties|moved|moving|stick\w*|jam\w*|cracks?|cracked|hairline|lovely|original|character|circa|years?)$/;

/** The kinds of these two that the words give no reason to warn of. `isRuled` tells whether a rule speaks of a kind. */
export function agedInVain(
  { words, found }: Reading,
  isRuled: (kind: AlertKind) => boolean,
): readonly AlertKind[] {
  const text = words.map((word) => word.text).join(' ');
  const isOld = OLD.some((name) => found.has(name));
  if (!isOld && TOLD_YOUNG.test(text) && !OLDER_PART.test(text.replace(TOLD_YOUNG, ' ')))
    return ['asbestos', 'lead_paint'];
  if (!isOld) return [];
  const kinds: AlertKind[] = [];
  const isAlone = tellsNoSign(words.filter((word) => !OF_AGE.test(word.text)));
  if (isAlone && !isRuled('lead_paint') && !OF_LEAD.test(text)) kinds.push('lead_paint');
  const isPaintWork = PAINT_WORK.test(text) && found.has('paint');
  if (!isRuled('asbestos') && (isPaintWork ? !UNDER_PAINT.test(text) : isAlone && !OF_ASBESTOS.test(text)))
    kinds.push('asbestos');
  return kinds;
}
