/** The state that a conversation goes on in. */
import type { OwnContext } from '../account-data.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';

/** The state that was said or is the project's; where somebody mostly inspects says nothing of this building. */
export function stateSaid(
  message: string,
  { state }: Thread,
  own: OwnContext,
  reply: Reply,
): Thread['state'] {
  const said = readState(message).state;
  const { state: told, projectId } = reply.thread;
  const onlyHome = told === own.homeState && own.project === null && projectId === null;
  return said ?? (onlyHome ? state : told);
}
