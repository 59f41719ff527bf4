/** Routes on what a message is about: a finding of the user's own or what it tells of; its law, its limit, a position on it. */

import type { StateCode } from '@plumbline/knowledge';
import type { OwnFinding, OwnFindingSummary } from '../account-data.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import { findingInShort, type Subject, whoByPart } from '../compose/position-parts.ts';
import { findingRow } from '../rows/own-rows.ts';
import { defectSupport, ENOUGH } from '../support.ts';
import { OF_LAW } from './aim-of.ts';
import { lawAnswer } from './law-answer.ts';
import { limitAnswer } from './limit-answer.ts';
import { compared, rowsOfAspect } from './own-work.ts';
import { NEXT, POSITIONS, takePosition } from './positions.ts';
import { heldDespite } from './states-limit.ts';
import { POINTS_AT_IT, subjectOf } from './subject-of.ts';
import { LEAVE_TO_ROWS, type Outcome, type Wanted } from './wanted.ts';
import { asked, findingMeant, whichFinding } from './which-finding.ts';

interface OnSubject extends Wanted {
  /** Of the user's own, as far as the message means one, or may mean several. */
  finding: OwnFinding | null;
  several: readonly OwnFindingSummary[];
  subject: Subject;
  /** The state that is spoken of, else that of the finding. */
  state: StateCode | null;
  stateOfFinding: StateCode | null;
}
type RouteOn = (on: OnSubject) => Outcome | Promise<Outcome>;

const DEFINITE = /\b(?:the|my|our|that|this)\b/i;

/** What only the user's own finding has: 'where's the honeycomb?', 'what is the glass one rated?' */
const OF_ITS_OWN =
  /^\W*(?:and |so |ok )*where(?:'?s| is| was| are| were)\b(?!.*\b(?:come from|coming from|clause|code|standard|find)\b)|\brated\b|\b(?:severity|rating) (?:of|for)\b/i;

/** 'Tell me about the balustrade', where there is one of them. */
const TELLS_OF =
  /^\W*(?:and |ok |so |now |can you |please )*(?:tell me (?:more )?about|what about|how about|show me|details? (?:of|on)|more (?:about|on)|what(?:'?s| is) the (?:story|deal|go) with|open) (?:the|my|our|that) (?:\S+ ?){1,5}$/i;

/** What a question says of 'the crack' is asked of the user's own, where there is one. */
const rowsOfOwn: RouteOn = async (on) => {
  const { aim, question, message, several, finding, own, projects, base } = on;
  if (aim !== 'knowledge' && !aim.startsWith('own.')) return undefined;
  const pair = question.intents[0] === 'compare' ? await compared(message, on) : undefined;
  if (pair) return { ...base, aim: 'own.compare', ...pair };
  const definite = DEFINITE.test(message);
  const sized = question.measurements.length > 0;
  if (several.length > 1 && definite && own.project && !sized && question.defectIds.length > 0)
    return { ...base, ...asked(whichFinding(several, aim, projects)) };
  if (!finding || finding === own.finding) return LEAVE_TO_ROWS;
  if ((OF_ITS_OWN.test(message) || (TELLS_OF.test(message) && definite)) && !sized)
    return {
      ...base,
      aim: 'own.detail',
      parts: findingInShort(finding),
      choices: NEXT['pos.wait'] ?? [],
      finding,
      projectId: finding.projectId,
    };
  return definite ? { finding } : LEAVE_TO_ROWS;
};

const ofLaw: RouteOn = ({ aim, message, state, subject, own, stateOfFinding, base }) => {
  if (!OF_LAW.has(aim) && !aim.startsWith('law.')) return undefined;
  const law = lawAnswer(aim, { text: message, state, subject, today: own.today }, stateOfFinding);
  return law ? { ...base, ...law, finding: subject.finding } : LEAVE_TO_ROWS;
};

/** What is known to be missing here is said, whatever else the words sound like. */
const knownGap: RouteOn = ({ question: { gap }, aim, message, beside, first, own, subject, tapped }) => {
  const held = gap !== undefined && heldDespite(gap, { aim, message, beside }, first.state, own.today);
  return gap !== undefined && !subject.finding && !tapped && !held ? LEAVE_TO_ROWS : undefined;
};

const ofLimit: RouteOn = async (on) => {
  if (on.aim !== 'pos.ok') return undefined;
  const { parts, question } = await limitAnswer({ ...on, followUp: on.first.followUp });
  return parts.length > 0 ? { ...on.base, question, parts, finding: on.subject.finding } : LEAVE_TO_ROWS;
};

const MONITORING = /\bhow often|still moving|is moving|growing|monitor/i;
/** A defect that the words hardly point at isn't what a trade or a time is told for. */
const hardlyNamed: RouteOn = (on) => {
  const { aim, message, first, thread, subject, warned, question, corpus, afterRows, base } = on;
  const pointsBack = first.followUp && POINTS_AT_IT.test(message) && thread.defectIds.length === 1;
  const weak = (aim === 'pos.who' || aim === 'pos.wait') && !subject.finding && !warned && !pointsBack;
  if (
    !weak ||
    MONITORING.test(message) ||
    defectSupport(question, corpus, question.defectStrength === 0) >= ENOUGH.defect - 0.1
  )
    return undefined;
  const byPart = aim === 'pos.who' && !question.gap ? whoByPart(message) : [];
  return byPart.length > 0 && afterRows ? { ...base, parts: byPart, choices: [] } : LEAVE_TO_ROWS;
};

/** 'Who do I get and what do I ask them for?' */
const WHAT_TO_ASK =
  /\bwhat (?:do|should|would|can) (?:i|we) (?:ask|tell|say to|get|have|want|need) (?:them|him|her|it)?\b.{0,20}\b(?:for|to do|do|about|check|look at)\b|\bwhat (?:should|do|would) they (?:do|check|look at|test)\b/i;
const position: RouteOn = ({ aim, message, subject, base, own, warned, first, thread }) => {
  const said = takePosition(
    aim,
    message,
    first.followUp ? { ...subject, said: thread.topic.replaceAll('\n', ', ') } : subject,
  );
  if (said.length === 0) return undefined;
  const { finding } = subject;
  // Whoever is called: what is open on it is told, where no alert of the message or the open finding leads.
  const hazard =
    aim === 'pos.who' && finding && finding.id !== own.finding?.id && !warned && isPressingFinding(finding)
      ? [{ text: hazardLine(finding), rows: [findingRow(finding)], support: 0.95 }]
      : [];
  const toAsk =
    aim === 'pos.who' && finding && WHAT_TO_ASK.test(message) ? rowsOfAspect(finding, 'next') : [];
  return { ...base, parts: [...said, ...hazard, ...toAsk], finding, choices: NEXT[aim] ?? [] };
};

/** With one finding there is nothing to choose from. */
const onOneOfProject: RouteOn = async ({ aim, message, warned, own, question, project, projects, base }) => {
  if (warned || own.finding || question.subject.length > 2) return undefined;
  const findings = project ? await own.findingsOf(project.id) : [];
  const [single] = findings;
  const only = findings.length === 1 && single ? await own.findingWith(single.id) : null;
  const said = only ? takePosition(aim, message, { finding: only, defectId: only.defectId, warned }) : [];
  if (said.length > 0) return { ...base, parts: said, finding: only, choices: NEXT[aim] ?? [] };
  return findings.length > 0 ? { ...base, ...asked(whichFinding(findings, aim, projects)) } : undefined;
};

/** In the order in which they are tried. */
const ROUTES: readonly RouteOn[] = [
  rowsOfOwn,
  ofLaw,
  knownGap,
  ofLimit,
  ({ aim }) => (POSITIONS.has(aim) ? undefined : LEAVE_TO_ROWS),
  ({ several, own, subject, base, aim, projects }) =>
    several.length > 1 && own.finding === null && !subject.defectId
      ? { ...base, ...asked(whichFinding(several, aim, projects)) }
      : undefined,
  hardlyNamed,
  position,
  onOneOfProject,
];

/** Answers by what the message is about. */
export async function routeOnSubject(wanted: Wanted): Promise<Outcome> {
  const { aim, own, projects, first, pointsAtOne, question } = wanted;
  const { finding, several } = await findingMeant(wanted);
  const subject = subjectOf(aim, wanted, finding, first.followUp, pointsAtOne);
  const about = subject.finding;
  const ofOpen = about !== null && about === own.finding ? (own.project?.state ?? null) : null;
  const stateOfFinding = projects.find(({ id }) => id === about?.projectId)?.state ?? ofOpen;
  const state = question.state ?? stateOfFinding;
  const on: OnSubject = { ...wanted, finding, several, subject, state, stateOfFinding };
  for (const answers of ROUTES) {
    const outcome = await answers(on);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
