/** Where a conversation goes on, and by which contract. */

import type { OwnContext } from '../account-data.ts';
import { contractSaid } from '../compose/stated-limits.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';

/** The state that was said or is the project's; where somebody mostly inspects says nothing of this building. */
function stateSaid(message: string, { state }: Thread, own: OwnContext, reply: Reply): Thread['state'] {
  const said = readState(message).state;
  const { state: told, projectId } = reply.thread;
  const onlyHome = told === own.homeState && own.project === null && projectId === null;
  return said ?? (onlyHome ? state : told);
}

/** What holds for all that is asked next: the state, and the day of the contract. */
export const saidOnce = (
  message: string,
  thread: Thread,
  own: OwnContext,
  reply: Reply,
): Pick<Thread, 'state' | 'contract'> => ({
  state: stateSaid(message, thread, own, reply),
  contract: contractSaid(message, own.today) ?? thread.contract,
});
