/** What a limit is of: whoever doesn't say one of these words doesn't ask for it, whatever else its row shares with them. */
import type { Matter } from './matter.ts';
import { MATTERS_OF_FABRIC } from './matters-of-fabric.ts';
import { MATTERS_OF_ROOMS } from './matters-of-rooms.ts';

const MATTERS: readonly Matter[] = [...MATTERS_OF_FABRIC, ...MATTERS_OF_ROOMS];

const idOf = (rowId: string) => rowId.replace(/^tolerance:/, '');

/** Told where they aren't asked for by name: only a size isn't judged by them. */
const TOLD_ANYWAY = /^(?:frame-straight|frame-plumb|tile-lip(?!-polished)|wet-fall|as2870)/;
export const tellsOtherMatter = (rowId: string, text: string): boolean =>
  !TOLD_ANYWAY.test(idOf(rowId)) && ofOtherMatter(rowId, text);

/** Whether a limit is of something that a text doesn't speak of. */
export function ofOtherMatter(rowId: string, text: string): boolean {
  const id = idOf(rowId);
  const matter = MATTERS.find(({ rows }) => rows.test(id));
  if (!matter) return false;
  return matter.unless?.test(text) === true || !matter.said.every((words) => words.test(text));
}
