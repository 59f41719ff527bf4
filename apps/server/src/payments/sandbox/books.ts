import { randomBytes } from 'node:crypto';
import type { SandboxResult } from '@plumbline/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { sandboxIntents } from '../../platform/database/schema.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Order } from '../provider.ts';

export type SandboxRow = typeof sandboxIntents.$inferSelect;
type Status = SandboxResult['paymentIntent']['status'];

/** The sandbox's own books. Every change is one statement that says from which state it may start. */
export async function openIntent(database: Database, order: Order): Promise<SandboxRow> {
  const id = `sbx_${randomBytes(12).toString('hex')}`;
  await database
    .insert(sandboxIntents)
    .values({
      id,
      clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}`,
      idempotencyKey: order.idempotencyKey,
      owner: String(order.userId),
      amountCents: order.amountCents,
      currency: order.currency,
      description: order.description,
    })
    .onConflictDoNothing({ target: sandboxIntents.idempotencyKey });
  const [row] = await database
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.idempotencyKey, order.idempotencyKey));
  if (!row) throw new Error('PostgreSQL returned no row for an insert');
  return row;
}

export async function readIntent(database: Database, intentId: string): Promise<SandboxRow | undefined> {
  const [row] = await database.select().from(sandboxIntents).where(eq(sandboxIntents.id, intentId));
  return row;
}

/** An intent by the secret that only its buyer's browser has. @throws AppError not_found */
export async function findBySecret(
  database: Database,
  owner: string,
  intentId: string,
  clientSecret: string,
): Promise<SandboxRow> {
  const row = await readIntent(database, intentId);
  if (!row || row.owner !== owner || row.clientSecret !== clientSecret)
    throw notFound('We don’t know this payment.');
  return row;
}

/** Moves an intent on, if it's still in one of the states `from`; undefined when it isn't. */
export async function move(
  database: Database,
  intentId: string,
  from: readonly Status[],
  to: Status,
  card?: { brand: string; last4: string },
): Promise<SandboxRow | undefined> {
  return change(database, and(eq(sandboxIntents.id, intentId), inArray(sandboxIntents.status, [...from])), {
    status: to,
    ...(card ? { cardBrand: card.brand, cardLast4: card.last4 } : {}),
  });
}

/** Gives money back; all that's left of it unless an amount is named. @throws AppError conflict */
export async function refund(
  database: Database,
  intentId: string,
  amountCents: number | undefined,
): Promise<void> {
  const { refundedCents, amountCents: paid } = sandboxIntents;
  const after = amountCents === undefined ? sql`${paid}` : sql`${refundedCents} + ${amountCents}`;
  const refunded = await change(
    database,
    and(
      eq(sandboxIntents.id, intentId),
      eq(sandboxIntents.status, 'succeeded'),
      sql`${refundedCents} < ${paid}`,
      sql`${after} <= ${paid}`,
    ),
    { refundedCents: after },
  );
  if (!refunded) throw new AppError('conflict', { message: 'That is more than there is to refund.' });
}

/** Opens a dispute, or ends the open one. @throws AppError conflict */
export async function dispute(
  database: Database,
  intentId: string,
  state: 'open' | 'won' | 'lost',
): Promise<void> {
  const disputed = await change(
    database,
    and(
      eq(sandboxIntents.id, intentId),
      eq(sandboxIntents.status, 'succeeded'),
      eq(sandboxIntents.dispute, state === 'open' ? 'none' : 'open'),
    ),
    { dispute: state },
  );
  if (!disputed)
    throw new AppError('conflict', { message: 'This payment’s dispute can’t take that step now.' });
}

async function change(
  database: Database,
  where: SQL | undefined,
  values: { [K in keyof SandboxRow]?: SandboxRow[K] | SQL },
): Promise<SandboxRow | undefined> {
  const [row] = await database
    .update(sandboxIntents)
    .set({ ...values, updatedAt: new Date() })
    .where(where)
    .returning();
  return row;
}
