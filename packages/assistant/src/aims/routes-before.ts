/** Routes that hold whatever the learnt aim is: the user's own for sure, the product, one fact, a word of the trade. */
import { howMeasured, onlyPuzzled, ratioMeant, wordMeant, wordsApart } from '../compose/building-words.ts';
import { categoryClaimed } from '../compose/category-claimed.ts';
import { comesBack } from '../compose/comes-back.ts';
import { sizeBesideCategory } from '../compose/crack-part.ts';
import { definitionsApart } from '../compose/definitions-apart.ts';
import { composeLaw } from '../compose/law-parts.ts';
import { lookedUp } from '../compose/limit-lookup.ts';
import { otherUnits } from '../compose/other-units.ts';
import type { Part } from '../compose/part.ts';
import { singleFact } from '../compose/single-facts.ts';
import { smokeLaw } from '../compose/smoke-law.ts';
import { howSure } from '../compose/sure-part.ts';
import { whichProject } from '../compose/work-parts.ts';
import { isTenants } from '../question/rents.ts';
import type { Aim } from './aims.ts';
import { askedByTitle } from './asked-by-title.ts';
import { ownSurely } from './own-surely.ts';
import { productAsked } from './product-asked.ts';
import type { Routed } from './routed.ts';
import { LEAVE_TO_ROWS, type Route, type Wanted } from './wanted.ts';
import { asked } from './which-finding.ts';
import { wholeFact } from './whole-fact.ts';

/** An answer of these parts; undefined where there are none. */
const told = ({ base }: Wanted, aim: Aim, parts: readonly Part[]): Routed | undefined =>
  parts.length > 0 ? { ...base, aim, parts } : undefined;

const another: Route = ({ first }) => (first.foreign ? LEAVE_TO_ROWS : undefined);

const surely: Route = async (wanted) => {
  const { tapped, afterRows, message, first, base } = wanted;
  const own =
    tapped || afterRows ? undefined : await ownSurely({ ...wanted, text: message, question: first });
  return own && { ...base, ...own };
};

const turnsToSeveral: Route = ({ turnedTo, tapped, aim, base }) =>
  turnedTo.length > 1 && !tapped ? { ...base, ...asked(whichProject(turnedTo, aim)) } : undefined;

const categoryOfCrack: Route = ({ category, aim, base, message, question }) => {
  if (category.length === 0 || aim !== 'pos.ok') return undefined;
  const claimed = categoryClaimed(message, question);
  const parts = claimed.length > 0 ? claimed : [...category, ...sizeBesideCategory(message, question)];
  return { ...base, parts };
};

/** Asks of what is recorded, not of how it is recorded. */
const OF_MEANING = /\bmean(?:s|ing|t)?\b|\bdifference\b/i;
const OWN_AIM = /^own\.(?:list|when|first|trade)$/;
const ofProduct: Route = (wanted) => {
  const { tapped, afterRows, goesOnTo, projects, read, message, own } = wanted;
  const ofOwn = projects.length > 0 && OWN_AIM.test(read) && !OF_MEANING.test(message);
  return tapped || afterRows || goesOnTo === 'law.class' || ofOwn || wanted.aim === 'no.topic'
    ? undefined
    : told(wanted, 'app.price', productAsked(message, own.finding !== null));
};

/** 'Yes or no, did the membrane fail, the pic is right there': no photo proves it, whatever thing is named. */
const OF_PHOTO = /\b(?:photos?|pics?|pictures?|images?|snaps?)\b/i;
const WANTS_CERTAINTY =
  /\b(?:yes or no|for (?:sure|certain)|100 ?(?:%|per ?cent)|definite(?:ly)?|(?<!\b(?:an?|the|any|no|my|our|your|written|\w+['’]s) )guarantee[sd]?|certif(?:y|ied)|without (?:a )?doubt|prove[sd]?|proof|beyond doubt)\b/i;
const SETTLES = /\b(?:can|could|will|would|does|do|did|is|are|was|were|has|have|tell|say|confirm)\b/i;
/** Asks of evidence before somebody else, of which the law says something. */
const BEFORE_OTHERS =
  /\b(?:tribunal|court|hearing|evidence|[nvqst]a?cat|builder|insurer|how (?:do|can|would|should) (?:i|we))\b/i;
/** Asks of Plumbline, or of who and what to claim, where no danger is in doubt. */
const OF_ELSE =
  /\b(?:reports?|upload\w*|delet\w*|credits?|trades?|who|claim\w*|how many)\b(?!.*\b(?:safe|sound|danger\w*|live|asbestos)\b)/i;
const certainFromPhoto: Route = async (wanted) => {
  const { message, tapped, own, thread } = wanted;
  const wants = OF_PHOTO.test(message) && WANTS_CERTAINTY.test(message) && SETTLES.test(message);
  return tapped || !wants || BEFORE_OTHERS.test(message) || OF_ELSE.test(message)
    ? undefined
    : told(wanted, 'app.sure', await howSure(own, thread, message));
};

/** Who is only one of the things that are asked. */
const whoAmongOthers: Route = ({ tapped, aim, first }) =>
  !tapped && aim === 'pos.who' && first.intents.some((intent) => intent === 'severity' || intent === 'cause')
    ? LEAVE_TO_ROWS
    : undefined;

const ofSmoke: Route = (wanted) => {
  const { message, first, thread, own } = wanted;
  return told(wanted, 'law.stage', smokeLaw(message, first.state, thread, first.followUp, own.today));
};

const whole: Route = ({ tapped, message, first, thread, own, base }) => {
  const fact = tapped ? undefined : wholeFact(message, first, thread, own.today);
  return fact && { ...base, ...fact };
};

const again: Route = (wanted) => {
  const { tapped, message, first } = wanted;
  const sure = first.followUp || first.defectStrength >= 0.8;
  return tapped ? undefined : told(wanted, 'knowledge', comesBack(message, first.defectIds[0], sure));
};

const byTitle: Route = (wanted) => {
  const row = wanted.tapped ? undefined : askedByTitle(wanted.message);
  return row && told(wanted, 'app.price', [{ text: row.text, rows: [row], support: 0.9 }]);
};

const ofTrade: Route = (wanted) => {
  const { tapped, afterRows, message, first } = wanted;
  if (tapped || afterRows) return undefined;
  const words =
    first.gap === undefined || onlyPuzzled(message)
      ? [...(first.defectIds.length < 2 ? wordsApart(message) : []), ...wordMeant(message)]
      : [];
  const [one] = [...ratioMeant(message), ...howMeasured(message), ...definitionsApart(message), ...words];
  return one && told(wanted, 'knowledge', [one]);
};

const OF_ASBESTOS = /asbest|fibro/;
const oneFact: Route = ({ tapped, thread, message, first, base }) => {
  if (tapped) return undefined;
  const ofAsbestos =
    thread.defectIds.includes('asbestos_suspect') ||
    thread.subject.some((stem) => OF_ASBESTOS.test(stem)) ||
    thread.cited.some((id) => OF_ASBESTOS.test(id));
  const fact = singleFact({ text: message, state: first.state, ofAsbestos, followUp: first.followUp });
  return fact && { ...base, ...fact };
};

const inOtherUnits: Route = (wanted) => {
  const { first, message, thread } = wanted;
  const other = first.followUp ? otherUnits(message, thread.cited[0]) : undefined;
  return other && told(wanted, 'pos.ok', [other]);
};

/** 'Who pays', 'he refuses' of somebody who rents isn't asked of a builder. */
const OF_BUILDER: ReadonlySet<Aim | null> = new Set([
  'pos.pays',
  'law.dispute',
  'law.complain',
  'law.period',
]);
const asTenant: Route = (wanted) => {
  const { tapped, aim, message, thread, first, own } = wanted;
  const told = [thread.topic, thread.said, thread.told, message].join('\n');
  return tapped ||
    !OF_BUILDER.has(aim) ||
    own.finding ||
    message.length > 60 ||
    !isTenants(told) ||
    /\bbuilder\b/i.test(message)
    ? undefined
    : {
        ...wanted.base,
        aim: 'law.tenant',
        parts: composeLaw('law.tenant', {
          text: message,
          state: first.state,
          subject: { finding: null, defectId: null, warned: false },
          today: own.today,
        }),
      };
};

/** A limit that is asked for by its part, and that isn't held, is no other row's. */
const unheld: Route = ({ tapped, warned, first, message, base }) => {
  const parts = tapped || warned || first.gap !== undefined ? [] : lookedUp(message);
  return parts.length > 0 ? { ...base, aim: 'pos.ok', parts, declined: true } : undefined;
};

/** In the order in which they are tried. */
export const ROUTES_BEFORE: readonly Route[] = [
  another,
  certainFromPhoto,
  surely,
  turnsToSeveral,
  categoryOfCrack,
  ofProduct,
  whoAmongOthers,
  ofSmoke,
  whole,
  again,
  byTitle,
  ofTrade,
  oneFact,
  inOtherUnits,
  unheld,
  asTenant,
];
