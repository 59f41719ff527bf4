/** What is said once a danger is told to be over, and to who would use again what it was told of. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { namesGas } from '../heard.ts';
import { usesAgain } from '../question/danger.ts';
import { wasHarmless } from '../question/said-so-far.ts';
import type { Thread } from '../question/thread.ts';
import { foremost, whoLooks } from './after-hazard.ts';
import { factsOf } from './danger-facts.ts';
import { itIsOver, NO_PART_OF_IT, STILL_CHECKED } from './said-of-danger.ts';

/** What a message is answered that tells that a danger is over, which was told in these words. */
export function itWasOver(message: string, danger: string): string {
  if (!wasHarmless(message)) return itIsOver(message);
  return namesGas({ danger }) ? STILL_CHECKED : NO_PART_OF_IT;
}

const OF_TRADE: Partial<Record<AlertKind, string>> = {
  gas: 'It was tested for leaks after the work, the appliance was lit by them, and nobody smells it or feels ill',
  electrical: 'The circuit was tested after the work, and nothing is warm, wet, buzzing or tripping',
  pool: 'The gate shuts and latches by itself from any position, and an adult watches the water',
};
/** What has to be true before something is used again that was told of as mended, or as another thing. Never a yes. */
function onlyOnce({ kind }: Alert, who: string, worse: string, mended: boolean): string {
  if (!mended)
    return `**Only if the smell went with it, for good, and nobody feels ill.** I repeat no alarm, as you tell me what it was. If any of it is left or comes back, it counts as a leak: ${worse} In doubt have ${who} look first.`;
  const test = OF_TRADE[kind] ?? 'Nothing of what you saw, heard or smelt is there any more';
  return `**Only once whoever did the work has said so, in writing.** ${test}. From here I can’t tell that it holds. If it comes back: ${worse} In doubt have ${who} look first.`;
}

/** Answers who would use it again; undefined where nothing was settled, or something else is asked. */
export function usedAfter(
  message: string,
  settled: Thread['settled'],
  hear: (words: string) => Alert[],
): string | undefined {
  if (!settled || !usesAgain(message)) return undefined;
  const alert = foremost(settled.danger.split('\n').flatMap(hear));
  return alert && onlyOnce(alert, whoLooks(alert), factsOf(alert)?.worse ?? '', settled.mended);
}
