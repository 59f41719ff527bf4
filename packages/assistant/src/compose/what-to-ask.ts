/** What to ask somebody who comes, sells, builds or inspects. */
import { readAlerts } from '@plumbline/knowledge/hazards';
import type { Part } from './part.ts';
import { TRADE_KNOWLEDGE } from './plain-topic.ts';

interface Asked {
  who: RegExp;
  text: string;
}

const SELLER: Asked = {
  who: /\b(?:sellers?|vendors?|(?:selling|real estate) agents?|real estate|agents?|current owners?|strata managers?)\b/i,
  text: '**Ask for papers, and for the rest in writing:** what is only said proves little later.\n- Permits and final certificates of the house and of everything added since\n- Who built it, the day it was completed, and the policy of its warranty insurance\n- Reports of building, pest and strata inspections, and what was repaired since\n- Leaks, cracks, termites and insurance claims that they know of\n- In a strata block: minutes, levies, planned works and open defects\n\nHave a building and a timber pest inspector of your own look before you sign, and a lawyer read the contract.',
};
const BUILDER: Asked = {
  who: /\b(?:builders?|contractors?|renovators?|project managers?)\b/i,
  text: '**Ask a builder, and have it in writing:**\n- The licence, in which name, and check it with the state’s regulator\n- The certificate of the warranty insurance, before any money is paid\n- What is included, what isn’t, which plans count, and the day it is done\n- Who certifies it, and what each stage’s inspection is\n- Which guide the finish is measured by\n\nOf a defect ask what the cause is, how they know, what is opened up, and what they guarantee.',
};
const INSPECTOR: Asked = {
  who: /\b(?:inspectors?|inspection|pest (?:bloke|guy|man|lady)|surveyors?|certifiers?)\b/i,
  text: '**Ask an inspector before the visit, and again on site:**\n- Which standard the report keeps to, and whether timber pests are part of it\n- What they couldn’t see or reach, and how it could be made accessible\n- Which defects are major, and which of them is the gravest\n- Who should look next, and how soon\n- Whether a crack, a stain or a slope is old or still going on, and how they know',
};
const ENGINEER: Asked = {
  who: /\bengineers?\b/i,
  text: '**Ask an engineer, and have the answers in writing:**\n- What has moved, and why\n- What may be used until it is repaired, and what may not\n- What is measured, how often and by whom, and what would change the answer\n- What is repaired, in which order, and who checks it\n- Whether it is a major defect',
};
const TRADE: Asked = {
  who: /\b(?:tradie|trades?(?:man|person|people)?|tilers?|plumbers?|electricians?|spark(?:y|ie)s?|painters?|plasterers?|gyprockers?|carpenters?|chipp(?:y|ie)s?|roofers?|roof plumbers?|waterproofers?|brick(?:y|ies|ie|layers?)|renderers?|concreters?|glaziers?|cabinet ?makers?|landscapers?|restumpers?|handy ?m[ae]n|gas ?fitters?|installers?)\b/i,
  text: '**Ask before the work starts:**\n- What the cause is, and how they know: what is opened up or tested first\n- What is done, up to where, and what they leave to another trade\n- The licence for it, where the work needs one\n- Photos of what is covered up later, and which certificate you get\n- What happens if it comes back, and the price, in writing\n\nBefore they come, photograph and measure it with the date, write down when it shows, and leave it as it is.',
};
const ALL: readonly Asked[] = [ENGINEER, INSPECTOR, SELLER, TRADE, BUILDER];

const ASKS =
  /\bwhat (?:else )?(?:do|should|shall|can|could|must|would|questions? (?:do|should|can|would)) (?:i|we|you) (?:need to |have to |want to )?(?:ask|put to)\b(?! (?:you|plumbline)\b)|\b(?:questions?|things?) (?:to|i (?:should|can)|we (?:should|can)) (?:ask|put to)\b(?! you\b)|\bwhat to ask\b/i;
const POINTS = /\b(?:him|her|them|they|he|she)\b/i;
/** Whom to ask about what is there is answered by the trade. */
const OF_PRODUCT = /\b(?:plumbline|the (?:app|assistant|chat)|credits?|findings?)\b/i;

/** What is claimed, and of whom, is no list of questions. */
const CLAIMS =
  /\b(?:tribunals?|[nvq]cat|courts?|letters?|insur\w*|claims?|compensation|damages|refunds?)\b|\bask (?:(?:the|my|our|an?|him|her|them)\b(?: \w+){0,2} )?(?:to (?:pay|fix|repair|redo|do|give|cover|replace)|(?:for )?from|of)\b/i;
/** Beside a danger nothing is measured first. */
const BEFORE_THEY_COME = /\n\nBefore they come,.*$/;

/** The list beside a danger; none for a trade whom its alert doesn't call. */
function besideDanger({ who, text }: Asked, calls: readonly string[]): string | undefined {
  if (calls.length === 0) return text;
  const isLooking = who === ENGINEER.who || who === INSPECTOR.who;
  return isLooking || calls.some((call) => who.test(call)) ? text.replace(BEFORE_THEY_COME, '') : undefined;
}

/**
 * What to ask; no parts where that isn't asked, or nobody is named. `told` names whom 'him' means, `danger` is what was
 * told of one, a line each.
 */
export function whatToAsk(message: string, told: string, danger: string): Part[] {
  if (!ASKS.test(message) || OF_PRODUCT.test(message) || CLAIMS.test(message)) return [];
  const named =
    ALL.find(({ who }) => who.test(message)) ??
    (POINTS.test(message) ? ALL.find(({ who }) => who.test(told)) : undefined);
  const alerts = [message, ...danger.split('\n')].flatMap((words) => readAlerts({ words }));
  const calls = alerts.map(({ call }) => call);
  const text = named && besideDanger(named, calls);
  return text ? [{ text: `${text}\n\n${TRADE_KNOWLEDGE}`, rows: [], support: 0.7 }] : [];
}
