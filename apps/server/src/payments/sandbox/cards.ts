import type { SandboxCard } from '@plumbline/contract';

/** What a card does when it's tried: it pays, it wants to be asked about first, or it's refused. */
type CardOutcome =
  | { kind: 'pays' }
  | { kind: 'challenge' }
  | { kind: 'refused'; code: string; message: string };

const refused = (code: string, message: string): CardOutcome => ({ kind: 'refused', code, message });

/** The field's well-known test numbers. Any future date and any security code go with them. */
const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'pays' },
  '5555555555554444': { kind: 'pays' },
  '4000000000000002': refused('card_declined', 'The bank has declined this card.'),
  '4000000000009995': refused('insufficient_funds', 'There isn’t enough money on this card.'),
  '4000000000000069': refused('expired_card', 'This card has expired.'),
  '4000000000000127': refused('incorrect_cvc', 'The security code doesn’t match this card.'),
  '4000000000000119': refused(
    'processing_error',
    'The bank couldn’t process this just now. Please try again in a moment.',
  ),
  '4000002500003155': { kind: 'challenge' },
  '4000000000003220': { kind: 'challenge' },
};

/** A real card number must never be of use here: everything but a test card is refused unread. */
export function tryCard(card: SandboxCard, now: Date): CardOutcome {
  const outcome = OUTCOMES[card.number];
  if (!outcome) {
    return refused(
      'test_cards_only',
      'The sandbox takes test cards only. Please don’t type a real card number here.',
    );
  }
  const expired =
    card.expiryYear < now.getUTCFullYear() ||
    (card.expiryYear === now.getUTCFullYear() && card.expiryMonth < now.getUTCMonth() + 1);
  return expired ? refused('expired_card', 'This card has expired.') : outcome;
}

/** What may be kept of a card. */
export function describeCard({ number }: SandboxCard): { brand: string; last4: string } {
  return { brand: number.startsWith('5') ? 'mastercard' : 'visa', last4: number.slice(-4) };
}
