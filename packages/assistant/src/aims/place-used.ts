/** Whether a place or part may be used, or worked on, is answered first from the hazards that are open there. */
import type { OwnFindingSummary } from '../account-data.ts';
import { directAct, foremost } from '../compose/after-hazard.ts';
import { usedThere } from '../compose/hazard-parts.ts';
import { itemsOf, MOST_LISTED, numbered } from '../compose/list-words.ts';
import { worstFirst } from '../compose/open-hazards.ts';
import { everyFinding } from '../everything.ts';
import { isOfAnotherMatter, meansToDo } from '../question/handling.ts';
import { asksIfLeft } from '../question/if-left.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import { NUMBERED_ROOM, projectsNamed } from './meant.ts';
import type { Routed, Situation } from './routed.ts';

/** Rooms, with what people call them. What lies in one isn't asked of another. */
const ROOMS: readonly RegExp[] = [
  /\b(?:bath(?:room)?s?|ensuites?|en suite|showers?)\b/i,
  /\b(?:toilets?|wc|loo|dunny|powder room)\b/i,
  /\b(?:laundry|washhouse)\b/i,
  /\bkitchens?\b/i,
  /\b(?:bed ?rooms?|bed ?\d|nursery|(?:back|rear|front|spare|kids['’]?|girls['’]?|boys['’]?) room|sun ?room|sleep ?out|study)\b/i,
  /\b(?:lounge|living(?: ?room)?|family room|tv room|rumpus)\b/i,
  /\b(?:garage|car ?port)\b/i,
  /\b(?:hall(?:way)?|corridor|entry|foyer)\b/i,
  /\bsheds?\b/i,
];
/** Parts, with their everyday relatives. */
const PARTS: readonly RegExp[] = [
  /\b(?:verandahs?|verandas?|porch(?:es)?|decks?|decking|balcony|balconies|balcony['’]s|patio|terrace)\b/i,
  /\b(?:rails?|railings?|balustrades?|hand ?rails?|bann?isters?)\b/i,
  /\b(?:roof|ceilings?|attic|loft|manhole)\b/i,
  /\b(?:switch ?boards?|meter ?box|fuse ?box|power|lights?(?! (?:it|one|an?|the|my|our|up)\b)|switch(?:es)?|power ?points?|gpos?|sockets?|outlets?|wiring|electric\w*)\b/i,
  /\b(?:stairs?|staircase|stairwell|steps)\b/i,
  /\b(?:eaves?|soffits?|fascias?|gables?)\b/i,
  /\b(?:heaters?|stove|cook ?top|oven|hot water|gas)\b/i,
  /\b(?:pool|spa)\b/i,
  /\b(?:windows?|glass|glazing|panes?|shower screen)\b/i,
  /\b(?:retaining wall|sleeper wall|retainer)\b/i,
  /\b(?:columns?|pillars?)\b|\bcar ?parks?\b|\bbasement\b/i,
  /\b(?:chimney|parapet|gutters?|awning|pergola)\b/i,
];
/** What can’t both be meant. */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  [/\bfront\b/i, /\b(?:back|rear)\b/i],
  [/\b(?:upstairs|upper|top)\b/i, /\b(?:downstairs|lower|ground)\b/i],
];

const ASKS =
  /\?|\b(?:can|could|may|should|shall|ok|okay|alright|all right|fine|safe|right|allowed|good|still)\b|\b(?:if|getting|having|want(?:s|ed)? to|going to|gonna|planning|about to|thinking of|tonight|today|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const USES =
  /\b(?:us(?:e|es|ed|ing)|enter\w*|go(?:es|ing)? (?:in|into|on|onto|out|up|under|near|through|down)|walk\w*|stand\w*|sit(?:s|ting)?|sleep\w*|stay\w*|play\w*|liv(?:e|ing) in|lunch|dinner|breakfast|brekkie|drinks?|bbq|barbecue|part(?:y|ies)|eat\w*|lean\w*|climb\w*|touch\w*|open|turn\w*|flick\w*|switch|plug\w*|run(?:ning)?|shower(?:ing)? in|cook\w*|park\w*|leave (?:the |our |my )?(?:cars?|pram|bikes?|kids?)|under|underneath|beneath|below|allowed (?:on|in|under|near|out|up)|out on|hang\w*|jump\w*|danc\w*|swim\w*|let (?:the|my|our) \w+|have (?:people|friends|mates|guests|lunch|drinks|dinner|a \w+)|visit\w*)\b/i;
/** What stirs up, loads or opens a part. */
const WORKS =
  /\b(?:paint\w*|drill\w*|screw\w*|nail\w*|sand(?:ed|ing)?|scrap(?:e|ed|ing)|wash(?:ed|ing)?|pressure|gerni\w*|blast\w*|hos(?:e|ed|ing)|cut(?:ting)?|pull\w*|rip\w*|knock\w*|remov(?:e|ed|ing)|demolish\w*|mount\w*|attach\w*|put (?:a|an|the|up|in))\b/i;
/** 'Is the back porch ok to leave for now' asks whether it may stay as it is. */
const LEAVES =
  /\b(?:ok|okay|fine|alright|safe|good|right) to (?:leave|stay|be left)\b|\b(?:leave|left) (?:\w+ ){0,4}(?:for now|as (?:it )?is|alone|til|till|until|(?:for )?a (?:bit|while|week|month))\b/i;
/** 'Do I need to keep the kids away from the laundry', 'should the fence stay up': a yes is the careful answer. */
const KEEPS_AWAY =
  /\b(?:keep|stay|leave|remain|lock|rope|fence|block|close)\b.{0,40}\b(?:away|out|off|clear|up|closed|shut|locked|fenced)\b/i;
const ASKS_WHETHER =
  /\?\s*$|\b(?:do|does|must|should|shall|can|could) (?:i|we|they|he|she|it|people|everyone|the \w+|my \w+|our \w+)\b|\b(?:need|have|got|ought) to\b/i;
/** 'Is the front window dangerous', of a place in one's own building. */
const ASKS_DANGEROUS =
  /^\W*(?:(?:and|so|but|ok|hey)\W+)*(?:is|are) (?:(?:the|my|our|that|this|his|her|their) |(?=(?:flat|unit|apartment|level|bed(?:room)?|block) ?\d)).{2,60}?\b(?:dangerous|hazardous|unsafe|risky|(?:a |any )(?:danger|hazard|risk))\b(?! (?:of|to (?:my|our) (?:health|lungs)|trade|waste|goods|material\w*))/i;

/** 'Does flat 6 get used still', 'does anyone still park under it'. */
const STILL_USED =
  /\b(?:still|gets?|getting|being|been)\b.{0,20}\b(?:used|lived in|slept in|walked (?:on|under)|parked (?:in|on|under)|opened)\b|\b(?:used|lived in) (?:still|at the moment|these days)\b|\b(?:does|do|is|are) (?:any(?:one|body)|people|some(?:one|body)|they|he|she|the (?:kids|tenants?|owners?|neighbours?)|tenants?|guests)\b.{0,12}\b(?:us(?:e|ing)|go(?:ing)? (?:in|into|on|under|out)|park(?:ing)?|sit(?:ting)?|sleep(?:ing)?|liv(?:e|ing) in|stand(?:ing)?|walk(?:ing)?|play(?:ing)?)\b/i;
/** 'So the painters can work under it?' is asked of what is spoken of. */
const POINTS_BACK = /\b(?:it|that|there|under(?:neath)?|this one|that one)\b/i;
/** Who mends it, why and how bad it is are other questions. */
const ASKS_ELSE =
  /^\W*(?:and |so |but )?(?:who|whom|whose|why|what(?! if\b)|which|where|how(?! about\b)|tell|explain|does|did|show|list)\b|\b(?:fix\w*|repair\w*|replac\w*|mend\w*|serious|urgent|wait|normal|comply|compliant|severity)\b/i;

const matched = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern, at) => (pattern.test(text) ? [at] : []));
const shares = (one: readonly number[], other: readonly number[]) => one.some((at) => other.includes(at));
const numbers = (text: string) =>
  [...text.toLowerCase().matchAll(NUMBERED_ROOM)].map(([, number]) => Number(number));

/** 'Is the lintel ok to stand under': the things that a title names, beside the parts above. */
const thingsOf = (title: string) =>
  (title.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => !NO_PART.test(word));
/** What titles say of the fault, or of many things at once. */
const NO_PART =
  /^(?:crack\w*|steel|concrete|timber|brick\w*|corro\w*|rust\w*|lean\w*|failing|failed|loose|missing|damag\w*|unsafe|wide|gaps?|water|leak\w*|paint\w*|cover|possible|suspect\w*|contain\w*|material|expos\w*|compliant|stepped|peeling|blister\w*|defect\w*|decay|fungal|other|under|above|north|south|front|right|about|where|which)$/;
const names = (message: string, word: string) =>
  new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(message);

/** Whether a finding lies where a message asks of, or is of the part that it names. `of`: its project in words. */
export function liesThere(
  message: string,
  { title, location, words, alerts = [] }: OwnFindingSummary,
  of: string,
): boolean {
  const told = [title, location, words, ...alerts.flatMap((alert) => [alert.title, alert.because])].join(
    '. ',
  );
  const [rooms, parts] = [matched(message, ROOMS), matched(message, PARTS)];
  const [inRooms, ofParts] = [matched(told, ROOMS), matched(told, PARTS)];
  if (rooms.length > 0 && inRooms.length > 0 && !shares(rooms, inRooms)) return false;
  // 'Flat 2' is neither flat 6 nor another house.
  const asked = numbers(message);
  const onlyNumber = rooms.length + parts.length === 0 && asked.length > 0;
  if (
    !onlyNumber &&
    !shares(rooms, inRooms) &&
    !shares(parts, ofParts) &&
    !thingsOf(title).some((word) => names(message, word))
  )
    return false;
  if (asked.length > 0 && !shares(asked, numbers(`${location} ${of}`))) return false;
  return !APART.some(
    ([one, other]) =>
      (one.test(message) && !other.test(message) && other.test(location) && !one.test(location)) ||
      (other.test(message) && !one.test(message) && one.test(location) && !other.test(location)),
  );
}

/** 'The mezzanine', of a finding that lies there: a place by a word that is neither a room nor a part. */
const namesItsPlace = (text: string, { location }: OwnFindingSummary): boolean =>
  (location.toLowerCase().match(/[a-z]{5,}/g) ?? []).some(
    (word) => !ANYWHERE.test(word) && new RegExp(`\\b${word}`, 'i').test(text),
  );
const ANYWHERE = /^(?:front|north|south|under|upper|lower|right|outside|inside|corner|other)/;

/** Answers whether a place or part may be used or worked on, where a hazard is open there. */
export async function placeUsed(
  text: string,
  { thread, own, projects }: Pick<Situation, 'thread' | 'own' | 'projects'>,
): Promise<Pick<Routed, 'aim' | 'parts' | 'choices' | 'projectId' | 'asks' | 'alerts'> | undefined> {
  const stillUsed = STILL_USED.test(text);
  const left = !stillUsed && asksIfLeft(text);
  if (projects.length === 0 || isOfAnotherMatter(text) || (ASKS_ELSE.test(text) && !stillUsed && !left))
    return undefined;
  // 'What if I just put a sign up' is asked of what is spoken of.
  const meant = meansToDo(text);
  const keepsAway = !left && KEEPS_AWAY.test(text) && ASKS_WHETHER.test(text);
  const dangerous = !left && ASKS_DANGEROUS.test(text);
  const uses = left || dangerous || [USES, WORKS, LEAVES].some((way) => way.test(text));
  if (!keepsAway && !stillUsed && !(ASKS.test(text) && (meant || uses)) && !dangerous) return undefined;
  const named = projectsNamed(text, projects);
  const hazards = (await own.hazards()).open;
  const namesPlace =
    stillUsed ||
    matched(text, ROOMS).length + matched(text, PARTS).length > 0 ||
    hazards.some(({ location }) => shares(numbers(text), numbers(location))) ||
    hazards.some(({ title }) => thingsOf(title).some((word) => names(text, word)));
  const listed = thread.listed.length === 1 ? (thread.listed[0]?.findingId ?? null) : null;
  const spokenOfOne =
    !namesPlace && named.length === 0 && thread.danger === '' && (meant || POINTS_BACK.test(text))
      ? (thread.findingId ?? listed)
      : null;
  if (!namesPlace && spokenOfOne === null) return undefined;
  const nameOf = (id: number) => {
    const { name = '', address = '' } = projects.find((each) => each.id === id) ?? {};
    return `${name} ${address}`;
  };
  const there = hazards.filter((each) =>
    namesPlace
      ? (named.length === 0 || named.some(({ id }) => id === each.projectId)) &&
        (liesThere(text, each, nameOf(each.projectId)) || (stillUsed && namesItsPlace(text, each)))
      : each.id === spokenOfOne,
  );
  if (there.length === 0 && stillUsed && own.finding === null)
    return withoutAlert(text, { thread, own, projects }, nameOf);
  // What is asked of the finding that is open is answered from it.
  if (there.length === 0 || there.some(({ id }) => id === own.finding?.id)) return undefined;
  const spokenOf = thread.projectId ?? own.project?.id;
  const near = there.filter(({ projectId }) => projectId === spokenOf);
  const open = near.length > 0 ? near : there;
  const project = projects.find(({ id }) => open.every(({ projectId }) => projectId === id)) ?? null;
  const askedUse = left ? 'leave' : dangerous ? 'dangerous' : 'use';
  const askedThere = keepsAway ? 'keep away' : stillUsed ? 'still used' : askedUse;
  const said = usedThere({ project, projects, open }, askedThere);
  const { choices = [] } = said;
  const alert =
    meant && !keepsAway && !uses ? foremost(open.flatMap(({ alerts = [] }) => alerts)) : undefined;
  const act = alert && directAct(text, alert);
  // What is done there is told of where it is known what that does.
  if (!keepsAway && !stillUsed && !uses && act === undefined) return undefined;
  const parts = act === undefined ? said.parts : [{ text: act, rows: [], support: 0.9 }, ...said.parts];
  return {
    aim: 'own.list',
    parts,
    choices,
    asks: false,
    projectId: project?.id ?? thread.projectId,
    alerts: open.flatMap(({ alerts = [] }) => alerts),
  };
}

/** What is recorded without an alert where it is asked whether that place is still used. */
async function withoutAlert(
  text: string,
  { thread, own, projects }: Pick<Situation, 'thread' | 'own' | 'projects'>,
  nameOf: (id: number) => string,
): Promise<Pick<Routed, 'aim' | 'parts' | 'choices' | 'projectId' | 'asks'> | undefined> {
  const named = projectsNamed(text, projects);
  const there = (await everyFinding(own))
    .filter(
      (each) =>
        (named.length === 0 || named.some(({ id }) => id === each.projectId)) &&
        (liesThere(text, each, nameOf(each.projectId)) || namesItsPlace(text, each)),
    )
    .sort(worstFirst)
    .slice(0, MOST_LISTED);
  const [first] = there;
  if (!first) return undefined;
  return {
    aim: 'own.list',
    parts: [
      {
        text: `**Whether it is still used isn’t in what I read here.** On record there, without an open alert, which doesn’t make it safe:\n${numbered(there.map((each) => findingLine(each)))}`,
        rows: there.map(findingRow),
        support: 0.9,
        listed: itemsOf(there),
      },
    ],
    choices: [],
    asks: false,
    projectId: there.every(({ projectId }) => projectId === first.projectId)
      ? first.projectId
      : thread.projectId,
  };
}
