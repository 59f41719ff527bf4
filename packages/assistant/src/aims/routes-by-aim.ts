/** Routes by the aim that was read: a refusal, a price, an edition, the user's own work. */
import { beyond, isBeyond } from '../compose/beyond-parts.ts';
import { editionFor } from '../compose/edition-part.ts';
import { howSure } from '../compose/sure-part.ts';
import { compared, ownWork } from './own-work.ts';
import { priceAnswer } from './price-answer.ts';
import { howDoneOneself } from './product-asked.ts';
import { LEAVE_TO_ROWS, type Route } from './wanted.ts';

const declined: Route = ({ aim, message, question, projects, base }) => {
  if (!isBeyond(aim)) return undefined;
  const { text, choices } = beyond(aim, question.defectIds[0], projects.length > 0);
  const oneself = aim === 'no.act' ? howDoneOneself(message) : '';
  const said = oneself === '' ? text : `I can’t do that from the chat: I only read. ${oneself}`;
  return { ...base, declined: true, choices, parts: [{ text: said, rows: [], support: 0 }] };
};

const ofPrice: Route = ({ aim, thread, message, base }) =>
  aim === 'app.price'
    ? { ...base, parts: priceAnswer(thread.aim === 'own.reports' ? `${message} report` : message) }
    : undefined;

const ofSureness: Route = async ({ aim, own, thread, message, base }) =>
  aim === 'app.sure' ? { ...base, parts: await howSure(own, thread, message) } : undefined;

const ofEdition: Route = async ({ aim, question, corpus, own, base }) => {
  if (aim !== 'law.edition') return undefined;
  const parts = await editionFor({ question, corpus, own, finding: null, asked: true });
  return parts.length > 0 ? { ...base, parts } : LEAVE_TO_ROWS;
};

/** Sets one thing against another: 'is the damp more urgent than the leak?' */
const COMPARES =
  /\bfirst,? or\b.*\bfirst\b|\b(?:more|less) (?:urgent|serious|important|dangerous|severe|critical)\b|\b(?:worse|scarier|graver)\b.*\b(?:than|or)\b|\bwhich (?:one )?(?:is|was) (?:the )?(?:worse|more|older|newer)\b/i;
const twoCompared: Route = async (wanted) => {
  const { tapped, message, projects, base } = wanted;
  if (tapped || !COMPARES.test(message) || projects.length === 0) return undefined;
  const pair = await compared(message, wanted);
  return pair && { ...base, aim: 'own.compare', ...pair };
};

/** What asks of the user's own work in so many words. */
const OWN_WORDS =
  /\b(?:my|our|this|these|the|which|what|all|any) (?:projects?|jobs?|sites?|findings?|defects|issues|list|account|house|place)\b|\bcredits?\b|\breports?\b|\bhave (?:i|we) got\b|\bdo (?:i|we) have\b/i;
const ownWorked: Route = async (wanted) => {
  const { aim, message, projects, first, thread, names, goesOnTo, base } = wanted;
  if (!aim.startsWith('own.')) return undefined;
  if (!OWN_WORDS.test(message) && projects.length === 0) return LEAVE_TO_ROWS;
  // With no project and no word of one, 'what about the bathroom?' goes on with what was spoken of.
  const goesOn =
    first.followUp && !thread.aim?.startsWith('own.') && !OWN_WORDS.test(message) && names.length === 0;
  if (goesOn && goesOnTo === undefined && thread.intents.length > 0 && thread.aim === null) return undefined;
  const worked = await ownWork(aim, wanted);
  if (worked) return { ...base, ...worked };
  return aim !== 'own.detail' && aim !== 'own.compare' ? LEAVE_TO_ROWS : undefined;
};

/** In the order in which they are tried. */
export const ROUTES_BY_AIM: readonly Route[] = [
  declined,
  ofPrice,
  ofSureness,
  ofEdition,
  twoCompared,
  ownWorked,
];
