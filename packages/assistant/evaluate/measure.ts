import { FACTS, factParts, nameOfFact } from '../src/facts/facts.ts';
import { answer, findRow, NEW_THREAD, NOTHING_OWN, type Reply, unsupported } from '../src/index.ts';
import type { Asked } from './read-set.ts';

export interface Judged extends Asked {
  reply: Reply;
  followUp: boolean;
  /** A right source among the first three; undefined where nothing answers. */
  sourced: boolean | undefined;
  /** Numbers of provisions in the answer that no cited row holds. */
  invented: string[];
  milliseconds: number;
}

const FIRST = 3;

/** Asks every conversation through and judges its last answer. Throws for a row that doesn't exist. */
export async function measure(set: readonly Asked[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { messages, right, fact } of set) {
    for (const id of right) if (!findRow(id)) throw new Error(`There is no row '${id}'`);
    const wanted = FACTS.find((each) => nameOfFact(each) === fact);
    if (fact !== undefined && !wanted) throw new Error(`There is no fact '${fact}'`);
    const told = wanted && factParts(wanted)[0]?.text;
    let thread = NEW_THREAD;
    let reply: Reply | undefined;
    let milliseconds = 0;
    for (const message of messages) {
      const begun = performance.now();
      reply = await answer(message, thread, { ...NOTHING_OWN, today: '2026-11-21' });
      milliseconds = performance.now() - begun;
      thread = reply.thread;
    }
    if (!reply) continue;
    const cited = reply.rows.slice(0, FIRST).map(({ id }) => id);
    const sources = reply.rows.flatMap(({ title, text, source }) => [title, text, source]);
    judged.push({
      messages,
      right,
      ...(fact === undefined ? {} : { fact }),
      reply,
      milliseconds,
      followUp: messages.length > 1,
      sourced:
        told !== undefined
          ? reply.text.startsWith(told)
          : right.length === 0
            ? undefined
            : right.some((id) => cited.includes(id)),
      invented: unsupported(reply.text, sources).map(({ text }) => text),
    });
  }
  return judged;
}

export const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);

export interface Figures {
  questions: number;
  followUps: number;
  unanswerable: number;
  rightSource: number;
  rightSourceOfFollowUps: number;
  declined: number;
  /** Answerable ones that were declined. */
  wronglyDeclined: number;
  invented: number;
  slowest: number;
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const answerable = judged.filter(({ sourced }) => sourced !== undefined);
  const unanswerable = judged.filter(({ sourced }) => sourced === undefined);
  const going = answerable.filter(({ followUp }) => followUp);
  const sourced = (some: readonly Judged[]) => some.filter((each) => each.sourced).length;
  return {
    questions: judged.length,
    followUps: judged.filter(({ followUp }) => followUp).length,
    unanswerable: unanswerable.length,
    rightSource: share(sourced(answerable), answerable.length),
    rightSourceOfFollowUps: share(sourced(going), going.length),
    declined: share(unanswerable.filter(({ reply }) => reply.declined).length, unanswerable.length),
    wronglyDeclined: answerable.filter(({ reply }) => reply.declined).length,
    invented: judged.reduce((sum, each) => sum + each.invented.length, 0),
    slowest: Math.max(...judged.map(({ milliseconds }) => milliseconds)),
  };
}
