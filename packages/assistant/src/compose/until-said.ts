/** What is asked of a finding of which nobody has said whether anything has fallen, is loose or has a hole in it. */
import { type AskedOfDanger, askedOfDanger } from '../question/asked-of-danger.ts';

const MAY: ReadonlySet<AskedOfDanger | undefined> = new Set([
  'near',
  'enough',
  'fine',
  'back',
  'others',
  'people',
]);
const HOW_SOON: ReadonlySet<AskedOfDanger | undefined> = new Set(['soon', 'grave', 'steps']);
const WAITS = /^(?:pos\.(?:wait|diy)|waiting)$/;
/** Asks whether it is dangerous: a no would be taken for an all-clear. */
const DANGEROUS = /\b(?:unsafe|dangerous|dangers?|hazard\w*|at risk)\b/i;
const SAFE = /\bsafe\b/i;
const SAY =
  'Nobody has said yet whether anything has fallen, is loose or has a hole in it. Say so on the finding: a yes says what to do and whom to call.';

/** Answers whether to go near it, stay or wait from what isn't known; undefined where the message asks something else. */
export function untilSaid(message: string, kind: string, precaution: string): string | undefined {
  const asked = askedOfDanger(message);
  if (DANGEROUS.test(message) && !SAFE.test(message)) return `**It may be.** ${precaution} ${SAY}`;
  if (MAY.has(asked) || kind === 'pos.stay' || SAFE.test(message))
    return `**No, not yet.** ${precaution} ${SAY}`;
  return HOW_SOON.has(asked) || WAITS.test(kind) ? `**${precaution}** ${SAY}` : undefined;
}
