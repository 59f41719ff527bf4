/** Beside a danger that a message tells of, the user's own work is told of only where it is asked for. */
import type { Alert } from '@plumbline/knowledge/hazards';
import { type OwnContext, ofNobody } from './account-data.ts';
import { dangerAskedFor } from './aims/danger-there.ts';
import { projectsNamed } from './aims/meant.ts';
import { answer } from './assistant.ts';
import { isPressing } from './heard.ts';
import { asksForOwn } from './question/handling.ts';
import type { Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? []);

/** Whether a message says where a finding lies, by more than one word of its place. */
function namesPlace(message: string, location: string): boolean {
  const said = wordsOf(message);
  return [...wordsOf(location)].filter((word) => said.has(word)).length > 1;
}

/** Whether a reply tells of the user's own work, which the message neither asks for nor names. */
async function strays(message: string, thread: Thread, reply: Reply, own: OwnContext): Promise<boolean> {
  const ofOwn = reply.open !== undefined || reply.kind.startsWith('own.');
  const spokenOf = thread.findingId !== null || thread.projectId !== null || thread.listed.length > 0;
  if (!ofOwn || spokenOf || own.finding !== null || asksForOwn(message)) return false;
  // 'Do we have a gas leak behind the laundry' is asked of the record as well.
  const named = projectsNamed(message, await own.projects());
  if (named.length > 0 || dangerAskedFor(message, named)) return false;
  const { open } = await own.hazards();
  return !open.some(({ location }) => namesPlace(message, location));
}

/** Answers a message that tells of these dangers by itself. */
export async function answerBeside(
  message: string,
  thread: Thread,
  own: OwnContext,
  { told, warned }: { told: readonly Alert[]; warned: boolean },
): Promise<Reply> {
  const reply = await answer(message, thread, own, warned);
  if (!told.some(isPressing) || !(await strays(message, thread, reply, own))) return reply;
  const ofAnybody = await answer(message, thread, ofNobody(own), warned);
  // That there is no project would be untrue of somebody who has some: the danger alone answers.
  return ofAnybody.kind.startsWith('own.') ? { ...ofAnybody, declined: true } : ofAnybody;
}
