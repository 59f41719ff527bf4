import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

const VALID_MS = 5 * 60 * 1000;

const sign = (secret: string, purpose: string, of: readonly unknown[], until: string) =>
  createHmac('sha256', deriveKey(secret, purpose))
    .update(JSON.stringify([...of, until]))
    .digest('base64url');

/** Lets the browser's own download follow the request that was recorded: good for five minutes and for nothing else. */
export function issueTicket(
  secret: string,
  purpose: string,
  of: readonly unknown[],
  now = Date.now(),
): string {
  const until = String(now + VALID_MS);
  return `${until}.${sign(secret, purpose, of, until)}`;
}

/** Whether a ticket is good for this. */
export function readTicket(
  secret: string,
  purpose: string,
  of: readonly unknown[],
  ticket: string,
  now = Date.now(),
): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(secret, purpose, of, until));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > now;
}
