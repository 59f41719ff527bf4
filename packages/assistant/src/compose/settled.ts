/** What is said once a danger is told to be over, and to who would use again what it was told of. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { isPressing, namesFumes, namesGas, OF_SMELL } from '../heard.ts';
import { isOver, usesAgain } from '../question/danger.ts';
import { wasHarmless } from '../question/said-so-far.ts';
import { endsAll, isLeft, toldAndAsked } from '../question/taken-back.ts';
import type { Thread } from '../question/thread.ts';
import { foremost, whoLooks } from './after-hazard.ts';
import { factsOf } from './danger-facts.ts';
import { itIsOver, NO_PART_OF_IT, STILL_CHECKED } from './said-of-danger.ts';

/** What a message is answered that tells that a danger is over, which was told in these words. */
export function itWasOver(message: string, danger: string): string {
  if (!wasHarmless(message)) return itIsOver(message);
  return namesGas({ danger }) ? STILL_CHECKED : NO_PART_OF_IT;
}

/** What would bring a danger back that was taken back, before what was asked with it is answered. */
function backIf(told: string, danger: string, hear: (words: string) => Alert[]): string {
  const alert = foremost(danger.split('\n').flatMap(hear));
  const worse = (alert && factsOf(alert)?.worse) ?? 'Keep clear of it and tell me.';
  return wasHarmless(told)
    ? `I repeat no alarm, as you tell me what it was. If any of it is left or comes back, it counts as ${alert?.kind === 'gas' ? 'a gas leak' : 'that danger'}: ${worse}`
    : `I repeat no alarm, as you tell it. Have whoever did or checked it put it in writing. If any of it is left or comes back: ${worse}`;
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
function usedAfter(
  message: string,
  settled: Thread['settled'],
  hear: (words: string) => Alert[],
): string | undefined {
  if (!settled || !usesAgain(message)) return undefined;
  const alert = foremost(settled.danger.split('\n').flatMap(hear));
  return alert && onlyOnce(alert, whoLooks(alert), factsOf(alert)?.worse ?? '', settled.mended);
}

/** What a message ends of the danger that was told before it. */
export interface Ended {
  over: boolean;
  /** What it goes on to ask after a danger that it takes back; else empty. */
  asksOn: string;
  /** What that is answered from. */
  thread: Thread;
  settled: Thread['settled'];
  /** What has to be true before something is used again that a danger was told of, which is over. */
  again: string | undefined;
  /** What would bring back a danger that was taken back, where something is asked beside it; else empty. */
  takenBack: string;
}

/** Reads whether a message ends the danger that was told; `said` is what it warns of by itself. */
export function endedBy(
  message: string,
  thread: Thread,
  { said, past }: { said: readonly Alert[]; past: readonly Alert[] },
  hear: (words: string) => Alert[],
): Ended {
  const { told, asked } = toldAndAsked(message);
  const ofSmell = !namesFumes(thread) && past.every(({ kind }) => OF_SMELL.has(kind));
  const over =
    said.length === 0 &&
    !isLeft(told) &&
    (thread.danger !== '' || past.length > 0) &&
    (isOver(message) || (wasHarmless(message) && ofSmell) || endsAll(told, past.filter(isPressing), ofSmell));
  const asksOn = over ? asked : '';
  const danger = thread.danger || thread.said;
  const settled = over ? { danger, mended: !wasHarmless(told) } : thread.settled;
  return {
    over,
    asksOn,
    thread: asksOn ? { ...thread, danger: '', said: '', crack: '' } : thread,
    settled,
    again: over && !asksOn ? undefined : usedAfter(asksOn || message, settled, hear),
    takenBack: asksOn ? backIf(told, danger, hear) : '',
  };
}
