import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { mailName, sendMails } from '../../src/notifications/send-mails.ts';
import { jobs, mails } from '../../src/platform/database/schema.ts';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';

/** Waits until the newest mail of a kind to this address has been sent, and hands back what its file says. */
export async function receiveMail(server: TestServer, to: string, kind: string): Promise<string> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const [mail] = await server.services.database
      .select()
      .from(mails)
      .where(eq(mails.to, to))
      .orderBy(desc(mails.id));
    if (mail?.kind === kind && mail.sentAt) return readOutbox(server, mail);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail of the kind ${kind} came to ${to}`);
}

async function readOutbox({ services }: TestServer, mail: typeof mails.$inferSelect): Promise<string> {
  const file = join(services.environment.dataDir, 'outbox', `${mailName(mail)}.eml`);
  const written = await readFile(file, 'utf8');
  return written
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The secret behind the # of the link in a mail. */
export const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Clicks the link that came after the sign-up. */
export async function confirmAddress(server: TestServer, person: Person): Promise<void> {
  const token = tokenIn(await receiveMail(server, person.email, 'verify_email'));
  const { status } = await server.visitor().post('/api/email/verify', { token });
  if (status !== 200) throw new Error(`The address wasn’t confirmed: ${status}`);
}

/** Sends all that waits, also what is for later. For servers of the role `web`, which send nothing by themselves. */
export async function sendDueMail({ services }: TestServer): Promise<void> {
  await services.database.update(jobs).set({ dueAt: sql`now()` }).where(eq(jobs.kind, 'mail'));
  await sendMails(services);
}
