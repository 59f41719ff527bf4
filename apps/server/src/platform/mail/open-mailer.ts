import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError, type Message } from './mailer.ts';

/** Opens the way out for mail that the settings name: an SMTP server, or a folder of .eml files in DATA_DIR. */
export function openMailer(settings: {
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
}): Mailer {
  return settings.smtpUrl
    ? openSmtp(settings.smtpUrl, settings.mailFrom)
    : openOutbox(join(settings.dataDir, 'outbox'), settings.mailFrom);
}

function openSmtp(smtpUrl: string, from: string): Mailer {
  const url = new URL(smtpUrl);
  url.searchParams.set('pool', 'true');
  const transport = createTransport(url.href, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (message) => {
      await transport.sendMail(compose(message, from)).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      });
    },
    forget: async () => undefined,
    close: () => transport.close(),
  };
}

/** A 5xx to the message itself. One to our sign-in or greeting says nothing about the message. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return Number(responseCode) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Names sort by time. A message appears whole: whoever lists the folder never reads half of one. */
function openOutbox(folder: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async (message) => {
      const composed = await transport.sendMail(compose(message, from));
      const draft = join(folder, `${randomBytes(8).toString('hex')}.part`);
      const name = message.name ?? `${new Date().toISOString()}-${randomBytes(4).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, composed.message, { mode: 0o600 });
      await rename(draft, join(folder, fileName(name)));
    },
    forget: (name) => rm(join(folder, fileName(name)), { force: true }),
    close: () => transport.close(),
  };
}

const fileName = (name: string) => `${name.replaceAll(/[^A-Za-z0-9.-]/g, '-')}.eml`;

function compose({ name, headers, ...message }: Message, from: string) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...message,
    ...(name ? { messageId: `<${name}@${host}>` } : {}),
    ...(headers ? { headers: { ...headers } } : {}),
  };
}
