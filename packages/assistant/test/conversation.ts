import { accountOf, type ChatCase } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';

/** The last reply to these messages, one after the other, of somebody with this work. */
export async function replyTo(work: ChatCase, ...messages: string[]) {
  const own = accountOf(work);
  let reply = await answer(messages[0] ?? '', NEW_THREAD, own);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, own);
  return reply;
}
