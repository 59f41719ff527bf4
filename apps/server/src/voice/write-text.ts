import { VOICE_LIMITS } from '@plumbline/contract';
import { type HostedModel, transcriptionModelFor } from '@plumbline/vision';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { voiceNotes } from '../platform/database/schema.ts';
import type { JobInHand } from '../platform/queue/index.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { audioKey } from './add-voice-note.ts';

export interface Asked {
  photoId: number;
  sha256: string;
}

const TIME_LIMIT_MS = 60_000;
/** Control characters but for line break and tab. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Of what is still to be written down: a person who types meanwhile has the last word. */
const waiting = ({ photoId, sha256 }: Asked) =>
  and(eq(voiceNotes.photoId, photoId), eq(voiceNotes.sha256, sha256), eq(voiceNotes.textState, 'waiting'));

/** Has a hosted model write down what was said, and keeps it as the machine's text. */
export async function unsafeWriteText(services: Services, asked: Asked, job: JobInHand): Promise<void> {
  const { database, files, environment } = services;
  const [note] = await database.select().from(voiceNotes).where(waiting(asked));
  const { transcription } = environment;
  if (!note) return;
  if (!transcription) return giveUpText(database, asked);
  const audio = await files.get(audioKey(note.folder)).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  const heard = audio ? await writeDown(transcription, audio, job.signal) : '';
  const text = heard.replace(CONTROL, '').trim().slice(0, VOICE_LIMITS.text);
  await database.transaction(async (tx) => {
    if (!(await job.end(tx))) return;
    if (text === '') await giveUpText(tx, asked);
    else await tx.update(voiceNotes).set({ text, textState: 'machine' }).where(waiting(asked));
  });
}

/** The person types it themselves. */
export async function giveUpText(tx: Queries, asked: Asked): Promise<void> {
  await tx.update(voiceNotes).set({ textState: 'failed' }).where(waiting(asked));
}

/** The SDK is loaded only where a model is configured. */
async function writeDown(hosted: HostedModel, audio: Uint8Array, signal: AbortSignal): Promise<string> {
  const [{ experimental_transcribe: transcribe, NoTranscriptGeneratedError }, model] = await Promise.all([
    import('ai'),
    transcriptionModelFor(hosted),
  ]);
  try {
    const { text } = await transcribe({
      model,
      audio,
      // The queue tries again, and lets others by meanwhile.
      maxRetries: 0,
      providerOptions: { openai: { language: 'en' } },
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    return text;
  } catch (error) {
    // Silence, or a drill next door: asked again, it would hear no more.
    if (error instanceof NoTranscriptGeneratedError) return '';
    throw error;
  }
}
