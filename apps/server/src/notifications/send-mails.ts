import type { MailKind } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { errorText } from '../platform/database/error-text.ts';
import { mails } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { layOut } from '../platform/mail/lay-out.ts';
import { MailRefusedError } from '../platform/mail/mailer.ts';
import type { Services } from '../services.ts';
import { composeMail, type MailRow } from './compose.ts';
import { hideLinks } from './hide-links.ts';
import { wantsMail } from './wants-mail.ts';
import { MAIL_WORK } from './write-mail.ts';

type Parts = Pick<Services, 'database' | 'environment' | 'mailer' | 'log'>;

const LOOK_EVERY_MS = 15_000;
/** How many are handed over at once. */
const LANES = 4;
/** Whoever took a mail and died has until then; after that another process takes it. */
const LEASE = sql`interval '5 minutes'`;
/** How long to wait after each failure, in minutes. After the last one it's given up. */
const WAITS = [1, 5, 15, 60, 240, 720, 1440];

/** Names a mail for good, so that the same one sent twice is recognised where it arrives. */
export const mailName = ({ id, createdAt }: Pick<MailRow, 'id' | 'createdAt'>) =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${id}`;

/**
 * Sends what is due, however many processes do so at once. A process killed between sending and noting it sends the
 * mail again, under the same name. Returns how many were sent.
 */
export async function sendMails(parts: Parts, isEnding: () => boolean = () => false): Promise<number> {
  let sent = 0;
  const lane = async () => {
    for (;;) {
      const mail = isEnding() ? undefined : await claimMail(parts);
      if (!mail) return;
      if (await sendOne(parts, mail)) sent += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sent;
}

async function claimMail({ database }: Parts): Promise<MailRow | undefined> {
  const [claimed] = await database
    .update(mails)
    .set({ dueAt: sql`now() + ${LEASE}`, attempts: sql`${mails.attempts} + 1` })
    .where(
      eq(
        mails.id,
        sql`(select w.id from mails w where w.due_at <= now() order by w.due_at, w.id limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return claimed;
}

async function sendOne({ database, environment, mailer, log }: Parts, mail: MailRow): Promise<boolean> {
  const own = eq(mails.id, mail.id);
  try {
    const ready = await database.transaction(async (tx) => {
      // What the person switched off after it was written isn't sent either.
      if (mail.userId !== null && !(await wantsMail(tx, mail.userId, mail.kind as MailKind)))
        return undefined;
      const letter = await composeMail(tx, mail, environment);
      if (letter === 'written') return { subject: mail.subject, text: mail.text, html: mail.html };
      return letter && { subject: letter.subject, ...layOut(letter) };
    });
    if (!ready) {
      await database.delete(mails).where(own);
      return false;
    }
    await mailer.send({ ...ready, to: mail.to, headers: mail.headers, name: mailName(mail) });
    // Once a mail server has it, its words needn't lie here too. Without one they're shown to administrators; the
    // links are in the file alone.
    const kept = environment.smtpUrl
      ? { text: '', html: '' }
      : { text: hideLinks(ready.text), html: hideLinks(ready.html) };
    await database
      .update(mails)
      .set({ sentAt: new Date(), dueAt: null, problem: null, subject: ready.subject, ...kept })
      .where(own);
    return true;
  } catch (error) {
    log.warn({ err: error, mailId: mail.id, kind: mail.kind }, 'A mail couldn’t be sent');
    const wait = error instanceof MailRefusedError ? undefined : WAITS[mail.attempts - 1];
    await database
      .update(mails)
      .set({
        dueAt: wait === undefined ? null : sql`now() + make_interval(mins => ${wait})`,
        problem: errorText(error),
      })
      .where(own);
    return false;
  }
}

/** Sends mail as it is written and as it falls due. Returns what stops it. */
export function startPost(services: Services): () => Promise<void> {
  const { log, runner } = services;
  let ending = false;
  let atWork: Promise<void> | undefined;
  let asked = false;
  const work = async () => {
    while (asked && !ending) {
      asked = false;
      await sendMails(services, () => ending);
    }
  };
  const wake = () => {
    asked = true;
    atWork ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'Sending mail failed and will be tried again'))
      .finally(() => {
        atWork = undefined;
      });
  };
  const stopLooking = repeat('look for mail to send', LOOK_EVERY_MS, log, async () => wake());
  const stopListening = runner.onWork(MAIL_WORK, wake);
  wake();
  return async () => {
    ending = true;
    stopListening();
    await stopLooking();
    await atWork;
  };
}
