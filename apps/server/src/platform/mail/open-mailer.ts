import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

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
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

/** Names sort by time. A message appears whole: whoever lists the folder never reads half of one. */
function openOutbox(folder: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async (message) => {
      const composed = await transport.sendMail(message);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${name}.part`), composed.message, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
