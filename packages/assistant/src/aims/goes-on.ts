/** A message that keeps what was wanted and changes what it is wanted of: 'and the damp?' after 'who fixes the leak?' */
import type { OwnFindingSummary } from '../account-data.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { findingsNamed } from './meant.ts';

const OPENS =
  /^\W*(?:and|ok(?:ay)?|so|then|what about|how about|what of|or|now|same(?: question| thing| again)?(?: for| with| about| on| of)?|(?:no|nah|sorry|wait)?[, ]*(?:not (?:that|this|it)(?: one)?|i mean(?:t)?|wrong one))\b/i;
const ASKS_ITSELF =
  /\b(?:who|whose|how|when|why|where|which|can|could|should|is|are|was|does|do|did|will|would|worst|worse|first|cost|price|limit|allowed|much|many|\d+)\b/i;
/** Flat 4 is no size. */
const NUMBERED =
  /\b(?:flat|unit|apartment|apt|room|bed(?:room)?|level|floor|lot|house|villa|townhouse|th|number|no|finding)\.? ?#?\d+[a-z]?\b/gi;
const MOST_WORDS = 9;

const OF_ONE: ReadonlySet<Aim> = new Set([
  'pos.who',
  'pos.trade',
  'pos.diy',
  'pos.wait',
  'pos.stay',
  'pos.pays',
  'own.detail',
]);
const AIM_OF_INTENT: Partial<Record<Thread['intents'][number], Aim>> = {
  who: 'pos.who',
  waiting: 'pos.wait',
};

/** What is wanted of another finding that a short message names; undefined where it names none, or asks by itself. */
export function wantedOfAnother(
  message: string,
  thread: Thread,
  findings: readonly OwnFindingSummary[],
): Aim | undefined {
  const rest = message.replace(OPENS, ' ').replace(/\bwhat about|how about\b/gi, ' ');
  if (
    !OPENS.test(message) ||
    ASKS_ITSELF.test(rest.replace(NUMBERED, ' ')) ||
    message.trim().split(/\s+/).length > MOST_WORDS
  )
    return undefined;
  if (thread.aim === 'pos.ok' || thread.aim === 'own.trade') return undefined;
  const named = findingsNamed(message, findings).filter(({ id }) => id !== thread.findingId);
  if (named.length !== 1 && theOther(message, thread, findings) === undefined) return undefined;
  const told: Aim | null = thread.findingId === null ? null : 'own.detail';
  const before = thread.aim ?? AIM_OF_INTENT[thread.intents[0] ?? 'about'] ?? told;
  if (before !== null && OF_ONE.has(before)) return before;
  return before?.startsWith('own.') ? 'own.detail' : undefined;
}

const THE_OTHER = /^\W*(?:and |ok |so |what about |how about )*the other(?: one)?\W*$/i;

/** 'And the other one?': of two that are spoken of, the one that wasn't. */
export function theOther(
  message: string,
  { listed, findingId }: Thread,
  findings: readonly OwnFindingSummary[],
): number | undefined {
  if (!THE_OTHER.test(message) || findingId === null) return undefined;
  const ids = listed.flatMap((item) => item.findingId ?? []);
  const two = ids.length === 2 ? ids : findings.length === 2 ? findings.map(({ id }) => id) : [];
  return two.includes(findingId) ? two.find((id) => id !== findingId) : undefined;
}

const WHY =
  /^\W*(?:but |and |so |ok )*(?:why|how come)(?: not| is that| so| that(?: one)?| is it| though)?\W*$/i;

/** 'Why not?' is asked of the answer before, which then gives its reasons again. */
export const reasonWanted = (message: string, { aim }: Thread): Aim | undefined =>
  WHY.test(message) && (aim === 'own.compliance' || aim === 'own.first' || aim === 'own.compare')
    ? aim
    : undefined;
