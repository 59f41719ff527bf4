import type { MailKind } from '@plumbline/contract';
import type { Queries } from '../platform/database/connect.ts';
import { mails } from '../platform/database/schema.ts';
import { type Letter, layOut } from '../platform/mail/lay-out.ts';
import { askForMails } from './mail-job.ts';

interface NewMail {
  kind: MailKind;
  /** Names the event that it tells of: the same event is told once, however often this is called. */
  reference: string;
  to: string;
  /** Whose account it is about; left out for mail to operators. */
  userId?: number;
  /** Left out where it's composed when it is sent: what holds a secret, or sums up what came in the meantime. */
  letter?: Letter;
  headers?: Record<string, string>;
  dueAt?: Date;
}

/** Writes mail and asks for it to be sent, in the transaction of what it tells of: both happen or neither does. */
export async function writeMail(queries: Queries, mail: NewMail): Promise<void> {
  const { kind, reference, to, userId, letter, headers = {}, dueAt } = mail;
  const content = letter
    ? { subject: letter.subject, ...layOut(letter) }
    : { subject: '', text: '', html: '' };
  const written = await queries
    .insert(mails)
    .values({ kind, reference, to, userId: userId ?? null, headers, ...content })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  await askForMails(
    queries,
    written.map(({ id }) => id),
    dueAt,
  );
}
