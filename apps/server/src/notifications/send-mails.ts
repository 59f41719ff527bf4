import { and, eq, isNull, sql } from 'drizzle-orm';
import { errorText } from '../platform/database/error-text.ts';
import { mails } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { layOut } from '../platform/mail/lay-out.ts';
import { MailRefusedError } from '../platform/mail/mailer.ts';
import { type JobInHand, type JobWork, startQueue, workOff } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { composeMail, type MailRow } from './compose.ts';
import { hideLinks } from './hide-links.ts';
import { askForLeftMails, mailJob } from './mail-job.ts';
import { wantsMail } from './wants-mail.ts';

type Parts = Pick<Services, 'database' | 'environment' | 'mailer'>;

const LOOK_FOR_LEFT_EVERY_MS = 60_000;

/** Names a mail for good, so that the same one sent twice is recognised where it arrives. */
export const mailName = ({ id, createdAt }: Pick<MailRow, 'id' | 'createdAt'>) =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${id}`;

/** A mail as it goes out, or undefined where nobody wants it any more. */
async function readyToSend({ database, environment }: Parts, mail: MailRow) {
  return database.transaction(async (tx) => {
    // What the person switched off after it was written isn't sent either.
    if (mail.userId !== null && !(await wantsMail(tx, mail.userId, mail.kind))) return undefined;
    const letter = await composeMail(tx, mail, environment);
    if (letter === 'written') return { subject: mail.subject, text: mail.text, html: mail.html };
    return letter && { subject: letter.subject, ...layOut(letter) };
  });
}

/**
 * Sends one mail and notes it with the job's end. A process killed between the two has it sent again, under the same name.
 * Returns whether it was sent.
 */
async function sendOne(parts: Parts, mailId: number, job: JobInHand): Promise<boolean> {
  const { database, environment, mailer } = parts;
  const thisMail = eq(mails.id, mailId);
  const [mail] = await database
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(thisMail, isNull(mails.sentAt)))
    .returning();
  if (!mail) return false;
  const ready = await readyToSend(parts, mail);
  if (!ready) {
    await database.delete(mails).where(thisMail);
    return false;
  }
  await mailer.send({ ...ready, to: mail.to, headers: mail.headers, name: mailName(mail) });
  // Once a mail server has it, its words needn't lie here too. Without one they're shown to administrators; the
  // links are in the file alone.
  const kept = environment.smtpUrl
    ? { text: '', html: '' }
    : { text: hideLinks(ready.text), html: hideLinks(ready.html) };
  return database.transaction(async (tx) => {
    if (!(await job.end(tx))) return false;
    await tx
      .update(mails)
      .set({ sentAt: new Date(), problem: null, subject: ready.subject, ...kept })
      .where(thisMail);
    return true;
  });
}

/** How a mail is sent. `onSent` hears of each that was. */
function mailWork(parts: Parts, onSent: () => void = () => undefined): JobWork<{ mailId: number }> {
  return {
    async run({ mailId }, job) {
      try {
        if (await sendOne(parts, mailId, job)) onSent();
      } catch (error) {
        await parts.database
          .update(mails)
          .set({ problem: errorText(error) })
          .where(eq(mails.id, mailId));
        throw error;
      }
    },
    isPassing: (error) => !(error instanceof MailRefusedError),
    async onDead(tx, { mailId }) {
      await tx.update(mails).set({ givenUpAt: new Date() }).where(eq(mails.id, mailId));
    },
  };
}

/** Sends what is due now. Returns how many were sent. */
export async function sendMails(services: Services): Promise<number> {
  let sent = 0;
  const work = mailWork(services, () => {
    sent += 1;
  });
  await workOff(services, mailJob, work);
  return sent;
}

/** Sends mail as it is written and as it falls due. Returns what stops it. */
export function startPost(services: Services): () => Promise<void> {
  const { database, log } = services;
  const stopLooking = repeat('look for mail that nobody sends', LOOK_FOR_LEFT_EVERY_MS, log, () =>
    askForLeftMails(database),
  );
  const stop = startQueue(services, mailJob, mailWork(services));
  return async () => {
    await Promise.all([stop(), stopLooking()]);
  };
}
