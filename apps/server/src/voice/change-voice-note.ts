import { createHash } from 'node:crypto';
import type { VoiceNote } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { unsafeKeepSpokenWords } from '../judgement/index.ts';
import { ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { voiceNotes } from '../platform/database/schema.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { permitDeletionWithin } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { holdOwnPhoto, type OfPhoto } from './hold-photo.ts';
import { noteGone, readVoiceNote } from './voice-notes.ts';

async function findNote(tx: Queries, photoId: number) {
  const [note] = await tx.select().from(voiceNotes).where(eq(voiceNotes.photoId, photoId));
  if (!note) throw noteGone();
  return note;
}

/**
 * Keeps the text as a person's own words: what they typed, or what a model wrote and they confirmed. Findings that the
 * photo shows are judged with it. On legal hold confirmed words aren't replaced.
 * @throws AppError not_found, legal_hold, conflict for a closed visit
 */
export async function writeVoiceText(database: Database, of: OfPhoto, text: string): Promise<VoiceNote> {
  const { actor, photoId } = of;
  return database.transaction(async (tx) => {
    const { projectId, findingIds } = await holdOwnPhoto(tx, of);
    const before = await findNote(tx, photoId);
    const textState = text === '' ? 'none' : 'person';
    if (before.text === text && before.textState === textState) return readVoiceNote(tx, actor, photoId);
    if (before.textState === 'person') await permitDeletionWithin(tx, actor, projectId);
    await tx.update(voiceNotes).set({ text, textState }).where(eq(voiceNotes.photoId, photoId));
    await unsafeKeepSpokenWords(tx, findingIds);
    await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
      {
        event: 'voice_text_written',
        subject: { kind: 'photo', id: photoId },
        sha256: createHash('sha256').update(text).digest('hex'),
      },
    ]);
    return readVoiceNote(tx, actor, photoId);
  });
}

/** Deletes a recording with its text. @throws AppError not_found, legal_hold, conflict for a closed visit */
export async function deleteVoiceNote(services: Services, of: OfPhoto): Promise<void> {
  const { actor, photoId } = of;
  const folder = await services.database.transaction(async (tx) => {
    const { projectId, findingIds } = await holdOwnPhoto(tx, of);
    const note = await findNote(tx, photoId);
    await permitDeletionWithin(tx, actor, projectId);
    await tx.delete(voiceNotes).where(eq(voiceNotes.photoId, photoId));
    await listForRemoval(tx, [note.folder]);
    await unsafeKeepSpokenWords(tx, findingIds);
    await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
      { event: 'voice_deleted', subject: { kind: 'photo', id: photoId }, sha256: note.sha256 },
    ]);
    return note.folder;
  });
  await removeListed(services, [folder]);
}
