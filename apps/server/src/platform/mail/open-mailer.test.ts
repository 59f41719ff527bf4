import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../../test/support/fake-smtp.ts';
import { openMailer } from './open-mailer.ts';

const message = {
  to: 'owner@example.com',
  subject: 'Your report – ready',
  text: 'It is ready.',
  html: '<p>It is ready.</p>',
};
const mailFrom = 'Plumbline <no-reply@plumb.example>';

let dataDir: string;
let smtp: FakeSmtp | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-mail-'));
});
afterEach(async () => {
  await smtp?.close();
  await rm(dataDir, { recursive: true });
});

test('without a server, messages are files that only this account can read, in the order they were sent', async () => {
  const mailer = openMailer({ dataDir, smtpUrl: undefined, mailFrom });
  await mailer.send(message);
  await mailer.send({ ...message, to: 'other@example.com' });
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox)).sort();
  expect(names).toHaveLength(2);
  const [first, second] = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  expect(first).toContain('To: owner@example.com');
  expect(first).toContain('From: Plumbline <no-reply@plumb.example>');
  expect(first).toContain('<p>It is ready.</p>');
  expect(second).toContain('To: other@example.com');
  expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o777).toBe(0o600);
});

test('a line break in a subject or an address makes no header of its own', async () => {
  const mailer = openMailer({ dataDir, smtpUrl: undefined, mailFrom });
  await mailer.send({ ...message, subject: 'Hello\r\nBcc: spy@example.com' });
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const written = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(written).not.toMatch(/^Bcc:/m);
});

test('with a server, messages are handed to it', async () => {
  smtp = await startFakeSmtp();
  const mailer = openMailer({ dataDir, smtpUrl: smtp.url, mailFrom });
  await mailer.send(message);
  mailer.close();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ from: 'no-reply@plumb.example', to: ['owner@example.com'] });
  expect(smtp.received[0]?.body).toContain('It is ready.');
});

test('a server that refuses the message is told to the caller', async () => {
  smtp = await startFakeSmtp({ refuse: true });
  const mailer = openMailer({ dataDir, smtpUrl: smtp.url, mailFrom });
  await expect(mailer.send(message)).rejects.toThrow(/550/);
  mailer.close();
});
