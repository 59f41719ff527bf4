import { LIMITS } from '@plumbline/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { enter, lockBalance, readBalance } from '../credits/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import { creditEntries, payments } from '../platform/database/schema.ts';
import type { Cashier } from './cashier.ts';
import type { Credited } from './confirm-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** More open payments than this nobody has; the sweep sees to the rest. */
const MOST = 30;

/**
 * The Fix button: asks the provider about each of this user's open payments and adds what was paid for. In the sandbox,
 * where no money moves, an empty account is filled up besides. The message says which it was.
 */
export async function fixCredits(cashier: Cashier, actor: Member): Promise<Credited> {
  const { database, provider } = cashier;
  const open = await database
    .select({ intentId: payments.intentId, credits: payments.credits })
    .from(payments)
    .where(
      and(
        ownedBy(actor, payments),
        eq(payments.provider, provider.name),
        eq(payments.status, 'created'),
        isNotNull(payments.intentId),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(MOST);
  let granted = 0;
  for (const { intentId, credits } of open) {
    if (intentId && (await settlePayment(cashier, intentId)) === 'granted') granted += credits;
  }
  if (granted > 0)
    return answer(`${granted} credits were paid for and missing. They’re in your account now.`);
  const toppedUp = provider.name === 'sandbox' ? await topUp(cashier, actor) : 0;
  granted += toppedUp;
  return answer(
    toppedUp > 0
      ? `${toppedUp} sandbox credits were added. No money moved.`
      : 'Nothing is missing. Everything you paid for is in your account.',
  );

  async function answer(message: string): Promise<Credited> {
    return {
      success: true,
      message,
      granted,
      newCredits: await readBalance(database, ownerOf(actor).userId),
    };
  }
}

/** A pack for an account at 0. Many presses at once fill it once: the last entry's id is what the entry refers to. */
async function topUp({ database }: Cashier, actor: Member): Promise<number> {
  const { userId } = ownerOf(actor);
  return database.transaction(async (tx) => {
    if ((await lockBalance(tx, userId)) > 0) return 0;
    const [last] = await tx
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(ownedBy(actor, creditEntries))
      .orderBy(desc(creditEntries.id))
      .limit(1);
    const { entered } = await enter(tx, {
      userId,
      kind: 'fix',
      reference: `user:${userId}:after:${last?.id ?? 0}`,
      amount: LIMITS.creditsPerPack,
      note: 'Sandbox top-up: no money moved',
    });
    return entered ? LIMITS.creditsPerPack : 0;
  });
}
