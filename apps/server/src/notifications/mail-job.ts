import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/connect.ts';
import { mails } from '../platform/database/schema.ts';
import { defineJob, enqueue } from '../platform/queue/index.ts';

const MINUTE = 60_000;

/** The sending of one mail. */
export const mailJob = defineJob({
  name: 'mail',
  payload: z.object({ mailId: z.int() }),
  key: ({ mailId }) => String(mailId),
  lanes: 4,
  // A process has several in hand and rarely ends over one of them.
  attempts: 10,
  waitsMs: [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE),
  reopen: (tx, { mailId }) => reopenMail(tx, mailId),
});

/** Has a mail wait again that was given up. Returns whether it was one. */
export async function reopenMail(tx: Queries, id: number): Promise<boolean> {
  const again = await tx
    .update(mails)
    .set({ givenUpAt: null, attempts: 0 })
    .where(and(eq(mails.id, id), isNotNull(mails.givenUpAt)))
    .returning({ id: mails.id });
  return again.length > 0;
}

/** Asks for these mails to be sent, in the transaction that writes them. */
export const askForMails = (tx: Queries, ids: readonly number[], dueAt?: Date): Promise<void> =>
  enqueue(
    tx,
    mailJob,
    ids.map((mailId) => ({ mailId })),
    { dueAt },
  );

/** Asks for every mail that waits and isn't asked for: whoever wrote it was killed before the second statement. */
export async function askForLeftMails(queries: Queries): Promise<void> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select m.id from mails m where m.sent_at is null and m.given_up_at is null
      and not exists (select 1 from jobs j where j.kind = ${mailJob.name} and j.key = m.id::text)
      limit 1000`);
  await askForMails(
    queries,
    rows.map(({ id }) => Number(id)),
  );
}
