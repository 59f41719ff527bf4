import type { AccountSummary, ROLES } from '@plumbline/contract';
import { and, count, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { containsPattern } from '../platform/database/contains-pattern.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { creditAccounts, suspensions, users } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

interface AccountFilter {
  limit: number;
  after?: string | undefined;
  search?: string | undefined;
  role?: (typeof ROLES)[number] | undefined;
  suspended?: 'true' | 'false' | undefined;
}

function select(queries: Queries) {
  return queries
    .select({
      user: users,
      balance: creditAccounts.balance,
      suspension: suspensions,
      projects: sql<number>`(select count(*)::int from projects p where p.user_id = users.id)`,
      sessions: sql<number>`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > now())`,
    })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(suspensions, eq(suspensions.userId, users.id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toSummary({ user, balance, suspension, projects, sessions }: Row): AccountSummary {
  return {
    id: user.id,
    email: user.email,
    displayName: user.displayName,
    role: user.role === 'admin' ? 'admin' : 'user',
    analysisCredits: balance ?? 0,
    analysisCount: user.analysisCount,
    projects,
    sessions,
    suspended: suspension && { reason: suspension.reason, since: suspension.createdAt.toISOString() },
    createdAt: user.createdAt.toISOString(),
  };
}

/** One account. @throws AppError not_found */
export async function readAccount(queries: Queries, id: number): Promise<AccountSummary> {
  const [row] = await select(queries).where(eq(users.id, id));
  if (!row) throw notFound('This account doesn’t exist.');
  return toSummary(row);
}

/** Accounts, newest first. */
export async function listAccounts(
  database: Database,
  { limit, after, search, role, suspended }: AccountFilter,
): Promise<Page<AccountSummary>> {
  const pattern = search && containsPattern(search);
  const wanted = and(
    pattern ? or(ilike(users.email, pattern), ilike(users.displayName, pattern)) : undefined,
    role ? eq(users.role, role) : undefined,
    suspended === 'true' ? isNotNull(suspensions.userId) : undefined,
    suspended === 'false' ? isNull(suspensions.userId) : undefined,
  );
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    select(database)
      .where(before === undefined ? wanted : and(wanted, lt(users.id, before)))
      .orderBy(desc(users.id))
      .limit(limit + 1),
    countListed(
      database,
      sql`${users} left join ${suspensions} on ${suspensions.userId} = ${users.id}`,
      wanted,
    ),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.user.id;
  return {
    items: shown.map(toSummary),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

/**
 * Locks the account and every administrator, in one order, so that two administrators who take each other's rights at
 * once come one after the other. @throws AppError not_found
 */
export async function lockWithAdmins(tx: Queries, id: number) {
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for('update');
  const account = rows.find((row) => row.id === id);
  if (!account) throw notFound('This account doesn’t exist.');
  return account;
}

/** How many administrators besides this one can sign in. */
export async function otherAdmins(tx: Queries, id: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(users)
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .where(and(eq(users.role, 'admin'), sql`${users.id} <> ${id}`, isNull(suspensions.userId)));
  return row?.total ?? 0;
}
