/** Whether an answer beside a danger is of what was asked. */
import type { Reply } from '../reply.ts';
import { PLAYS_DOWN } from './after-hazard.ts';

/** Who has to pay by law is told by the law. */
const PAYS_BY_LAW = /^(?:law\..*|pos\.pays|warranty|insurance)$/;
export const toldByLaw = (message: string, { kind, declined }: Reply) =>
  PAYS_BY_LAW.test(kind) && !declined && !/\b(?:rent\w*|tenants?|landlord|agent)\b/i.test(message);
const ASKS_ANYTHING =
  /\?|\b(?:who|whom|what|whats|when|how|which|why|whether)\b|(?<!\b(?:so|nor|neither) )\b(?:can|could|should|shall|may|must|do|does|did|will|would) (?:i|we|you|they|he|she|it|this|that|my|our|the|a|an|someone|anyone)\b|\b(?:is|are) (?:it|this|that|they|these|there|the|my|our)\b|\b(?:need|want) (?:to|a|an|the|some)\b|\b(?:right|yeah|yes|ok|okay|correct|eh)\W*$|^\W*(?:please |pls )?(?:walk|show|tell|give|explain|steps|help|guide|list|write)\b/i;
const ABOUT_LAW = /^(?:law\.(?!stage)|pos\.pays$|warranty$|regulator$|insurance$|inspections$|edition$)/;
const ABOUT_ROWS = /^(?:severity|about|general|cause|tolerance|knowledge|next|waiting|who)$/;
/** Whether an answer beside a pressing danger is about something that the message doesn’t ask. */
export function isOffTopic(message: string, { kind, text, declined }: Reply): boolean {
  if (declined || ABOUT_LAW.test(kind)) return !ASKS_ANYTHING.test(message);
  return ABOUT_ROWS.test(kind) && PLAYS_DOWN.test(text);
}
