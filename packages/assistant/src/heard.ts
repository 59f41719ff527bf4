/** What a conversation warns of: by a message, by that and what was said before, and still from before. */
import {
  type Alert,
  type AlertKind,
  covers,
  isMoreUrgent,
  isSameDanger,
  mergeAlerts,
} from '@plumbline/knowledge/hazards';
import { heardWith, LONGEST_SAID } from './question/said-so-far.ts';
import { namesPartOf } from './question/tells-what-is.ts';
import { LONGEST_ASKED, type Thread } from './question/thread.ts';
import { leaning } from './turn/leaning.ts';
import type { Warnings } from './warnings.ts';

/** Reads the hazards of a message, once it is known whether it takes up the one before it; of other words where given. */
export type Warn = (followUp: boolean, words?: string) => Warnings;

/** What can’t wait. */
export const isPressing = ({ urgency }: Alert): boolean => urgency !== 'soon';

/** What can’t wait at all. */
export const isNow = ({ urgency }: Alert) => urgency === 'now';
/** Whether what is told now can't wait at all, and what was told before can. */
export const isSooner = (said: readonly Alert[], earlier: readonly Alert[]) =>
  said.some(isNow) && !earlier.some(isNow);

const ASKS = /\?|\b(?:what|who|when|how|which|why|can|could|should|does|do|is it|are)\b/i;

/** What a conversation warned of and nobody said to be over: as the answer before had it, else read again. */
export function stillOpen(
  danger: string,
  { past, closed }: { past: readonly Alert[]; closed: Warnings['closed'] },
  hear: (words: string) => Alert[],
): Alert[] {
  if (danger === '') return [];
  const told = past.filter(
    (alert) => isPressing(alert) && alert.basis !== 'finding' && alert.basis !== 'photo',
  );
  if (told.length > 0) return told;
  return mergeAlerts(...danger.split('\n').map(hear)).filter(
    (alert) => isPressing(alert) && !closed.some((done) => covers(done, alert)),
  );
}

/** Kinds that a smell tells of; its cause may turn out to be no part of the house. */
export const OF_SMELL: ReadonlySet<AlertKind> = new Set(['gas', 'fire', 'sewage', 'mould_health']);

/** Whether an alert is the more urgent of two of one danger. */
export const outdoes = (known: Alert, alert: Alert) =>
  isSameDanger(known, alert) && isMoreUrgent(known, alert);

/** Whether what was told of a danger says gas by name. */
export const namesGas = ({ danger }: Pick<Thread, 'danger'>) => /\b(?:gas|lpg)\b/i.test(danger);
/** Fumes that made somebody ill, or an alarm for them, are no smell of something else. */
export const namesFumes = ({ danger }: Thread) =>
  /\b(?:monoxide|co2?|alarms?|detectors?|headaches?|dizz\w*|sick|ill|nause\w*|vomit\w*|faint\w*|drows\w*|collaps\w*)\b/i.test(
    danger,
  );

/** What a message may lean on: what was told of one subject, and what is talked of, which may only have been asked. */
export const leantOn = ({ topic, asked }: Thread, said: string): readonly string[] => [
  ...new Set([...said.split('\n'), asked, ...topic.split('\n')].filter(Boolean)),
];

/** Alerts of a conversation in which a size was taken back: of what was told only what is still heard in it. */
export function heardAnew(
  past: readonly Alert[],
  danger: string,
  hear: (words: string) => Alert[],
): readonly Alert[] {
  const heard = mergeAlerts(...danger.split('\n').filter(Boolean).map(hear));
  return past.flatMap((alert) => {
    if (alert.basis === 'finding' || alert.basis === 'photo') return [alert];
    const same = heard.filter((other) => isSameDanger(other, alert));
    return same.length > 0 ? same : heard.filter(({ kind }) => kind === alert.kind);
  });
}

/** Alerts with whom their state calls, where the conversation names one and they were heard before it. */
export function calledIn(
  state: Thread['state'] | undefined,
  alerts: readonly Alert[],
  danger: string,
  warn: Warn,
): Alert[] {
  if (!state || alerts.length === 0) return [...alerts];
  const there = danger.split('\n').flatMap((words) => warn(false, `${words}. In ${state}.`).said);
  return alerts.map((alert) => {
    const call = there.find(({ title }) => title === alert.title)?.call ?? '';
    return call.startsWith(`${alert.call}. `) ? { ...alert, call } : alert;
  });
}

/** What a message warns of by each way in which people go on from what they said before. */
const readingsOf = (before: string, message: string, warn: Warn): Alert[][] =>
  before === '' ? [] : heardWith(before, message).map((words) => warn(false, words).said);

/**
 * What a message warns of by itself, and what only with what was said before it. Words that name nothing of a building
 * ('we tied it with rope', 'the budgie died') tell by themselves of no danger that what they go on from doesn't bear
 * out. Beside a danger it takes both ways of reading to tell of another, and a message that asks nothing.
 */
export function heardIn(
  { message, alone, before, lines, known }: Heard,
  warn: Warn,
): { alone: Alert[]; joined: Alert[]; leantWords: string | undefined } {
  const told = `${before} ${message}`;
  const signed = (heard: readonly Alert[], words: string) =>
    heard.filter((alert) => !isOfWater(words, alert, warn) && !hasNoSign(words, message, alert));
  const ways = readingsOf(before, message, warn).map((heard) => signed(heard, told));
  // What only leans on something earlier is read with that as well, whatever was asked in between.
  const leaningWords = leaning(message, lines);
  const leant = leaningWords.map((words) => signed(warn(false, words).said, words));
  const borne = ({ kind }: Alert) =>
    [...ways, ...leant].some((heard) => heard.some((alert) => alert.kind === kind));
  const own =
    before === '' || namesPartOf(message)
      ? alone.filter((alert) => !isOfWater(told, alert, warn))
      : alone
          .filter((alert) => borne(alert) && !known.some((one) => isNoNews(one, alert)))
          .map((alert, _at, told) => toldBetter(alert, told, ways.flat()));
  const all = [...own, ...known];
  const goesWith = (one: Alert, alert: Alert) =>
    one.kind === alert.kind && (isSameDanger(one, alert) || isMoreUrgent(alert, one));
  const surely = (alert: Alert) =>
    all.length === 0 ||
    all.some((one) => goesWith(one, alert)) ||
    // 'The canary died' tells of no second danger of gas.
    (!(all.some(({ kind }) => kind === alert.kind) && !namesPartOf(message)) &&
      !ASKS.test(message) &&
      ways.every((heard) => heard.some((one) => isSameDanger(one, alert))));
  const joined = mergeAlerts(...ways, ...leant).filter(
    (alert) => surely(alert) && !all.some((one) => covers(one, alert)),
  );
  const by = ways.flat().some(isPressing) ? -1 : leant.findIndex((heard) => heard.some(isPressing));
  return { alone: own, joined, leantWords: leaningWords[by] };
}

/** Of words that name no part: whether something of the kind was told that is as pressing. */
const isNoNews = (one: Alert, alert: Alert) => one.kind === alert.kind && !isMoreUrgent(alert, one);

/** What names no part is told better with what it goes on from; what else was told of its kind is told by itself. */
const toldBetter = (alert: Alert, told: readonly Alert[], heard: readonly Alert[]): Alert =>
  heard.find(({ title }) => title === alert.title) ??
  heard.find(
    (other) =>
      other.kind === alert.kind &&
      other.urgency === alert.urgency &&
      !told.some(({ title }) => title === other.title),
  ) ??
  alert;

/** Water that runs or drips unseen, or a meter that turns, and nothing of gas, power or a ceiling. */
const RUNS_UNSEEN =
  /\b(?:water meter|water bill|(?:meter|dial)\b.{0,30}\b(?:taps?|everything|water)\b.{0,12}\boff|(?:drip\w*|trickl\w*|water(?: \w+)?) (?:noise |sound |running )?(?:in|inside|behind|under) (?:the |a |my |our )?(?:\w+ )?(?:walls?|floor|slab))\b/i;
const NAMED: Partial<Record<AlertKind, RegExp>> = {
  gas: /\b(?:gas|lpg|smell\w*|smelt|whiff|rotten|eggs?|hiss\w*|fumes?|headaches?|dizzy|flame|heater\w*|stove|cook ?top|oven|pilot|flue|soot\w*|smok\w*|fire ?\w*|burn\w*|generator|bbq|barbecue|barbie|hot water|carbon|monoxide|alarms?|detector|chimney|exhaust|engine|yellow|orange|faint\w*|drows\w*|nause\w*|sick|crook|ill|bottles?|cylinder|meter|regulator|charcoal|brazier|appliance|boiler|pressure|valve|cars?|utes?|vans?|motor\w*|idl\w*|mower|petrol|diesel|vomit\w*|thr(?:ow\w*|ew) up|collaps\w*|pale|limp|unconscious|scald\w*|stink\w*|stench|odou?r|pong\w*|fart\w*|sulphur|propane|butane)\b/i,
  electrical:
    /\b(?:electric\w*|wir\w+|switch\w*|power\w*|lights?|downlights?|lamps?|globes?|fan|outlets?|sockets?|gpos?|shock\w*|zaps?|zapped|tingl\w*|buzz\w*|humm?\w*|spark\w*|trip\w*|board|fuse|meter ?box|cables?|cords?|leads?|live|conduit|plug\w*|belt|boot|jolt\w*|kick|bit(?:e|ten)?|melt\w*|burn\w*|smok\w*)\b/i,
  retaining_wall: /\b(?:retain\w*|sleepers?|soil|bank|garden|lean\w*|bulg\w*)\b/i,
  ceiling: /\b(?:ceilings?|cornices?|gyprock|plaster\w*|overhead|roof|above)\b/i,
};
/** Whether an alert of a leak that nobody sees is of something that nobody named: the rest tells of none. */
const isOfWater = (told: string, { kind }: Alert, warn: Warn): boolean =>
  RUNS_UNSEEN.test(told) &&
  NAMED[kind]?.test(told.replace(/\bwater (?:meter|bill)s?\b/gi, ' ')) === false &&
  !warn(false, told.replace(new RegExp(RUNS_UNSEEN, 'gi'), ' ')).said.some((other) => other.kind === kind);

const CEILING_GIVES =
  /\b(?:sag\w*|bow\w*|bulg\w*|hang\w*|droop\w*|dropp?\w*|loose|soft\w*|spong\w*|swell\w*|swollen|rott\w*|burst|holes?|fell|fall\w*|crack\w*|split\w*|collaps\w*|cav(?:e|ed|es|ing)|giv(?:es?|ing)|gave|com(?:e|ing) (?:down|away|off)|bigger|worse|grow\w*|spread\w*|drip\w*|pour\w*|heavy|full of|belly|bubble\w*|balloon\w*|lower|mov(?:es|ed|ing)|creak\w*|dust|nails?|screws?|gap)\b/i;
/** How large, how old or of what colour a stain is. */
const OF_STAIN =
  /\b(?:stain\w*|patch|mark|ring|spot|size|big|small|large|wide|long|round|across|mm|cm|met(?:er|re)s?|inch\w*|plate|hand|palm|coin|colou?r|brown|yellow\w*|grey|old|years?|months?|weeks?|since|dry|always)\b/i;
/** Whether only the two together sound like a danger of which neither has a sign: a stain and its size. */
const hasNoSign = (told: string, message: string, { kind }: Alert): boolean =>
  (kind === 'gas' && NAMED.gas?.test(told) === false) ||
  (kind === 'ceiling' && OF_STAIN.test(message) && !CEILING_GIVES.test(told));

/** A message with what it warns of by itself, what was said before it and what that warned of. */
interface Heard {
  message: string;
  alone: readonly Alert[];
  before: string;
  /** The messages of the talk that it may lean on, the newest last. */
  lines: readonly string[];
  known: readonly Alert[];
}

/** The words that told of dangers with those that tell of one now; none where what they told of was closed. */
export function dangersKept(danger: string, told: string, open: boolean): string {
  const lines = [...(open ? danger.split('\n') : []), told.replaceAll('\n', ' ').slice(-LONGEST_ASKED)];
  return [...new Set(lines)].filter(Boolean).slice(-DANGERS_KEPT).join('\n').slice(-LONGEST_SAID);
}
const DANGERS_KEPT = 2;
