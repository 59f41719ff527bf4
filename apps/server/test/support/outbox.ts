import { desc, eq } from 'drizzle-orm';
import { mails } from '../../src/platform/database/schema.ts';
import type { TestServer } from './server.ts';

/** Waits until the newest mail of a kind to this address has been sent, and hands back its text. */
export async function receiveMail(server: TestServer, to: string, kind: string): Promise<string> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const [mail] = await server.services.database
      .select()
      .from(mails)
      .where(eq(mails.to, to))
      .orderBy(desc(mails.id));
    if (mail?.kind === kind && mail.sentAt) return mail.text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail of the kind ${kind} came to ${to}`);
}

/** The secret behind the # of the link in a mail. */
export const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
