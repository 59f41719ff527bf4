import type { SandboxCard, SandboxResult } from '@plumbline/contract';
import type { Database } from '../../platform/database/connect.ts';
import { move, readIntent, type SandboxRow } from './books.ts';
import { describeCard, tryCard } from './cards.ts';

const OPEN = ['requires_payment_method', 'requires_action'] as const;

/** Tries a card on a payment that's still open; on any other it only tells how that stands. */
export async function payByCard(
  database: Database,
  intent: SandboxRow,
  card: SandboxCard,
  now = new Date(),
): Promise<SandboxResult> {
  const outcome = tryCard(card, now);
  if (outcome.kind === 'refused') {
    await move(database, intent.id, OPEN, 'requires_payment_method');
    return tell(database, intent, { code: outcome.code, message: outcome.message });
  }
  const to = outcome.kind === 'pays' ? 'succeeded' : 'requires_action';
  await move(database, intent.id, OPEN, to, describeCard(card));
  return tell(database, intent);
}

/** The answer to the bank's question. */
export async function answerChallenge(
  database: Database,
  intent: SandboxRow,
  approve: boolean,
): Promise<SandboxResult> {
  await move(database, intent.id, ['requires_action'], approve ? 'succeeded' : 'requires_payment_method');
  const failure = {
    code: 'authentication_failed',
    message: 'Your bank couldn’t confirm that it’s you. Please try again or use another card.',
  };
  return tell(database, intent, approve ? undefined : failure);
}

/** How the payment stands now. A failure is told only while it's still unpaid. */
export async function tell(
  database: Database,
  { id, amountCents }: SandboxRow,
  failure?: { code: string; message: string },
): Promise<SandboxResult> {
  const now = await readIntent(database, id);
  const status = (now?.status ?? 'canceled') as SandboxResult['paymentIntent']['status'];
  return {
    paymentIntent: { id, status, amountCents },
    ...(failure && status === 'requires_payment_method' ? { error: failure } : {}),
  };
}
