/** A hosted model's words as they may be shown: no links, no markup but Markdown's, no number without a source. */
import { withoutUnfounded, withoutUnsupported } from '@plumbline/assistant';

interface Cleaned {
  text: string;
  /** Numbers of provisions that stand in no source and were taken out. */
  removed: readonly string[];
  /** Sentences that were taken out: their figure stands in no source, or they promise what nobody can. */
  unfounded: readonly string[];
}

const LINK = /!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const REFERENCE_LINK = /^\s*\[[^\]]+\]:\s.*$/gm;
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:|javascript:|data:)\S+/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const MARK = /\[(\d{1,3})\]/g;

/** Cleans a finished piece of an answer. Numbers in square brackets that name no source are taken out. */
export function cleanAnswer(
  text: string,
  sources: readonly string[],
  sourceCount: number,
  sourcesOf: (sentence: string) => readonly string[] = () => sources,
): Cleaned {
  const bare = text
    .replace(CONTROL, '')
    .replace(LINK, '$1')
    .replace(REFERENCE_LINK, '')
    .replace(TAG, '')
    .replace(ADDRESS, '')
    .replace(MARK, (mark, number: string) =>
      Number(number) >= 1 && Number(number) <= sourceCount ? mark : '',
    );
  const founded = withoutUnfounded(bare, sources, sourcesOf);
  return { ...withoutUnsupported(founded.text, sources), unfounded: founded.removed };
}

/** The numbers of the sources that a text cites. */
export const citedIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, number]) => Number(number));

/** The sources that an answer cites, renumbered in the order in which they first stand in it. */
export function renumber<T>(text: string, rows: readonly T[]): { text: string; rows: T[] } {
  const order: number[] = [];
  const renumbered = text.replace(MARK, (_mark, number: string) => {
    const at = Number(number);
    if (!order.includes(at)) order.push(at);
    return `[${order.indexOf(at) + 1}]`;
  });
  return { text: renumbered, rows: order.flatMap((at) => rows[at - 1] ?? []) };
}

/** Where a piece may be cut off and shown: after a line, or after a sentence that another one follows. */
const BOUNDARY = /\n|[.!?](?=\s+[A-Z*\-“‘])/g;

/** The length of what is complete in a growing text. */
export function completeLength(text: string): number {
  let end = 0;
  for (const match of text.matchAll(BOUNDARY)) end = match.index + match[0].length;
  return end;
}
