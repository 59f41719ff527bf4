/**
 * Whatever happens in whatever order, and however much of it at once: credits given are credits paid for. Each run
 * makes up a story for two users and tells it to the use cases; the provider alone knows what was really paid.
 */
import { LIMITS } from '@plumbline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import {
  LOST,
  losingAnswers,
  type PaymentWorld,
  sandboxWorld,
  stripeWorld,
} from '../../test/support/payment-worlds.ts';
import { enterAlone, readBalance } from '../credits/index.ts';
import { actorOf } from '../platform/actor.ts';
import { connectDatabase, type Database } from '../platform/database/connect.ts';
import { creditEntries, invoiceCounter, payments, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Cashier } from './cashier.ts';
import { confirmCredits } from './confirm-payment.ts';
import { fixCredits } from './fix-credits.ts';
import { receiveEvent } from './receive-event.ts';
import { buyCredits } from './set-up-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepPayments } from './sweep-payments.ts';

const HOUR = 3_600_000;
/** Stories told at the same time, so that waiting for the database costs less. */
const LANES = 4;

type Fate = 'fine' | 'answer lost' | 'killed before commit' | 'killed after commit';
type Step = { fate: Fate } & (
  | { kind: 'create' | 'fix'; who: number }
  | { kind: 'pay' | 'admin'; which: number }
  | { kind: 'confirm'; who: number; which: number }
  | { kind: 'message'; which: number; how: 'good' | 'forged' | 'late' }
  | { kind: 'sweep'; hours: number }
  | { kind: 'spend'; who: number; credits: number }
  | { kind: 'refund'; which: number; cents: number }
  | { kind: 'dispute'; which: number; state: 'open' | 'won' | 'lost' }
);

/** Which user (0, 1) and which of the payments so far; taken modulo what there is. */
const who = fc.nat(1);
const which = fc.nat(3);
const fate = fc.constantFrom<Fate[]>(
  ...Array<Fate>(6).fill('fine'),
  'answer lost',
  'killed before commit',
  'killed after commit',
);
const a = <K extends string, T>(weight: number, kind: K, rest: fc.Arbitrary<T>) => ({
  weight,
  arbitrary: fc.tuple(rest, fate).map(([more, happens]) => ({ kind, fate: happens, ...more })),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  a(4, 'create', fc.record({ who })),
  a(6, 'pay', fc.record({ which })),
  a(5, 'confirm', fc.record({ who, which })),
  a(4, 'message', fc.record({ which, how: fc.constantFrom('good', 'good', 'forged', 'late') })),
  a(2, 'fix', fc.record({ who })),
  a(2, 'sweep', fc.record({ hours: fc.constantFrom(0, 1, 26) })),
  a(2, 'admin', fc.record({ which })),
  a(2, 'spend', fc.record({ who, credits: fc.integer({ min: 1, max: 25 }) })),
  a(2, 'refund', fc.record({ which, cents: fc.constantFrom(100, 150, 1500) })),
  a(2, 'dispute', fc.record({ which, state: fc.constantFrom('open', 'won', 'lost') })),
);
/** One after the other: what stands in a list happens at once. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

class Killed extends Error {}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The server as it is while it suffers this fate. */
function cashierWith(world: PaymentWorld, database: Database, fate: Fate): Cashier {
  if (fate === 'fine') return { database, provider: world.provider, log: quiet };
  const provider = losingAnswers(world.provider, () => fate === 'answer lost');
  const dying: Database['transaction'] = async (work, config) => {
    const result = await database.transaction(async (tx) => {
      const done = await work(tx);
      if (fate === 'killed before commit') throw new Killed();
      return done;
    }, config);
    if (fate === 'killed after commit') throw new Killed();
    return result;
  };
  const proxied = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? dying : Reflect.get(target, name)),
  });
  return { database: proxied, provider, log: quiet };
}

let nextUser = 0;

async function newUsers(database: Database): Promise<[number, number]> {
  const names = [0, 1].map(() => `user-${nextUser++}`);
  const made = await database
    .insert(users)
    .values(names.map((name) => ({ email: `${name}@example.com`, displayName: name })))
    .returning({ id: users.id });
  const [first, second] = made.map(({ id }) => id);
  if (!first || !second) throw new Error('no users');
  return [first, second];
}

async function tell(world: PaymentWorld, database: Database, groups: Step[][]): Promise<void> {
  const people = await newUsers(database);
  const intents: string[] = [];
  const person = (at: number) => people[at % 2] ?? 0;
  const intent = (at: number) => intents[at % intents.length] ?? '';

  async function create(cashier: Cashier, at: number): Promise<void> {
    const buyer = { id: person(at), displayName: 'Ann', email: 'ann@example.com' };
    intents.push((await buyCredits(cashier, buyer)).id);
  }

  async function take(one: Step): Promise<unknown> {
    const cashier = cashierWith(world, database, one.fate);
    switch (one.kind) {
      case 'create':
        return create(cashier, one.who);
      case 'fix':
        return fixCredits(cashier, actorOf({ id: person(one.who) }));
      case 'sweep':
        return sweepPayments(cashier, new Date(Date.now() + one.hours * HOUR));
      case 'spend':
        return spend(database, person(one.who), one.credits);
      case 'pay':
        return world.pay(intent(one.which));
      case 'confirm':
        return confirmCredits(cashier, actorOf({ id: person(one.who) }), intent(one.which));
      case 'admin':
        return settlePayment(cashier, intent(one.which));
      case 'refund':
        return world.refund(intent(one.which), one.cents);
      case 'dispute':
        return world.dispute(intent(one.which), one.state);
      case 'message': {
        const { body, headers } = world.message(intent(one.which), one.how);
        return receiveEvent(cashier, body, headers);
      }
    }
  }

  const fine = cashierWith(world, database, 'fine');
  await Promise.all([create(fine, 0), create(fine, 1)]);
  for (const group of groups) {
    for (const result of await Promise.allSettled(group.map(take))) {
      if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason;
    }
    await checkNothingTooEarly(world, database, people);
  }
  // Time passes, and nobody presses anything: the sweep alone has to put everything right.
  await database.update(payments).set({ checkedAt: null }).where(inArray(payments.userId, people));
  await sweepPayments(fine, new Date(Date.now() + 72 * HOUR));
  await checkBooks(world, database, people);
}

/** Refusals that users get to see, and the deaths that we made happen. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof AppError || error instanceof Killed || (error instanceof Error && error.message === LOST)
  );
}

async function spend(database: Database, userId: number, credits: number): Promise<void> {
  const amount = 0 - Math.min(credits, await readBalance(database, userId));
  const reference = `test:${userId}:${nextUser++}`;
  if (amount < 0) await enterAlone(database, { userId, kind: 'analysis', reference, amount });
}

/** At any moment: nothing is given before the provider has been paid. */
async function checkNothingTooEarly(world: PaymentWorld, database: Database, people: number[]) {
  const given = await database
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(and(inArray(payments.userId, people), eq(payments.status, 'paid')));
  for (const { intentId } of given) {
    expect((await world.provider.readIntent(intentId ?? ''))?.status).toBe('paid');
  }
}

/** When all is said: given is what was paid, taken back is what was refunded, and every account adds up. */
async function checkBooks(world: PaymentWorld, database: Database, people: number[]) {
  const rows = await database.select().from(payments).where(inArray(payments.userId, people));
  const entries = await database.select().from(creditEntries).where(inArray(creditEntries.userId, people));
  for (const userId of people) {
    const own = entries.filter((entry) => entry.userId === userId);
    const sum = own.reduce((total, { amount }) => total + amount, 0);
    expect(await readBalance(database, userId)).toBe(sum);
    expect(own.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
  }
  for (const row of rows) {
    const { intentId, provider, userId } = row;
    const intent = intentId ? await world.provider.readIntent(intentId) : undefined;
    const paid = intent?.status === 'paid';
    const about = entries.filter(({ reference }) => reference.startsWith(`${provider}:${intentId}`));
    const given = about.filter(({ kind }) => kind === 'purchase');
    expect(given.map((entry) => [entry.userId, entry.amount])).toEqual(
      paid ? [[userId, LIMITS.creditsPerPack]] : [],
    );
    // One that the provider never answered for has no id, and nobody could ever pay it.
    expect(row.status).toBe(intentId ? (paid ? 'paid' : 'cancelled') : row.status);
    const moved = about.filter(({ kind }) => kind === 'purchase_reversal');
    expect(moved.reduce((total, { amount }) => total - amount, 0)).toBe(row.takenCredits);
    expect(row.takenCredits).toBeLessThanOrEqual(row.claimedCredits);
    if (!intent || !paid) continue;
    const lost = intent.dispute === 'open' || intent.dispute === 'lost';
    const backCents = lost ? intent.amountCents : intent.refundedCents;
    expect(row.claimedCredits).toBe(Math.floor((LIMITS.creditsPerPack * backCents) / intent.amountCents));
  }
}

/** Every number from the first on, each once. */
async function checkInvoices(database: Database): Promise<void> {
  const numbers = await database.select({ number: payments.invoiceNumber }).from(payments);
  const given = numbers.flatMap(({ number }) => number ?? []).sort((one, two) => one - two);
  const [counter] = await database.select().from(invoiceCounter).where(eq(invoiceCounter.id, 1));
  expect(given.length).toBeGreaterThan(10);
  expect(given).toEqual(given.map((_, at) => 1001 + at));
  expect(counter?.last).toBe(given.at(-1));
}

const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A database and a provider of its own, where one story after the other is told. */
async function lane(name: 'sandbox' | 'stripe', numRuns: number): Promise<void> {
  const { url, drop } = await createTestDatabase();
  opened.push(drop);
  const database = connectDatabase(url, () => undefined, { max: 6 });
  opened.push(() => database.$client.end());
  const world = name === 'sandbox' ? sandboxWorld(database) : await stripeWorld();
  opened.push(world.close);
  await fc.assert(
    fc.asyncProperty(story, (groups) => tell(world, database, groups)),
    { numRuns },
  );
  await checkInvoices(database);
}

/** A sample; `npm run test:whole` tells them all. */
const STORIES = process.env.WHOLE_CAMPAIGN ? { sandbox: 1400, stripe: 600 } : { sandbox: 120, stripe: 120 };

test.each([
  ['sandbox', STORIES.sandbox],
  ['stripe', STORIES.stripe],
] as const)(
  'credits given are credits paid for, in %s and %i stories',
  async (name, stories) => {
    await Promise.all(Array.from({ length: LANES }, () => lane(name, stories / LANES)));
  },
  600_000,
);
