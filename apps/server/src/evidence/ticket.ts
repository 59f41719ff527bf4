import { issueTicket, readTicket } from '../platform/tickets.ts';

/** What a ticket lets through: one account's pack of one project, with its originals or without. */
export interface PackTicket {
  userId: number;
  projectId: number;
  originals: boolean;
}

const PURPOSE = 'evidence pack';
const WITH = { true: 'originals', false: 'copies' } as const;

/** Lets the browser's own download follow the request that the trail records. */
export const issuePackTicket = (
  secret: string,
  { userId, projectId, originals }: PackTicket,
  now?: number,
): string => `${WITH[`${originals}`]}.${issueTicket(secret, PURPOSE, [userId, projectId, originals], now)}`;

/** Whether originals go with it; undefined for a ticket that is old or isn't this account's for this project. */
export function readPackTicket(
  secret: string,
  { userId, projectId }: Omit<PackTicket, 'originals'>,
  ticket: string,
  now?: number,
): { originals: boolean } | undefined {
  const [kind = '', ...rest] = ticket.split('.');
  const originals = kind === WITH.true;
  return readTicket(secret, PURPOSE, [userId, projectId, originals], rest.join('.'), now)
    ? { originals }
    : undefined;
}
