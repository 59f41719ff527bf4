/** A limit that a message names by its part, where the rows gave something else or nothing. */
import type { OwnContext } from '../account-data.ts';
import { limitByMatter } from '../compose/limit-by-matter.ts';
import { sizesIn } from '../compose/sizes-said.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { type Routed, routedAs } from './routed.ts';
import { WANTS_MORE } from './states-limit.ts';

/** Asks for a limit, whatever else it says. */
const ASKS_LIMIT =
  /\b(?:at what|how many|what) (?:mm|size|width|point)\b|\b(?:allowed|limits?|toleranc\w*|compl(?:y|ies|iant)|legal\w*|within|plus minus|minimum|maximum|max|min)\b|\bhow (?:much|big|wide|high|far|deep|low) (?:should|can|must|may|is too|does it have)\b|\b(?:a|as a|is that|is it|is this) (?:defect|breach|fail)\b/i;
const ASKS_OKAY =
  /\b(?:is|are) (?:that|it|this|these|those|they) (?:ok|okay|alright|right|normal|acceptable|fine|too)\b/i;
/** What rows tell of whatever shares words with a message. */
const TOLD_BESIDE: ReadonlySet<Reply['kind']> = new Set([
  'severity',
  'about',
  'general',
  'worst',
  'next',
  'photo',
  'compliance',
]);

/** The limit by its matter; undefined where the message asks for none. */
export function limitAsked(message: string, thread: Thread, own: OwnContext): Routed | undefined {
  const question = readQuestion(message, thread, own.project?.state ?? own.homeState);
  if (question.foreign || question.gap !== undefined) return undefined;
  const parts = limitByMatter(message, question.state);
  return parts.length === 0 ? undefined : routedAs({ aim: 'pos.ok', parts }, question, thread.projectId);
}

/** The same in place of rows that only share words with a message that asks for a limit. */
export const unlessLimit = (
  { kind, declined, contextLoaded, followUp, rows }: Reply,
  message: string,
  thread: Thread,
  own: OwnContext,
): Routed | undefined =>
  !declined &&
  !contextLoaded &&
  !followUp &&
  TOLD_BESIDE.has(kind) &&
  !rows.some(({ id }) => id.startsWith('tolerance:')) &&
  (ASKS_LIMIT.test(message) || (ASKS_OKAY.test(message) && sizesIn(message).length > 0)) &&
  !WANTS_MORE.test(message)
    ? limitAsked(message, thread, own)
    : undefined;
