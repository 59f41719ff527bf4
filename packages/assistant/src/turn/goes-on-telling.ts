/** Whether a message tells more of what is spoken of, which a danger may be told over. */
import { isSupposed } from '../question/said-so-far.ts';
import type { Reply } from '../reply.ts';

/** Asks something. */
export const ASKS = /\?|\b(?:what|who|when|how|which|why|can|could|should|does|do|is it|are)\b/i;

const TURNS_TO = /^\W*(?:no|nah|nope|sorry)\b[,\s]+(?:i mean(?:t)? )?(?:the|that) (?:[\w-]+ )?[\w-]+\W*$/i;
/** Whether a message only says which one was asked about: 'no, the brickwork' after 'who fixes the slab crack?' */
export const turnsTo = (message: string, before: string) => TURNS_TO.test(message) && ASKS.test(before);

/** Whether a message goes on telling: what might be, a limit, the law or a record is asked of nothing that is there. */
export const goesOnTelling = (message: string, kind: Reply['kind'], before: string) =>
  !isSupposed(message) &&
  !(OF_LIMITS.test(kind) && asksLimit(message, before)) &&
  !(OF_RECORDS.test(kind) && ASKS.test(message));
const OF_LIMITS = /^(?:pos\.ok|tolerance|compliance|provision)$/;
const ASKS_LIMIT =
  /\?|\b(?:max\w*|min\w*|limits?|tolerances?|allowed|most|least|required|compl(?:y|ies|iant)|ok|okay|what|how|can|should|is (?:it|that|this))\b/i;
const SIZE = /\d ?(?:mm|m)\b/i;
/** Of a crack or a gap that was told a size tells more; of anything else it asks whether that keeps a limit. */
const OF_FAULT = /\b(?:crack|gap)/i;
const asksLimit = (message: string, before: string) =>
  ASKS_LIMIT.test(message) || (SIZE.test(message) && !OF_FAULT.test(`${before} ${message}`));
const OF_RECORDS = /^(?:(?:own|app|law)\..*|warranty|regulator|insurance|inspections|edition|product)$/;
