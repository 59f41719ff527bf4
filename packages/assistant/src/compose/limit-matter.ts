/** What a limit is of: whoever doesn't say one of these words doesn't ask for it, whatever else its row shares with them. */
import type { Matter } from './matter.ts';
import { MATTERS_OF_FABRIC } from './matters-of-fabric.ts';
import { MATTERS_OF_ROOMS } from './matters-of-rooms.ts';

const MATTERS: readonly Matter[] = [...MATTERS_OF_FABRIC, ...MATTERS_OF_ROOMS];

const idOf = (rowId: string) => rowId.replace(/^tolerance:/, '');
const matterOf = (rowId: string): Matter | undefined => {
  const id = idOf(rowId);
  return MATTERS.find(({ rows }) => rows.test(id));
};

/** Told where they aren't asked for by name: only a size isn't judged by them. */
const TOLD_ANYWAY = /^(?:frame-straight|frame-plumb|tile-lip(?!-polished)|as2870)/;
export const tellsOtherMatter = (rowId: string, text: string): boolean =>
  !TOLD_ANYWAY.test(idOf(rowId)) && ofOtherMatter(rowId, text);

const speaks = ({ said, unless }: Matter, text: string): boolean =>
  unless?.test(text) !== true && said.every((words) => words.test(text));

/** Whether a limit is of something that a text doesn't speak of. */
export function ofOtherMatter(rowId: string, text: string): boolean {
  const matter = matterOf(rowId);
  return matter !== undefined && !speaks(matter, text);
}

/** How many things of a limit a text names, where it names all that must be said for it; 0 where it doesn't. */
export function matterSaid(rowId: string, text: string): number {
  const matter = matterOf(rowId);
  return matter && speaks(matter, text) ? matter.said.length : 0;
}
