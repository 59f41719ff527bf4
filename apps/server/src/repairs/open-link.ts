import { REPAIR_LINK_HEADER } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type LinkHolder, type Member, onBehalfOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { repairLinkFindings, repairLinks } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { digest } from './links.ts';

const SECRET = /^[\w-]{43}$/;

/** A link that is open: who holds it, and through whom its findings are reached. */
export interface OpenLink {
  row: typeof repairLinks.$inferSelect;
  holder: LinkHolder;
  owner: Member;
}

const gone = () => notFound('This link doesn’t exist. Check that you copied all of it.');

/**
 * Whether the account is suspended, in which case nothing of it is shown. The column is written out: where one table
 * alone is read, Drizzle leaves its name away, and `user_id` would be that of the suspension itself.
 */
const suspended = sql<boolean>`exists (select from suspensions s where s.user_id = repair_links.user_id)`;

/** The secret that a request carries. @throws AppError not_found for what can't be one */
export function secretOf(request: FastifyRequest): string {
  const secret = request.headers[REPAIR_LINK_HEADER];
  if (typeof secret !== 'string' || !SECRET.test(secret)) throw gone();
  return secret;
}

/** The link whose secret a request carries. @throws AppError not_found, and link_expired once it has ended */
export async function openLink(queries: Queries, request: FastifyRequest): Promise<OpenLink> {
  const secret = secretOf(request);
  const [found] = await queries
    .select({ row: repairLinks, suspended })
    .from(repairLinks)
    .where(eq(repairLinks.tokenHash, digest(secret)));
  if (!found) throw gone();
  checkOpen(found.row, found.suspended);
  const { row } = found;
  return { row, holder: { kind: 'holder', linkId: row.id }, owner: onBehalfOf(row) };
}

/** The same once more within a transaction: from here to its end nobody ends the link. */
export const stillOpen =
  ({ row }: OpenLink) =>
  async (tx: Queries): Promise<void> => {
    const [now] = await tx
      .select({ row: repairLinks, suspended })
      .from(repairLinks)
      .where(eq(repairLinks.id, row.id))
      .for('no key update');
    if (!now) throw gone();
    checkOpen(now.row, now.suspended);
  };

function checkOpen({ revokedAt, expiresAt }: OpenLink['row'], isSuspended: boolean): void {
  if (!revokedAt && expiresAt > new Date() && !isSuspended) return;
  throw new AppError('link_expired', { message: 'This link has ended. Ask whoever sent it for a new one.' });
}

/** @throws AppError not_found for every finding but those that the link names */
export async function checkNamed(queries: Queries, { row }: OpenLink, findingId: number): Promise<void> {
  const [named] = await queries
    .select({ findingId: repairLinkFindings.findingId })
    .from(repairLinkFindings)
    .where(and(eq(repairLinkFindings.linkId, row.id), eq(repairLinkFindings.findingId, findingId)));
  if (!named) throw notFound('Finding not found. It may have been deleted.');
}
