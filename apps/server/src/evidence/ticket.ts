import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../platform/derive-key.ts';

const VALID_MS = 5 * 60 * 1000;

/** What a ticket lets through: one account's pack of one project, with its originals or without. */
export interface PackTicket {
  userId: number;
  projectId: number;
  originals: boolean;
}

const sign = (secret: string, { userId, projectId, originals }: PackTicket, until: string) =>
  createHmac('sha256', deriveKey(secret, 'evidence pack'))
    .update(JSON.stringify([userId, projectId, originals, until]))
    .digest('base64url');

/** Lets the browser's own download follow the request that the trail records. */
export function issuePackTicket(secret: string, pack: PackTicket, now = Date.now()): string {
  const until = String(now + VALID_MS);
  return [until, pack.originals ? 'originals' : 'copies', sign(secret, pack, until)].join('.');
}

/** Whether originals go with it; undefined for a ticket that is old or isn't this account's for this project. */
export function readPackTicket(
  secret: string,
  of: Omit<PackTicket, 'originals'>,
  ticket: string,
  now = Date.now(),
): { originals: boolean } | undefined {
  const [until = '', kind = '', signature = ''] = ticket.split('.');
  const originals = kind === 'originals';
  const expected = Buffer.from(sign(secret, { ...of, originals }, until));
  const given = Buffer.from(signature);
  const good = expected.length === given.length && timingSafeEqual(expected, given);
  return good && Number(until) > now ? { originals } : undefined;
}
