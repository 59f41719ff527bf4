import type { MAIL_STATES, Mail } from '@plumbline/contract';
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { mails } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { MailRow } from './compose.ts';
import { hideLinks } from './hide-links.ts';
import { askForMails, reopenMail } from './mail-job.ts';

const IN_STATE = {
  waiting: and(isNull(mails.sentAt), isNull(mails.givenUpAt)),
  sent: isNotNull(mails.sentAt),
  given_up: isNotNull(mails.givenUpAt),
} as const satisfies Record<(typeof MAIL_STATES)[number], unknown>;

/** Mail that was written, newest first. */
export async function listMails(
  database: Database,
  {
    limit,
    after,
    state,
  }: { limit: number; after?: string | undefined; state?: keyof typeof IN_STATE | undefined },
): Promise<Page<Mail>> {
  const wanted = state && IN_STATE[state];
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(mails)
      .where(before === undefined ? wanted : and(wanted, lt(mails.id, before)))
      .orderBy(desc(mails.id))
      .limit(limit + 1),
    countListed(database, mails, wanted),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.id;
  return {
    items: items.map(toMail),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

/** One mail with its words, without the links that open accounts. Reading it is put on record. */
export async function readMail(
  database: Database,
  actorId: number,
  id: number,
): Promise<Mail & { text: string }> {
  const [row] = await database.select().from(mails).where(eq(mails.id, id));
  if (!row) throw notFound();
  await recordAudit(database, {
    action: 'mail_read',
    actorId,
    subjectId: row.userId ?? undefined,
    detail: { kind: row.kind },
  });
  return { ...toMail(row), text: hideLinks(row.text) };
}

/** Tries a mail again that was given up. @throws AppError not_found for any other */
export async function retryMail(database: Database, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await reopenMail(tx, id))) throw notFound('This mail isn’t waiting to be tried again.');
    await askForMails(tx, [id]);
  });
}

function toMail(row: MailRow): Mail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to,
    subject: row.subject,
    state: row.sentAt ? 'sent' : row.givenUpAt ? 'given_up' : 'waiting',
    attempts: row.attempts,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
