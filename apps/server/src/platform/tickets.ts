import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const VALID_MS = 5 * 60 * 1000;

const signatureOf = (secret: string, purpose: string, of: readonly unknown[], expiresAt: string) =>
  createHmac('sha256', deriveKey(secret, purpose))
    .update(JSON.stringify([...of, expiresAt]))
    .digest('base64url');

/** Lets the browser's own download follow the request that was recorded: good for five minutes and for nothing else. */
export function issueTicket(
  secret: string,
  purpose: string,
  of: readonly unknown[],
  now = Date.now(),
): string {
  const expiresAt = String(now + VALID_MS);
  return `${expiresAt}.${signatureOf(secret, purpose, of, expiresAt)}`;
}

/** Whether a ticket is good for this. */
export function readTicket(
  secret: string,
  purpose: string,
  of: readonly unknown[],
  ticket: string,
  now = Date.now(),
): boolean {
  const [expiresAt = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(signatureOf(secret, purpose, of, expiresAt));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(expiresAt) > now;
}
