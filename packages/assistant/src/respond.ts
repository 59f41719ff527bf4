/** One answer as a person gets it: the hazards first, then what was asked, with what may be tapped next. */
import { stillOpenInText } from '@plumbline/knowledge/alerts-in-text';
import { type Alert, mergeAlerts } from '@plumbline/knowledge/hazards';
import type { OwnContext } from './account-data.ts';
import { asksForAllDanger } from './aims/hazard-asked.ts';
import { projectsNamed } from './aims/meant.ts';
import { refused } from './aims/refused.ts';
import {
  afterHazard,
  asksToDo,
  atOnce,
  directly,
  disturbsAsbestos,
  foremost,
  handled,
  lastly,
  leaveRefused,
  ofLeaving,
  ofOpenHazard,
  PLAYS_DOWN,
} from './compose/after-hazard.ts';
import { alertLead } from './compose/alert-lead.ts';
import { withCostHalf } from './compose/cost-half.ts';
import { namedDanger } from './compose/danger-facts.ts';
import { crackTold, heldForEngineer } from './compose/engineer-first.ts';
import { missesAlert } from './compose/fits-alert.ts';
import {
  AND_THIS,
  ASKS_TO_STAY,
  BEYOND,
  INFORMS,
  LIMIT,
  OF_THINGS,
  STANDS_BESIDE,
  TURNS_AWAY,
  WITHIN,
} from './compose/kinds-of-reply.ts';
import { isOffTopic, toldByLaw } from './compose/off-topic.ts';
import { SIGNS, WHAT_IS_WRONG } from './compose/said-of-danger.ts';
import { type Ended, endedBy, itWasOver } from './compose/settled.ts';
import { untilSaid } from './compose/until-said.ts';
import {
  calledIn,
  dangersKept,
  heardAnew,
  heardIn,
  isNow,
  isPressing,
  isSooner,
  leantOn,
  outdoes,
  stillOpen,
  type Warn,
} from './heard.ts';
import { openInAccount, POINTS_BACK, takesUpWhatIsOpen } from './linked/open-in-account.ts';
import { openOnTold } from './linked/open-on-told.ts';
import { answerBeside } from './own-beside.ts';
import { fromNothing, standsApart } from './question/apart-from-danger.ts';
import { askedOfDanger } from './question/asked-of-danger.ts';
import { asksOnlyWhetherSafe, takesUpDanger } from './question/danger.ts';
import { asksForOwn, handlesDanger } from './question/handling.ts';
import { readState } from './question/places.ts';
import { heardWith, isSupposed, saidWith, turnsAway } from './question/said-so-far.ts';
import { namesPartOf } from './question/tells-what-is.ts';
import { LONGEST_ASKED, spokenWith, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { heardWhole } from './turn/asked-anew.ts';
import { besideSituation } from './turn/beside-situation.ts';
import { ASKS, goesOnTelling, turnsTo } from './turn/goes-on-telling.ts';
import { asksBound, holeIn } from './turn/holes.ts';
import { topicAfter } from './turn/read-turn.ts';
import { saidOnce } from './turn/state-said.ts';
import { asTapped } from './turn/tapped.ts';
import { correctedBy } from './turn/thing-taken-back.ts';
import { asksInstead } from './unsure.ts';
import { tellsNothing, type Warnings } from './warnings.ts';

/** A reply with the alerts that lead it. */
export interface Led extends Reply {
  /** What the answer begins with; empty where there is no hazard. */
  lead: string;
  alerts: readonly Alert[];
  /** Whether it stands as it is: a hosted model has nothing to add to the user's own figures, a question or a refusal. */
  settled: boolean;
}

/** Answers a message. */
export async function respond(
  written: string,
  standing: Thread,
  own: OwnContext,
  warnOf: Warn,
): Promise<Led> {
  const { message, before, warn, heard, tapped } = asTapped(written, standing, warnOf);
  const first = warn(false);
  const { corrects, thread, takenAs } = correctedBy(message, before);
  const { earlier, closed } = warn(true, '');
  const past =
    thread.danger === before.danger
      ? earlier
      : heardAnew(earlier, thread.danger, (words) => warn(false, words).said);
  const ended = endedBy(message, thread, { said: first.said, past }, (words) => warn(false, words).said);
  const { over, asksOn } = ended;
  const told = thread.said;
  const anew =
    over ||
    (turnsAway(message) && !corrects) ||
    (thread.said !== '' && (await namesOther(message, thread, own)));
  const still = over ? [] : stillOpen(thread.danger, { past, closed }, (words) => warn(false, words).said);
  const open = calledIn(readState(message).state ?? thread.state, still, thread.danger, warn);
  const byItself =
    heard === '' || anew || turnsTo(message, told) || isSupposed(message) || tellsNothing(message);
  const saidBefore = byItself ? '' : told;
  const lines = byItself ? [] : leantOn(thread, told);
  const { alone, joined, leantWords } = heardIn(
    { message, alone: first.said, before: saidBefore, lines, known: open },
    warn,
  );
  const whole = anew ? [] : heardWhole(message, thread, own, (words) => warn(false, words).said);
  const said = mergeAlerts(alone, joined, whole).filter(
    (alert) => !open.some((known) => outdoes(known, alert)),
  );
  const pressed = said.some(isPressing);
  const nothingNew = [...first.said, ...said, ...first.open].length === 0 && own.finding === null;
  const apart = nothingNew && standsApart(message, thread.danger, open);
  const reply = withCostHalf(
    message,
    await answerBeside(asksOn || message, apart ? fromNothing(ended.thread) : ended.thread, own, {
      told: alone,
      warned: pressed || first.open.some(isPressing),
    }),
  );
  const elsewhere = INFORMS.test(reply.kind) && !POINTS_BACK.test(message) && !asksToDo(message);
  const back = open.length > 0 && takesUpDanger(message, past.length > 0);
  const turned = !back && joined.length === 0 && (TURNS_AWAY.test(reply.kind) || elsewhere);
  const [named] = reply.thread.defectIds;
  // 'And efflorescence?' after another danger is asked of that alone.
  const other =
    !back &&
    named !== undefined &&
    !thread.defectIds.includes(named) &&
    AND_THIS.test(message) &&
    !asksToDo(message);
  // What presses leads whatever is asked until it is over; what can wait only what takes it up.
  const follows = !over && !other && (back || reply.followUp || !turned);
  const stillThere = mergeAlerts(other && !apart ? [] : open, follows ? past : []);
  const inAccount = await openInAccount(stillThere, thread, own, (words) => warn(false, words).said);
  // What nobody told is only named where a message asks of something else: it hides no answer.
  const heeded = apart
    ? []
    : back || takesUpWhatIsOpen(message)
      ? stillThere
      : stillThere.filter((alert) => !inAccount.has(alert));
  const unborne = first.said.filter((alert) => !alone.includes(alert));
  const stands = first.all.filter((alert) => !unborne.includes(alert));
  const ofTold = await openOnTold(message, thread, reply, own);
  const warned = {
    ...first,
    said,
    earlier: heeded,
    open: mergeAlerts(first.open, [...ofTold.keys()]),
    all: mergeAlerts(stands, first.open, said, stillThere, reply.open ?? []),
  };
  const lead =
    apart && ofTold.size === 0
      ? stillOpenInText(stillThere)
      : alertLead(said, warned.open, stillThere, new Map([...inAccount, ...ofTold]));
  const withBefore = joined.some(isPressing) || (saidBefore !== '' && !namesPartOf(message));
  const words = leantWords ?? (withBefore ? (heardWith(saidBefore, message)[0] ?? message) : message);
  // Another finding that a message names has its own hazards.
  const ofOpen = own.finding !== null && (reply.thread.findingId ?? own.finding.id) === own.finding.id;
  const listsDanger = reply.kind === 'own.list' && asksForAllDanger(message);
  const unsaid = ofOpen && !listsDanger ? own.finding?.precaution : undefined;
  const careful = unsaid ? untilSaid(message, reply.kind, unsaid) : undefined;
  const kept = {
    ...reply,
    thread: {
      ...reply.thread,
      // 'I’m in Perth' asks nothing, and holds for what is asked next.
      ...saidOnce(reply.askedAs ?? message, thread, own, reply),
      // What is over was the subject; what comes is asked anew.
      ...(over ? { defectIds: [], subject: [] } : {}),
      settled: over || !(anew || said.length > 0) ? ended.settled : null,
      danger: dangersKept(over ? '' : thread.danger, pressed ? words : '', open.length > 0),
      crack: over ? '' : crackTold(heard, thread.crack, reply.followUp, told).slice(0, LONGEST_ASKED),
      told: message.slice(0, LONGEST_ASKED),
      spoken: spokenWith(thread.spoken, reply.thread),
      said: over
        ? ''
        : heard !== '' && careful === undefined && goesOnTelling(message, reply.kind, told)
          ? saidWith(anew ? '' : told, message)
          : thread.said,
      topic: over
        ? ''
        : topicAfter(thread.topic, (reply.askedAs ?? message).slice(0, LONGEST_ASKED), {
            ofOwn: isOfOwn(reply),
            anew,
          }),
    },
  };
  const unknown = own.finding === null && isNew(thread);
  const after = heeded.some(isPressing) || joined.some(isPressing);
  const takenBack = takenAs || ended.takenBack;
  const answers =
    takenAs && kept.declined ? { ...kept, ...plainly(kept, ''), kind: 'hazard' as const } : kept;
  const answered = besideSituation(
    message,
    thread,
    led(message, answers, warned, {
      ...ended,
      lead,
      back,
      unknown,
      ofOpen,
      after,
      turned,
      anew,
      careful,
      takenBack,
    }),
  );
  // Beside a danger only what would play it down gives way, or what says nothing of waiting; so does a row on the crack.
  const bare = answered.text === '' || answered.kind === 'pos.wait';
  const ofRow = /^(?:knowledge|about|severity|cause|next|pos\.(?:diy|trade))$/.test(answered.kind);
  const gives = ofRow || (ofOpen && (bare || PLAYS_DOWN.test(answered.text)));
  if (warned.all.some(isPressing) && !gives) return answered;
  const held = heldForEngineer(message, { told: thread.crack, finding: ofOpen ? own.finding : null });
  if (held) return { ...answered, ...plainly(answered, held.text), rows: held.rows, kind: held.kind };
  // Nothing is asked back beside a danger, or in place of what has given way to something else.
  const gaveWay = answered.alerts.length > 0 || answered.text !== reply.text;
  if (!answered.unsure || gaveWay || tapped) return answered;
  return { ...asksInstead(answered, before), settled: false };
}

/** Whether an answer is of the user's own work or of Plumbline, or only civil. */
const isOfOwn = ({ kind, contextLoaded }: Reply): boolean =>
  contextLoaded || /^(?:(?:own|app)\..*|product|smalltalk)$/.test(kind);

/** Whether a message names another of the user's projects than the one that is spoken of. */
async function namesOther(message: string, { projectId }: Thread, own: OwnContext): Promise<boolean> {
  const named = projectsNamed(message, await own.projects());
  return named.length > 0 && !named.some(({ id }) => id === (projectId ?? own.project?.id));
}

const isNew = ({ defectIds, findingId }: Thread) => defectIds.length === 0 && findingId === null;

/** How a message stands to a danger. */
interface Standing extends Pick<Ended, 'over' | 'again' | 'takenBack'> {
  /** What the answer begins with. */
  lead: string;
  /** It takes the danger up again. */
  back: boolean;
  /** Nothing was spoken of before. */
  unknown: boolean;
  /** It is about the finding that is open. */
  ofOpen: boolean;
  /** A danger was told before it, or by what was said before together with it. */
  after: boolean;
  /** It asks for something else. */
  turned: boolean;
  /** It says that it is about another thing. */
  anew: boolean;
  /** What is answered as long as nobody said of the finding that is open whether anything has fallen. */
  careful: string | undefined;
}

/** Puts what is known of the danger before the answer, or in its place. */
function led(
  message: string,
  reply: Reply,
  warned: Warnings,
  { lead, back, unknown, over, ofOpen, after, turned, anew, careful, again, takenBack }: Standing,
): Led {
  const settled = reply.fits || reply.kind === 'ask' || reply.kind.startsWith('own.');
  if (lead === '') {
    if (over && !ASKS.test(message))
      return {
        ...plainly(reply, itWasOver(message, reply.thread.settled?.danger ?? '')),
        kind: 'smalltalk',
        lead,
        alerts: warned.all,
      };
    const limitHeld = LIMIT.test(reply.kind) && !reply.declined;
    const toldElse = limitHeld || (TURNS_AWAY.test(reply.kind) && !reply.declined);
    if (again !== undefined && !reply.contextLoaded && !toldElse)
      return { ...plainly(reply, again), kind: 'hazard', lead, alerts: warned.all };
    if (unknown && !limitHeld && !reply.contextLoaded && asksOnlyWhetherSafe(message))
      return { ...plainly(reply, WHAT_IS_WRONG), kind: 'ask', choices: SIGNS, lead, alerts: warned.all };
    if (careful !== undefined)
      return { ...plainly(reply, careful), kind: 'hazard', lead, alerts: warned.all };
    const text = [takenBack, reply.text].filter(Boolean).join('\n\n');
    return { ...reply, text, lead, alerts: warned.all, settled };
  }
  const fromDanger = (text: string): Led => ({
    ...plainly(reply, text),
    kind: 'hazard',
    lead,
    alerts: warned.all,
  });
  // 'What should they be' of what was told has its limit beside the alert, unless that would make light of it.
  const wantsLimit = asksBound(message) || (holeIn(message) === 'limit' && BEYOND.test(reply.text));
  if (wantsLimit && LIMIT.test(reply.kind) && !reply.declined && !WITHIN.test(reply.text))
    return { ...reply, lead, alerts: warned.all, settled: true };
  const disturbed = disturbsAsbestos(message, [...(ofOpen ? warned.open : []), ...warned.earlier]);
  if (disturbed !== undefined) return fromDanger(disturbed);
  const onFinding = foremost(warned.open.filter(isPressing));
  const fromIt =
    ofOpen && onFinding && !warned.said.some(isPressing) && !warned.earlier.some(isPressing) && !reply.fits
      ? ofOpenHazard(message, onFinding, reply.kind)
      : undefined;
  if (fromIt !== undefined) return fromDanger(fromIt);
  // What to do in danger is an answer; that nothing else is known would only take the eye off it.
  const danger = [...warned.said, ...warned.earlier];
  const pressed = danger.some(isPressing);
  const asksElse = turned && !reply.kind.startsWith('own.');
  const beside = pressed && !asksElse && !STANDS_BESIDE.test(reply.kind);
  // A list of the user's own findings is no answer to what doesn't ask for one.
  const ofOwn = after ? reply.kind.startsWith('own.') : reply.kind === 'own.when' && pressed;
  const stray = ofOwn && !ofOpen && reply.open === undefined && !asksForOwn(message);
  const handles =
    after && reply.open === undefined && handlesDanger(message) && refused(message) === undefined;
  // That nothing is hidden or reworded is said beside the danger as well.
  const hides = reply.declined && refused(message) === 'no.hide';
  const silent =
    danger.length > 0 && !reply.fits && !hides && (reply.declined || reply.kind === 'ask' || beside || stray);
  // A row says nothing of whether to stay, wait or cover it up, where a danger was told before.
  const pressing =
    namedDanger(message, mergeAlerts(danger.filter(isPressing))) ??
    (isSooner(warned.said, warned.earlier) ? foremost(warned.said.filter(isNow)) : undefined) ??
    foremost(warned.earlier.filter(isPressing)) ??
    foremost(warned.said.filter(isPressing));
  const ofDanger =
    !anew &&
    reply.open === undefined &&
    (refused(message) === undefined || askedOfDanger(message) === 'fine') &&
    !asksForOwn(message);
  const toldOf = pressing ?? foremost(warned.said);
  const leaving = toldOf && !anew && reply.open === undefined ? ofLeaving(message, toldOf) : undefined;
  if (leaving !== undefined) return fromDanger(leaving);
  const direct =
    pressing === undefined || !ofDanger
      ? undefined
      : !after && !reply.contextLoaded
        ? atOnce(message, pressing, { ...reply, declined: reply.declined && !reply.fits })
        : warned.earlier.some(isPressing) && !(askedOfDanger(message) === 'duty' && toldByLaw(message, reply))
          ? directly(message, pressing, true)
          : undefined;
  if (direct !== undefined) return fromDanger(direct);
  // Who asks leave beside a danger that the message itself tells of gets the no, whatever else it is called.
  const no =
    pressing !== undefined && !after && ofDanger && reply.declined && !reply.contextLoaded && !hides
      ? leaveRefused(message, pressing)
      : undefined;
  if (no !== undefined) return fromDanger(no);
  const position = /^pos\.(?:who|trade|diy|wait|stay)$|^who$/.test(reply.kind);
  const instead =
    pressing !== undefined &&
    (after
      ? silent ||
        (back && reply.open === undefined) ||
        handles ||
        (PLAYS_DOWN.test(reply.text) && !(asksElse && anew)) ||
        (OF_THINGS.test(reply.kind) && asksToDo(message)) ||
        (position && !reply.contextLoaded)
      : !reply.contextLoaded &&
        ((position && PLAYS_DOWN.test(reply.text)) || (reply.declined && ASKS_TO_STAY.test(message))));
  // What only tells of a danger asks for no law, no refusal and no row that plays it down: the alert says what to do.
  const tail =
    warned.said.some(isPressing) && !reply.contextLoaded && !reply.kind.startsWith('own.') && !hides
      ? isOffTopic(message, reply) || missesAlert(reply, warned.said)
      : false;
  const left = () => (pressing === undefined ? '' : lastly(message, pressing));
  if (tail && !silent && (!instead || !after)) return fromDanger(left());
  if (!silent && !instead) return { ...reply, lead, alerts: warned.all, settled };
  const text =
    pressing === undefined
      ? ''
      : handles
        ? handled(message, pressing)
        : after || instead
          ? afterHazard(message, pressing)
          : '';
  return fromDanger(text || left());
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

/** How well the rules of hazards support an alert. */
const OF_ALERT = 0.9;
