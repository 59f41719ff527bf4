/** Whether a message tells of something that is news, any one of its sort, or somebody else’s: nothing of the account. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { mayMeanOwn } from '../aims/as-of-nobody.ts';
import { liesInLike, numberSaid, stemsOf } from '../aims/meant.ts';
import { isCommon } from '../aims/own-words.ts';
import { OF_ONES_OWN } from '../aims/which-finding.ts';
import type { Thread } from '../question/thread.ts';
import { speaksOfRecord } from './how-surely.ts';
import { type Linked, link } from './link.ts';

const SOME =
  '(?:an?|some|few|a few|a couple(?: of)?|a bit of|bits? of|lots? of|heaps of|one|two|three|several|more|little|\\d+) (?!of (?:my|our|the|these|those|them)\\b)';
/** 'There’s a crack', 'got some rust', 'noticed a few stains': told, and not looked up. */
const NEWS = new RegExp(
  `\\b(?:there(?:['’]?s| is| are| was| were)|theres|(?:i|we)(?:['’]?ve| have)?(?: just| also)? (?:got|have|noticed|see|saw|spotted)|got|noticed|spotted|seeing) ${SOME}`,
  'i',
);
/** 'A lintel that’s gone rusty', 'for a power pole', 'does a door that sticks matter'. */
const ANY_ONE =
  /\b(?:for|about|with|of|onto?|when|if|where|does|do|is|can|should|would|to|get|fix\w*|repair\w*|call(?:ing)?|there|how (?:bad|serious|urgent) is) (?:(?:i|we|there(?:['’]s| is)?) )?(?:an?|some) (?:[\w-]+ ){0,2}[\w-]+|^\W*(?:an?|some|few|a few) [\w-]+/i;
/** 'Is there a gas leak in the garage', 'is there a photo of the splashback': looked up, and not told. */
const ASKS_WHETHER =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|please|then|also|but)\W+)*(?:is|are|was|were) there (?:an?|some|any)\b/i;
/** 'My deck boards are cupping': tells how something is, and asks nothing. */
const TELLS =
  /^\W*(?:(?:hey|hi|so|and|ok|also|well)\W+)*(?:my|our|the) [\w’' -]{2,40}? (?:is|are|was|were|has|have|keeps?|looks?|seems?|feels?|sounds?)\b(?!.*\?)/i;
const PERSON =
  '(?:mum|mom|dad|nan|nanna|pop|grandma|grandpa|mate|friend|sister|brother|son|daughter|neighbour|neighbor|aunt(?:y|ie)?|uncle|cousin|boss|client|in-laws?|parents?)';
const SOMEBODY_ELSES = new RegExp(
  `\\b(?:an?|my|our|the|his|her|their)? ?${PERSON}(?:['’]s|s['’]?)? (?:[\\w-]+ ){0,2}(?:balcony|deck|house|place|unit|flat|wall|roof|ceiling|floor|door|window|slab|garage|bathroom|kitchen|shed|fence|verandah?|home|bricks?|apartment)\\b|\\b(?:next ?door|across the (?:road|street)|down the (?:road|street)|at (?:a|another) \\w+|at work|someone else)\\b`,
  'i',
);

/** Whether what is linked is told by what it is and by where it lies. */
function describes({ findings, terms }: Linked): boolean {
  const said = (words: (finding: OwnFindingSummary) => ReadonlySet<string>, finding: OwnFindingSummary) =>
    terms.some(({ said, fits }) => fits.has(finding.id) && words(finding).has(said));
  return findings.some(
    (finding) =>
      said(({ location }) => stemsOf(location), finding) &&
      terms.some(
        ({ said, kind, fits }) =>
          fits.has(finding.id) &&
          (kind === 'defect' || (stemsOf(finding.title).has(said) && !stemsOf(finding.location).has(said))),
      ) &&
      terms.some(({ said, common }) => !common && !isCommon(said) && liesInLike(said, finding)),
  );
}

/** Nothing that is recorded was named, only a place that is much like where something lies. */
const onlyLike = ({ terms }: Linked): boolean =>
  terms.every(({ kind }) => kind === 'like' || kind === 'area');

/** Whether a message is asked of no finding of the account, whatever words it shares with one. */
export async function isOfAnother(message: string, thread: Thread, own: OwnContext): Promise<boolean> {
  const elses = SOMEBODY_ELSES.test(message);
  const told = TELLS.test(message);
  const some = NEWS.test(message) || ANY_ONE.test(message);
  if (!elses && (ASKS_WHETHER.test(message) || !(some || told))) return false;
  if (thread.listed.length > 0 || numberSaid(message) !== undefined) return false;
  if (OF_ONES_OWN.test(message) || speaksOfRecord(message)) return false;
  if (await mayMeanOwn(message, thread, own)) return false;
  if (elses) return true;
  const linked = await link(message, thread, own);
  if (!some) return linked !== undefined && onlyLike(linked);
  return linked === undefined || !describes(linked);
}
