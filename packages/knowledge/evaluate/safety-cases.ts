/** Sentences with the alerts that they should raise, and how many of them are read right. */
import { existsSync, readFileSync } from 'node:fs';
import type { ProjectFacts } from '../src/findings.ts';
import { ALERT_KINDS, type AlertKind, readAlerts } from '../src/hazards/index.ts';
import type { StateCode } from '../src/stages.ts';

/** Sentences that rules and model may be made from. No figure of these is a held-out one. */
export const DEVELOPMENT_SETS = [
  'development',
  'development-2',
  'development-3',
  'development-4',
  'development-5',
  // Held out until they were read: the second and the third held-out set.
  'development-6',
  'development-7',
  // Neighbours of what was read wrong before, and hazards told by their signs.
  'development-8',
  // More of both, to learn from.
  'development-9',
  // By two other hands, before any of it was read.
  'development-10',
  'development-11',
  // By one more hand, measured before it was read.
  'development-12',
  // By those who train, after the errors of development-12: signs without the usual words, and safe senses of these.
  'development-13',
  // Twelve voices, from a tradesman's shorthand to an engineer's, measured before anything was changed for them.
  'development-14',
  // By those who train, after the errors above: many hazards with a harmless neighbour each.
  'development-15',
  // Parts combined with troubles and with what is well, to learn from.
  'development-16',
  // By three more hands: trades, people at home, and lists of ordinary defects. Measured before any of it was read.
  'development-17',
  'development-18',
  'development-19',
  // By three more, each of a few kinds: services, structure, health. Measured before any of it was read.
  'development-20',
  'development-21',
  'development-22',
  // By two more: reports of people who manage and assess buildings, and questions to an assistant. Measured the same way.
  'development-23',
  'development-24',
  // By three more: mostly hazards, told by signs and in other words than a textbook's.
  'development-25',
  'development-26',
  'development-27',
  // By two more, as people write who don't know the words of the trade.
  'development-28',
  'development-29',
  // By those who train: short sentences that lean on the one before, and trouble told after repairs.
  'development-30',
  // By six more: notes of trades, owners, close neighbours, dictation, people who worry, and signs. Measured first.
  'development-31',
  'development-32',
  'development-33',
  'development-34',
  'development-35',
  'development-36',
  // By eleven more: trades, people at home, close neighbours, signs, long notes, questions, ordinary defects, trades' lists,
  // short captions, a general hand and what is warned of too readily. Measured first.
  'development-37',
  'development-38',
  'development-39',
  'development-40',
  'development-41',
  'development-42',
  'development-43',
  'development-44',
  'development-45',
  'development-46',
  'development-47',
  // By ten more: plain things, notes of trades, signs, stories, all trades, general hands, one danger among things that are
  // well, what is warned of too readily, and the grammar of what is denied, mended or asked. Measured first.
  'development-48',
  'development-49',
  'development-50',
  'development-51',
  'development-52',
  'development-53',
  'development-54',
  'development-55',
  'development-56',
  'development-57',
  // By one more, in three voices: at a phone, dictated notes, and questions, hearsay and what only sounds like danger. Measured first.
  'development-58',
  'development-59',
  'development-60',
  // By one more, in the same three voices. Measured first, with even lines still unread.
  'development-61',
  'development-62',
  'development-63',
  // By two more, to learn from: questions, hearsay and what is played down, talk with one danger in it; notes of trades,
  // fragments, and what is denied, mended or only named alike. Measured first.
  'development-64',
  'development-65',
  'development-66',
  'development-67',
  'development-68',
  'development-69',
  'development-70',
  'development-71',
  // By those who train: what is asked to be normal, and what is put right.
  'development-72',
  // By those who train: eleven families of sentences that were read wrong.
  'development-73',
  // By one more, as people type on a phone and as inspectors note: measured first, with even lines still unread.
  'development-74',
  'development-75',
  // By those who train: an inspector's shorthand, each kind with what is well in the same words.
  'development-76',
  // By those who train: thirteen more families that were read wrong, each with its harmless neighbours.
  'development-77',
  // By one more hand, as inspectors note and as people type: measured first, with even lines still unread.
  'development-78',
  'development-79',
  // By those who train: an inspector's notes of every kind, each with what is well in the same words.
  'development-80',
  // By one more hand, everyday sentences and dangers: measured first, with even lines still unread.
  'development-81',
  // By those who train: what is owned, described, bought, cleaned and asked, with close dangers.
  'development-82',
  // By those who write rules: what fell, hangs or stands open as a yes would say it, and holes and tiles that are meant.
  'development-83',
  // By those who write rules: old paint that is worked on, age alone, and what is told to be safe.
  'development-84',
  // By those who write rules: everyday building life beside a danger, and dangers played down, vouched for or back after a repair.
  'development-85',
  // By another hand, measured before any of it was read: harmless sentences that each lie beside a hazard.
  'development-86',
  // By two more hands: a hazard, and a harmless neighbour that shares nearly all its words. Measured before any was read.
  'development-87',
  'development-88',
  // By somebody who used the product and read none of its code: measured before any of it was read.
  'development-89',
  // By one more who used the product and read none of its code: measured before any of it was read.
  'development-90',
  // By a third who used the product and read none of its code: measured before any of it was read.
  'development-91',
  // By a fourth who used the product and read none of its code: measured first, with even lines still unread.
  'development-92',
  // By a fifth who used the product and read none of its code: measured first, with even lines still unread.
  'development-93',
  // By a sixth who used the product and read none of its code: measured first, with even lines still unread.
  'development-94',
] as const;

/** Sets of which only odd lines were read: their even lines are learnt by nothing, to measure by. */
const HALF_READ: ReadonlySet<SafetySet> = new Set(
  [58, 59, 60, 61, 62, 63, 74, 75, 78, 79, 81, 85, 86, 87, 88, 92, 93, 94].map(
    (number) => `development-${number}` as SafetySet,
  ),
);

export const SAFETY_SETS = [...DEVELOPMENT_SETS, 'held-out'] as const;
/** A held-out set that has been read joins the development sets, and a fresh one takes its place. */
const HELD_OUT = 'held-out-12';
export type SafetySet = (typeof SAFETY_SETS)[number];

/** One line of a case file. `also` are kinds that may come on top of the expected ones. */
export interface SafetyCase {
  text: string;
  /** Empty where the sentence is harmless. */
  kinds: AlertKind[];
  also?: AlertKind[];
  state?: StateCode;
  project?: ProjectFacts;
  projectWords?: string;
}

export interface JudgedCase {
  entry: SafetyCase;
  missing: AlertKind[];
  extra: AlertKind[];
}

export function readSafetyCases(set: SafetySet): SafetyCase[] {
  const file = new URL(`./safety/${set === 'held-out' ? HELD_OUT : set}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as SafetyCase);
}

/** Whether a case may be read and learnt from, by its place in its set. */
export const isOpen = (set: SafetySet, at: number): boolean =>
  set !== 'held-out' && (!HALF_READ.has(set) || at % 2 === 0);

/** The cases of a set that models may learn from. */
export const learnableCases = (set: SafetySet): SafetyCase[] =>
  readSafetyCases(set).filter((_, at) => isOpen(set, at));

/** The cases that were read by nobody and taught nothing. */
export const untaughtCases = (): SafetyCase[] =>
  [...HALF_READ].flatMap((set) => readSafetyCases(set).filter((_, at) => !isOpen(set, at)));

export function judgeCase(entry: SafetyCase): JudgedCase {
  const { text, state, project, projectWords } = entry;
  const raised = readAlerts({
    words: text,
    project: { ...project, ...(state ? { state } : {}) },
    ...(projectWords === undefined ? {} : { projectWords }),
  }).map(({ kind }) => kind);
  return judgedBy(entry, raised);
}

/** How a case is read where these kinds are raised. */
export function judgedBy(entry: SafetyCase, raised: readonly AlertKind[]): JudgedCase {
  const { kinds, also = [] } = entry;
  return {
    entry,
    missing: kinds.filter((kind) => !raised.includes(kind)),
    extra: raised.filter((kind) => !kinds.includes(kind) && !also.includes(kind)),
  };
}

export interface Share {
  right: number;
  n: number;
}

/** Recall over hazard sentences, of each kind and of whole sentences; false alerts over harmless ones. */
export function safetyFigures(judged: readonly JudgedCase[]) {
  const hazards = judged.filter(({ entry }) => entry.kinds.length > 0);
  const harmless = judged.filter(({ entry }) => entry.kinds.length === 0);
  const ofKind = ALERT_KINDS.map((kind): [AlertKind, Share] => {
    const told = hazards.filter(({ entry }) => entry.kinds.includes(kind));
    return [kind, { right: told.filter(({ missing }) => !missing.includes(kind)).length, n: told.length }];
  });
  return {
    recall: { right: hazards.filter(({ missing }) => missing.length === 0).length, n: hazards.length },
    ofKind,
    falseAlerts: { right: harmless.filter(({ extra }) => extra.length > 0).length, n: harmless.length },
    extras: { right: hazards.filter(({ extra }) => extra.length > 0).length, n: hazards.length },
  };
}
