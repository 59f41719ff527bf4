/** Asks back where something is asked of nothing. */
import type { Intent } from '../question/intents.ts';
import type { Question } from '../question/read-question.ts';
import type { Brief, Part } from './part.ts';
import { ABOUT_WHAT } from './plain-replies.ts';

const EXAMPLES = ['A crack in a brick wall', 'A leaking shower', 'What should I fix first?'];

/** Asks what it is about, where something is asked of nothing: 'is it serious?' */
export function aboutWhat(
  { text, subject, carried, intents, gap, foreign }: Question,
  finding: Brief['finding'],
): Part[] {
  const ofNothing = subject.length + carried.length === 0 && !finding && gap === undefined && !foreign;
  if (!ofNothing) return [];
  if (/\bbuilders?\b|\bwarrant|\btribunal|\bclaim/i.test(text)) return [];
  if (intents.some((intent) => ASKED_OF.has(intent)))
    return [{ text: ABOUT_WHAT, rows: [], support: 0.9, choices: EXAMPLES }];
  return OF_A_LIMIT.test(text) ? [{ text: OF_WHAT, rows: [], support: 0.9, choices: LIMITS_ASKED }] : [];
}
/** 'Is 6 mm too much?' of nothing. */
const OF_A_LIMIT =
  /^\W*(?:so |and |ok |hey |um )*(?:is|are|would|what(?:'?s| is)|how (?:much|far)|can)\b.*\b(?:too (?:much|big|wide|high|low|far)|the (?:most|least|max(?:imum)?|limit)|allowed|out by|out of (?:level|plumb))\b/i;
const OF_WHAT = 'Of what? Say what it is measured on and where, such as ‘a crack in a brick wall’.';
const LIMITS_ASKED = [
  'What is the limit for a crack in a brick wall?',
  'What is the limit for tile lippage?',
  'What is the limit for a floor out of level?',
];
const ASKED_OF: ReadonlySet<Intent> = new Set(['severity', 'cause', 'next', 'who', 'waiting']);
