import { createHash, randomUUID } from 'node:crypto';
import { VOICE_LIMITS, type VoiceNote } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { unsafeKeepSpokenWords } from '../judgement/index.ts';
import { ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { voiceNotes } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { enqueue } from '../platform/queue/index.ts';
import { removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { findOwnPhoto, holdOwnPhoto, type OfPhoto } from './hold-photo.ts';
import { type Recording, readRecording } from './read-recording.ts';
import { textJob } from './text-job.ts';
import { readVoiceNote } from './voice-notes.ts';

interface Said {
  key: string;
  bytes: Buffer;
  /** What the person typed beside it. */
  text: string;
}

/** Key of a recording's file. */
export const audioKey = (folder: string) => `${folder}/audio`;

/** Another request with this key was quicker: what this one wrote goes. */
class SentTwice extends Error {}

/**
 * Keeps a recording with its photo. However often it is sent under its key, it is kept once.
 * @throws AppError key_reused for another recording under the key, conflict where the photo has one
 */
export async function addVoiceNote(services: Services, of: OfPhoto, said: Said): Promise<VoiceNote> {
  const { database, files, environment } = services;
  const { actor, photoId } = of;
  const photo = await findOwnPhoto(database, of);
  const sha256 = createHash('sha256').update(said.bytes).digest('hex');
  if (await isThere(database, photoId, said.key, sha256)) return readVoiceNote(database, actor, photoId);
  const recording = check(said.bytes);
  const folder = `${photo.folder}/voice-${randomUUID()}`;
  try {
    // The file first: a row never names one that isn't there.
    await files.put(audioKey(folder), said.bytes, recording.type);
    await database.transaction(async (tx) => {
      const { projectId, userId, findingIds } = await holdOwnPhoto(tx, of);
      if (await isThere(tx, photoId, said.key, sha256)) throw new SentTwice();
      const asks = said.text === '' && environment.transcription !== undefined;
      await tx.insert(voiceNotes).values({
        ...{ photoId, userId, folder, sha256, key: said.key, text: said.text, ...recording },
        bytes: said.bytes.length,
        textState: said.text !== '' ? 'person' : asks ? 'waiting' : 'none',
      });
      if (asks) await enqueue(tx, textJob, [{ photoId, sha256 }], { owner: userId });
      await unsafeKeepSpokenWords(tx, findingIds);
      await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
        { event: 'voice_added', subject: { kind: 'photo', id: photoId }, sha256 },
      ]);
    });
  } catch (error) {
    await removeListed(services, [folder]);
    if (!(error instanceof SentTwice)) throw error;
  }
  return readVoiceNote(database, actor, photoId);
}

/** Whether this very recording is kept already. @throws AppError key_reused, conflict */
async function isThere(queries: Queries, photoId: number, key: string, sha256: string): Promise<boolean> {
  const [note] = await queries
    .select({ key: voiceNotes.key, sha256: voiceNotes.sha256 })
    .from(voiceNotes)
    .where(eq(voiceNotes.photoId, photoId));
  if (!note) return false;
  if (note.key !== key) {
    throw new AppError('conflict', { message: 'This photo has a voice note. Delete it to record another.' });
  }
  if (note.sha256 !== sha256) {
    throw new AppError('key_reused', {
      message: 'This key was used for a different recording. Use a new one.',
    });
  }
  return true;
}

/** @throws AppError unsupported_type, too_large */
function check(bytes: Uint8Array): Recording {
  const recording = readRecording(bytes);
  if (!recording) {
    throw new AppError('unsupported_type', {
      message: 'This isn’t a recording that we can play. Record it again in the app.',
    });
  }
  if (recording.durationMs > VOICE_LIMITS.seconds * 1000 + VOICE_LIMITS.slackMs) {
    throw new AppError('too_large', { message: 'A voice note can be up to two minutes long.' });
  }
  return recording;
}
