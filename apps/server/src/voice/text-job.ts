import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { voiceNotes } from '../platform/database/schema.ts';
import { defineJob } from '../platform/queue/index.ts';

/** Writing down what was said, by a hosted model. The hash names the recording: another one of its photo is another job. */
export const textJob = defineJob({
  name: 'voice_text',
  payload: z.object({ photoId: z.int(), sha256: z.string() }),
  key: ({ photoId, sha256 }) => `${photoId}-${sha256}`,
  lanes: 1,
  attempts: 3,
  waitsMs: [2_000, 10_000, 60_000, 300_000],
  async reopen(tx, { photoId, sha256 }) {
    const failed = and(
      eq(voiceNotes.photoId, photoId),
      eq(voiceNotes.sha256, sha256),
      eq(voiceNotes.textState, 'failed'),
    );
    const again = await tx
      .update(voiceNotes)
      .set({ textState: 'waiting' })
      .where(failed)
      .returning({ id: voiceNotes.photoId });
    return again.length > 0;
  },
});
