/** 'Warranty in NSW compared to Queensland': one question for each state that is named in a row. */
import { statesIn } from './places.ts';
import type { Thread } from './thread.ts';

const JOINS =
  /^(?:[\s,/&]|\b(?:and|or|vs?|versus|compared|compare|to|with|than|against|in|the|for|both|then)\b)*$/i;
const MOVES = /\b(?:mov\w+|from|driv\w+|travel\w*|transfer\w*|relocat\w*|ship\w*)\s*$/i;
const MOST = 3;

/** The question once for each of the states; undefined where it doesn't name several of them side by side. */
export function statesApart(text: string): string[] | undefined {
  const said = statesIn(text);
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last || said.length < 2 || said.length > MOST) return undefined;
  if (new Set(said.map(({ code }) => code)).size !== said.length) return undefined;
  if (MOVES.test(text.slice(0, first.at))) return undefined;
  const joined = said.every((one, at) => at === 0 || JOINS.test(text.slice(said[at - 1]?.end, one.at)));
  return joined
    ? said.map(({ words }) => `${text.slice(0, first.at)}${words}${text.slice(last.end)}`)
    : undefined;
}

/** A state that is named once is meant by each of several questions: 'how wide may it be and how long have I got, Perth'. */
export function inStateSaid(message: string, thread: Thread): Thread {
  const [state, ...others] = new Set(statesIn(message).map(({ code }) => code));
  return state && others.length === 0 ? { ...thread, state } : thread;
}
