/** One answer as a person gets it: the hazards first, then what was asked, with what may be tapped next. */
import { type Alert, mergeAlerts } from '@plumbline/knowledge/hazards';
import type { OwnContext } from './account-data.ts';
import { refused } from './aims/refused.ts';
import { answer } from './assistant.ts';
import {
  afterHazard,
  asksToDo,
  disturbsAsbestos,
  foremost,
  ofOpenHazard,
  PLAYS_DOWN,
} from './compose/after-hazard.ts';
import { alertLead } from './compose/alert-lead.ts';
import { crackTold, heldForEngineer } from './compose/engineer-first.ts';
import { asksOnlyWhetherSafe, isOver, takesUpDanger, tellsOfWorse } from './question/danger.ts';
import { readState } from './question/places.ts';
import { LONGEST_ASKED, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import type { Warnings } from './warnings.ts';

/** A reply with the alerts that lead it. */
export interface Led extends Reply {
  /** What the answer begins with; empty where there is no hazard. */
  lead: string;
  alerts: readonly Alert[];
  /** Whether it stands as it is: a hosted model has nothing to add to the user's own figures, a question or a refusal. */
  settled: boolean;
}

/** Reads the hazards of a message, once it is known whether it takes up the one before it; of other words where given. */
export type Warn = (followUp: boolean, words?: string) => Warnings;

/** Answers a message. */
export async function respond(message: string, thread: Thread, own: OwnContext, warn: Warn): Promise<Led> {
  const first = warn(false);
  const joined = `${thread.told}. ${message}`;
  const worse =
    first.said.length === 0 && thread.told !== '' && tellsOfWorse(message) ? warn(false, joined).said : [];
  const words = worse.some(({ kind }) => GETS_WORSE.has(kind)) ? joined : message;
  const alone = words === message ? first : warn(false, words);
  const danger = first.said.length === 0 && isOver(message) ? '' : thread.danger;
  const over = danger === '' && thread.danger !== '';
  const reply = await answer(
    message,
    thread,
    own,
    alone.said.some(isPressing) || alone.open.some(isPressing),
  );
  // A danger told a moment ago leads what is asked next, unless that is plainly about something else.
  const elsewhere = INFORMS.test(reply.kind) && !POINTS_BACK.test(message) && !asksToDo(message);
  const back = danger !== '' && takesUpDanger(message, warn(true).earlier.length > 0);
  const [named] = reply.thread.defectIds;
  // 'And efflorescence?' after another danger is asked of that alone.
  const other =
    !back &&
    named !== undefined &&
    !thread.defectIds.includes(named) &&
    AND_THIS.test(message) &&
    !asksToDo(message);
  const turned = !back && (TURNS_AWAY.test(reply.kind) || elsewhere);
  const told = warn(!over && !other && (back || reply.followUp || !turned), words);
  const warned = back && told.earlier.length === 0 ? withEarlier(told, warn(false, danger).said) : told;
  const next = alone.said.some(isPressing) ? words : danger;
  const kept = {
    ...reply,
    thread: {
      ...reply.thread,
      // 'I’m in Perth' asks nothing, and holds for what is asked next.
      ...(reply.declined ? { state: readState(message).state ?? reply.thread.state } : {}),
      // What is over was the subject; what comes is asked anew.
      ...(over ? { defectIds: [], subject: [] } : {}),
      danger: next.slice(0, LONGEST_ASKED),
      crack: over ? '' : crackTold(message, thread.crack, reply.followUp).slice(0, LONGEST_ASKED),
      told: message.slice(0, LONGEST_ASKED),
    },
  };
  // Another finding that a message names has its own hazards.
  const ofOpen = own.finding !== null && (kept.thread.findingId ?? own.finding.id) === own.finding.id;
  const unknown = own.finding === null && isNew(thread);
  const answered = led(message, kept, warned, { back, unknown, over, ofOpen });
  // Beside a danger only what would play the open finding down gives way.
  if (warned.all.some(isPressing) && !(ofOpen && PLAYS_DOWN.test(answered.text))) return answered;
  const held = heldForEngineer(message, { told: thread.crack, finding: ofOpen ? own.finding : null });
  return held ? { ...answered, ...plainly(answered, held.text), rows: held.rows, kind: held.kind } : answered;
}

const withEarlier = (told: Warnings, earlier: readonly Alert[]): Warnings => ({
  ...told,
  earlier,
  all: mergeAlerts(told.all, earlier),
});
const isNew = ({ defectIds, findingId }: Thread) => defectIds.length === 0 && findingId === null;

/** Puts what is known of the danger before the answer, or in its place. */
function led(
  message: string,
  reply: Reply,
  warned: Warnings,
  { back, unknown, over, ofOpen }: { back: boolean; unknown: boolean; over: boolean; ofOpen: boolean },
): Led {
  const lead = alertLead(warned.said, warned.open, warned.earlier);
  const settled = reply.fits || reply.kind === 'ask' || reply.kind.startsWith('own.');
  if (lead === '') {
    if (over && !ASKS.test(message))
      return { ...plainly(reply, IT_IS_OVER), kind: 'smalltalk', lead, alerts: warned.all };
    if (unknown && !reply.contextLoaded && asksOnlyWhetherSafe(message))
      return { ...plainly(reply, WHAT_IS_WRONG), kind: 'ask', choices: SIGNS, lead, alerts: warned.all };
    return { ...reply, lead, alerts: warned.all, settled };
  }
  const disturbed = disturbsAsbestos(message, [...(ofOpen ? warned.open : []), ...warned.earlier]);
  if (disturbed !== undefined)
    return { ...plainly(reply, disturbed), kind: 'hazard', lead, alerts: warned.all };
  const onFinding = foremost(warned.open.filter(isPressing));
  const fromIt =
    ofOpen && onFinding && !warned.said.some(isPressing) && !warned.earlier.some(isPressing) && !reply.fits
      ? ofOpenHazard(message, onFinding, reply.kind)
      : undefined;
  if (fromIt !== undefined) return { ...plainly(reply, fromIt), kind: 'hazard', lead, alerts: warned.all };
  // What to do in danger is an answer; that nothing else is known would only take the eye off it.
  const danger = [...warned.said, ...warned.earlier];
  const beside = danger.some(isPressing) && !STANDS_BESIDE.test(reply.kind);
  // That nothing is hidden or reworded is said beside the danger as well.
  const hides = reply.declined && refused(message) === 'no.hide';
  const silent =
    danger.length > 0 && !reply.fits && !hides && (reply.declined || reply.kind === 'ask' || beside);
  // A row says nothing of whether to stay, wait or cover it up, where a danger was told before.
  const pressing = foremost(warned.earlier.filter(isPressing)) ?? foremost(warned.said.filter(isPressing));
  const after = warned.earlier.some(isPressing);
  const position = /^pos\.(?:who|trade|diy|wait|stay)$|^who$/.test(reply.kind);
  const instead =
    pressing !== undefined &&
    (after
      ? silent ||
        back ||
        PLAYS_DOWN.test(reply.text) ||
        (OF_THINGS.test(reply.kind) && asksToDo(message)) ||
        (position && !reply.contextLoaded)
      : !reply.contextLoaded &&
        ((position && PLAYS_DOWN.test(reply.text)) || (reply.declined && ASKS_TO_STAY.test(message))));
  // What only tells of a danger asks for no law, no refusal and no row that plays it down: the alert says what to do.
  const tail =
    warned.said.some(isPressing) && !reply.contextLoaded && !reply.kind.startsWith('own.') && !hides
      ? isOffTopic(message, reply)
      : false;
  if (tail && !instead && !silent) return { ...plainly(reply, ''), kind: 'hazard', lead, alerts: warned.all };
  if (!silent && !instead) return { ...reply, lead, alerts: warned.all, settled };
  const text = pressing && (after || instead) ? afterHazard(message, pressing) : '';
  return { ...plainly(reply, text), kind: 'hazard', lead, alerts: warned.all };
}

/** A reply that says this and nothing else. */
const plainly = (reply: Reply, text: string) => ({
  ...reply,
  text,
  rows: [],
  choices: [] as readonly string[],
  declined: false,
  // What was put aside for the alert says nothing of how sure that is.
  support: OF_ALERT,
  settled: true,
});

const ASKS_TO_STAY = /\b(?:stay(?:ing)?|sleep(?:ing)?|liv(?:e|ing) (?:in|there|here)|remain(?:ing)?)\b/i;
const ASKS_ANYTHING =
  /\?|\b(?:who|whom|what|whats|when|how|which|why|whether)\b|\b(?:can|could|should|shall|may|must|do|does|did|will|would) (?:i|we|you|they|he|she|it|this|that|my|our|the|a|an|someone|anyone)\b|\b(?:is|are) (?:it|this|that|they|these|there|the|my|our)\b|\b(?:need|want) (?:to|a|an|the|some)\b|\b(?:right|yeah|yes|ok|okay|correct|eh)\W*$|^\W*(?:please |pls )?(?:walk|show|tell|give|explain|steps|help|guide|list|write)\b/i;
const ABOUT_LAW = /^(?:law\.(?!stage)|pos\.pays$|warranty$|regulator$|insurance$|inspections$|edition$)/;
const ABOUT_ROWS = /^(?:severity|about|general|cause|tolerance|knowledge|next|waiting|who)$/;
/** Whether an answer beside a pressing danger is about something that the message doesn’t ask. */
function isOffTopic(message: string, { kind, text, declined }: Reply): boolean {
  if (declined || ABOUT_LAW.test(kind)) return !ASKS_ANYTHING.test(message);
  return ABOUT_ROWS.test(kind) && PLAYS_DOWN.test(text);
}

/** How well the rules of hazards support an alert. */
const OF_ALERT = 0.9;

const WHAT_IS_WRONG =
  '**What is wrong with it: what do you see, smell or hear?**\n\nLeave at once if you smell gas or see smoke. Leave if a ceiling, wall, floor or balcony sags, bulges, leans, cracks wide or drops. Keep off taps and metal that give a shock. Call 000 if anyone is in danger.';
const SIGNS = ['I can smell gas', 'The ceiling is sagging', 'A wall is cracked and leaning'];
const IT_IS_OVER =
  'Then I leave that danger here. Whether you can go back in is for the trade who made it safe to say: have it in writing. If it comes back, keep clear and tell me.';
const ASKS = /\?|\b(?:what|who|when|how|which|why|can|could|should|does|do|is it|are)\b/i;

/** Dangers of which a part that gets worse tells, where it was harmless a moment ago. */
const GETS_WORSE: ReadonlySet<Alert['kind']> = new Set([
  'ceiling',
  'balcony',
  'structural',
  'retaining_wall',
  'electrical',
]);

const TURNS_AWAY = /^(?:own|law)\.|^(?:smalltalk|warranty|regulator|insurance|inspections|edition)$/;

/** What a limit is, or what something looks like, is asked of something else, where the words don't point back. */
const INFORMS = /^(?:pos\.ok|tolerance|provision|compliance|about|cause)$/;
const OF_THINGS = /^(?:pos\.ok|tolerance|compliance|about|cause|knowledge|photo|product)$/;
const POINTS_BACK = /\b(?:it|its|it's|that|this|these|those|they|them|there|here|tonight|still|yet|again)\b/i;

/** Names one more thing, and says no more of it. */
const AND_THIS =
  /^\W*(?:and|what about|how about|or)(?: (?:the|a|an|my|our))?(?: (?!it|its|that|this|these|those|they|them|there)[a-z]+){1,3}\W*$/i;

const isPressing = ({ urgency }: Alert) => urgency !== 'soon';

/** Answers that take the danger into account; any other could send somebody back to it. */
const STANDS_BESIDE =
  /^(?:pos|law|own)\.|^(?:knowledge|who|tolerance|compliance|provision|warranty|regulator|insurance|inspections|edition|product|photo)$/;
