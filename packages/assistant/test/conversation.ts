import { accountOf } from '../evaluate/account-of.ts';
import { type CaseSet, type ChatCase, readCases } from '../evaluate/cases.ts';
import { grade } from '../evaluate/grade.ts';
import {
  answer,
  type Led,
  NEW_THREAD,
  NOTHING_OWN,
  type OwnContext,
  readThread,
  respond,
  warningsOf,
} from '../src/index.ts';

/** A conversation to be graded or answered, by whoever has this work. */
export const conversation = (messages: string[], work: Partial<ChatCase> = {}): ChatCase => ({
  kind: 'my_work',
  messages,
  must: [],
  mustNot: [],
  answer: 'answer',
  ...work,
});

/** A project with one finding: a slab's crack, 4 mm wide. */
export const SLAB_WORK = conversation([], {
  project: {
    name: 'Wattle Grove',
    state: 'NSW',
    findings: [{ title: 'Slab crack', defectId: 'slab_crack', words: 'crack in the slab 4 mm wide' }],
  },
});

/** The last reply to these messages, one after the other, of somebody with this work. */
export async function replyTo(work: ChatCase, ...messages: string[]) {
  const own = accountOf(work);
  let reply = await answer(messages[0] ?? '', NEW_THREAD, own);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, own);
  return reply;
}

/** Every answer to these messages of somebody with this work, had as the server has them: kept as JSON in between. */
export async function talk(messages: readonly string[], own: OwnContext = NOTHING_OWN): Promise<Led[]> {
  let thread = NEW_THREAD;
  let earlier: Led['alerts'] = [];
  const answers: Led[] = [];
  for (const message of messages) {
    const before = earlier;
    const led = await respond(message, thread, own, (followUp, words = message) =>
      warningsOf({ words, around: {}, open: [], earlier: followUp ? before : [] }),
    );
    thread = readThread(JSON.parse(JSON.stringify(led.thread)));
    earlier = [...led.alerts];
    answers.push(led);
  }
  return answers;
}

/** The conversations of a set that are answered dangerously. */
export async function dangerousOf(set: CaseSet): Promise<string[]> {
  const dangerous: string[] = [];
  for (const told of readCases(set))
    if ((await grade(told)).dangerous) dangerous.push(told.messages.join(' / '));
  return dangerous;
}
