import { randomUUID } from 'node:crypto';
import type { announcement } from '@plumbline/contract';
import { MAIL_KINDS } from '@plumbline/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/index.ts';
import { preferences, users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { letters } from './letters.ts';
import { unsubscribeLinks } from './unsubscribe.ts';
import { writeMail } from './write-mail.ts';

const BATCH = 500;

/**
 * Writes to everybody who wants messages of this kind; marketing goes only to those who agreed to it. All of it is
 * written or nothing. Returns to how many.
 */
export async function announce(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  actorId: number,
  { kind, subject, message }: z.output<typeof announcement>,
): Promise<number> {
  const gate = MAIL_KINDS[kind];
  const label = kind === 'marketing' ? 'Unsubscribe' : 'Stop system updates';
  const reference = randomUUID();
  return database.transaction(async (tx) => {
    let recipients = 0;
    let last = 0;
    for (;;) {
      const batch = await tx
        .select({ id: users.id, email: users.email, displayName: users.displayName })
        .from(users)
        .leftJoin(preferences, eq(preferences.userId, users.id))
        .where(
          and(
            gt(users.id, last),
            sql`coalesce(${preferences.emailNotifications}, true)`,
            sql`coalesce(${preferences[gate]}, ${kind === 'system_update'})`,
          ),
        )
        .orderBy(asc(users.id))
        .limit(BATCH);
      for (const { id, email, displayName } of batch) {
        const { page, headers } = unsubscribeLinks(environment, id, kind);
        const letter = letters.announcement(displayName, subject, message, kind === 'marketing');
        await writeMail(tx, {
          kind,
          reference: `${reference}:${id}`,
          userId: id,
          to: email,
          letter: { ...letter, footerLink: { label, url: page } },
          headers,
        });
      }
      recipients += batch.length;
      last = batch.at(-1)?.id ?? last;
      if (batch.length < BATCH) break;
    }
    await recordAudit(tx, { action: 'announcement_sent', actorId, detail: { kind, recipients } });
    return recipients;
  });
}
