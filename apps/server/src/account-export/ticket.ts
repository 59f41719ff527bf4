import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../platform/derive-key.ts';

const VALID_MS = 5 * 60 * 1000;

const sign = (secret: string, userId: number, until: number) =>
  createHmac('sha256', deriveKey(secret, 'export')).update(`${userId}.${until}`).digest('base64url');

/** Lets the browser's own download follow a password that was just asked for. Good for this account alone. */
export function issueTicket(secret: string, userId: number, now = Date.now()): string {
  const until = now + VALID_MS;
  return `${until}.${sign(secret, userId, until)}`;
}

export function isGoodTicket(secret: string, userId: number, ticket: string, now = Date.now()): boolean {
  const [until = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(secret, userId, Number(until)));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > now;
}
