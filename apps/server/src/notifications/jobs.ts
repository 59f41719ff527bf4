import { RETENTION } from '@plumbline/contract/retention';
import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { mails } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import type { Services } from '../services.ts';
import { sweepMailTokens } from './mail-tokens.ts';
import { mailName, startPost } from './send-mails.ts';
import { writeDigests } from './write-digests.ts';
import { writeReminders } from './write-reminders.ts';

const REMINDERS_EVERY_MS = 10 * 60 * 1000;
const DIGESTS_EVERY_MS = 10 * 60 * 1000;
const CLEAN_EVERY_MS = 60 * 60 * 1000;
const KEPT = sql.raw(`interval '${RETENTION.mailDays} days'`);

/** Sends mail, writes digests, and clears away what is old. Returns what stops it. */
export function startNotifications(services: Services): () => Promise<void> {
  const { log } = services;
  const digests = async () => {
    const written = await writeDigests(services);
    if (written > 0) log.info(`${written} weekly digests were written`);
  };
  const reminders = async () => {
    const written = await writeReminders(services);
    if (written > 0) log.info(`${written} reminders of repairs were written`);
  };
  const stops = [
    startPost(services),
    repeat('writing of reminders of repairs', REMINDERS_EVERY_MS, log, reminders),
    repeat('writing of weekly digests', DIGESTS_EVERY_MS, log, digests),
    repeat('clearing of old mail', CLEAN_EVERY_MS, log, () => clearOldMail(services)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Mail sent long ago goes, with its file where it lies in the folder. */
export async function clearOldMail({
  database,
  mailer,
}: Pick<Services, 'database' | 'mailer'>): Promise<void> {
  await sweepMailTokens(database);
  const old = await database
    .select({ id: mails.id, createdAt: mails.createdAt })
    .from(mails)
    .where(and(isNotNull(mails.sentAt), lt(mails.sentAt, sql`now() - ${KEPT}`)))
    .limit(1000);
  // The file first: a row without a file is cleared next time, a file without a row never.
  for (const mail of old) await mailer.forget(mailName(mail));
  if (old.length > 0) {
    await database.delete(mails).where(
      inArray(
        mails.id,
        old.map(({ id }) => id),
      ),
    );
  }
}
