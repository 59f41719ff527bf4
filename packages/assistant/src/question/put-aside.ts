/** What is asked by who puts a danger aside: 'ignore that, how wide can a plasterboard crack be?' Its alert stays. Pure. */

const PUTS_ASIDE =
  /^\W*(?:(?:ok|okay|yeah|yes|no|well|please|just)\b\W*)*(?:ignore|forget(?: about)?|never ?mind|skip|leave|drop|park|set aside|moving on from|apart from) (?:that|it|this|the (?:warning|alert|gas|smell))(?: aside| for now| for a (?:moment|sec|second|minute))?\s*[,.;:!–—-]+\s*(?:and |but |so )?(?=(?:how|what|which|who|where|when|is|are|does|do)\b)/i;
/** What goes on with the danger is asked of it. */
const POINTS_BACK =
  /\b(?:it|its|that|this|these|those|they|them|there|here|still|tonight|stay\w*|sleep\w*|safe)\b/i;
/** 'How often should they be tested?', after alarms were told of. */
const OF_THEM =
  /^(\W*(?:and |but |so )?how often (?:should|must|do|does|to) )(?:they|it|these|those|them)\b(?=.*\btest)/i;

/** The message without what it puts aside, and with alarms by their name. */
export function putAside(message: string, danger: string): string {
  const rest = message.replace(PUTS_ASIDE, '');
  if (rest !== message && !POINTS_BACK.test(rest)) return rest;
  return /\bsmoke alarms?\b/i.test(danger) ? message.replace(OF_THEM, '$1smoke alarms ') : message;
}
