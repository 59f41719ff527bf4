/** Two things wanted in one sentence: 'is 3 mm ok and who fixes it' */

import { classed } from './features.ts';
import { aimModel } from './model.ts';

const BETWEEN =
  /,?\s+(?:and|also|plus)\s+(?=(?:also\s+|then\s+)?(?:tell me |show me )?(?:how|what|whats|what's|which|who|whos|whose|when|where|can|could|is|are|does|do|should|will)\b)/i;
const SURE = 0.55;
const LONGEST = 200;

/** The two questions, where each is read surely and they want different things; undefined for any other message. */
export function wantedApart(message: string): string[] | undefined {
  if (message.length > LONGEST) return undefined;
  const pieces = message.split(BETWEEN).map((piece) => piece.trim());
  const [one, other] = pieces;
  if (pieces.length !== 2 || !one || !other) return undefined;
  const [first] = aimModel().guess(classed(one));
  const [second] = aimModel().guess(classed(other));
  if (!first || !second || first.aim === second.aim) return undefined;
  const sure = first.probability >= SURE && second.probability >= SURE;
  const rows = first.aim === 'knowledge' || second.aim === 'knowledge';
  const refused = first.aim.startsWith('no.') || second.aim.startsWith('no.');
  return sure && !rows && !refused ? pieces : undefined;
}
