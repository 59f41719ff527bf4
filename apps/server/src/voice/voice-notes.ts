import type { Recording, VoiceNote } from '@plumbline/contract';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { type FactsRow, readHazards } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { photos, projects, voiceNotes } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';

export type NoteRow = typeof voiceNotes.$inferSelect;

/** What was said with these photos of this user, by photo. */
export async function voiceNotesOf(
  queries: Queries,
  actor: Member,
  photoIds: readonly number[],
): Promise<Map<number, VoiceNote>> {
  const rows = await queries
    .select({ note: getTableColumns(voiceNotes), project: projects })
    .from(voiceNotes)
    .innerJoin(photos, eq(photos.id, voiceNotes.photoId))
    .innerJoin(projects, eq(projects.id, photos.projectId))
    .where(and(ownedBy(actor, voiceNotes), inArray(voiceNotes.photoId, [0, ...photoIds])));
  return new Map(rows.map(({ note, project }) => [note.photoId, toVoiceNote(note, project)]));
}

/** How to play what was said with these photos, for whoever may see them all, and the text that a person stands by. */
export async function recordingsOf(
  queries: Queries,
  photoIds: readonly number[],
): Promise<Map<number, Recording>> {
  const rows = await queries
    .select({
      photoId: voiceNotes.photoId,
      type: voiceNotes.type,
      durationMs: voiceNotes.durationMs,
      text: voiceNotes.text,
      textState: voiceNotes.textState,
    })
    .from(voiceNotes)
    .where(inArray(voiceNotes.photoId, [0, ...photoIds]));
  return new Map(
    rows.map(({ photoId, type, durationMs, text, textState }) => [
      photoId,
      { type, durationMs, text: textState === 'person' ? text : '' },
    ]),
  );
}

/** A hazard is told whoever wrote the text: until a person has confirmed it, as a suggestion. */
function toVoiceNote({ createdAt, ...row }: NoteRow, project: FactsRow): VoiceNote {
  const { type, durationMs, sha256, text, textState } = row;
  const alerts = text === '' ? [] : readHazards(text, project).filter(({ basis }) => basis === 'words');
  return { type, durationMs, sha256, text, textState, createdAt: createdAt.toISOString(), alerts };
}

/** @throws AppError not_found */
export async function readVoiceNote(queries: Queries, actor: Member, photoId: number): Promise<VoiceNote> {
  const note = (await voiceNotesOf(queries, actor, [photoId])).get(photoId);
  if (!note) throw noteGone();
  return note;
}

export const noteGone = () => notFound('This photo has no voice note. It may have been deleted.');
