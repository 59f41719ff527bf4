import { dollars } from '@plumbline/contract';
import { Button } from '../../../ui/button.tsx';

interface ChallengeProps {
  amountCents: number;
  busy: boolean;
  onAnswer: (approve: boolean) => void;
}

/** The bank's question, as the sandbox plays it. */
export function Challenge({ amountCents, busy, onAnswer }: ChallengeProps) {
  return (
    <section aria-label="Your bank asks" className="py-4 text-center">
      <h3 className="text-base font-semibold">Your bank asks: is this you?</h3>
      <p className="mx-auto mt-2 max-w-sm text-sm text-ink-soft">
        Plumbline wants to charge {dollars(amountCents)}. This is a sandbox: approve the payment, or fail it.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => onAnswer(false)}>
          Fail authentication
        </Button>
        <Button variant="primary" busy={busy} onClick={() => onAnswer(true)}>
          Approve
        </Button>
      </div>
    </section>
  );
}
