import type { Decision, Defect } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { may } from '../../../api/may.ts';
import { whyNot } from '../../../api/why-not.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { longDate } from '../../../ui/dates.ts';
import { Check } from '../../../ui/icons/check.tsx';
import { Pencil } from '../../../ui/icons/pencil.tsx';
import { X } from '../../../ui/icons/x.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDecide, useWithdrawDecision } from '../data/queries.ts';
import DecisionDialog from './decision-dialog.tsx';

const WORDS = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** Three in a row on a phone, each as wide as its words on a desk. */
const SHARED = 'flex-1 tablet:flex-none';
/** On the narrowest phones the words alone have room. */
const ICON = 'size-4 max-[24rem]:hidden';

const failed = (error: Error) =>
  toast({
    title: 'Decision not saved',
    description: messageFor(error, 'Please try again.'),
    tone: 'destructive',
  });

/** The inspector's word: at the bottom of the window while it is asked for. */
export function DecisionBar({ defect }: { defect: Defect }) {
  // Where the panel named nothing there is nothing to confirm: the inspector can only name it.
  const named = defect.outcome === 'defect' || defect.outcome === 'no_visible_defect';
  const [asking, setAsking] = useState<Decision['verdict'] | null>(null);
  const decide = useDecide(defect);
  const withdraw = useWithdrawDecision(defect.id);
  const decision = defect.decisionDetails;
  const busy = decide.isPending || withdraw.isPending;
  const reject = () => {
    const refused = whyNot(defect, 'reject');
    if (!refused) return setAsking('rejected');
    toast({ title: 'Not rejected', description: refused, tone: 'destructive' });
  };
  return (
    <>
      <p
        className={cx(
          'mr-auto min-h-(--target) min-w-0 items-center text-sm text-ink-soft',
          // On a phone the three buttons take the whole width.
          decision ? 'flex basis-full tablet:basis-auto' : 'hidden tablet:flex',
        )}
      >
        {decision
          ? `${WORDS[decision.verdict]} on ${longDate(decision.decidedAt)}`
          : named
            ? 'Your decision?'
            : 'Can you see a defect? Name it.'}
      </p>
      {decision ? (
        <>
          <Button
            className={SHARED}
            busy={withdraw.isPending}
            disabled={busy || !may(defect, 'withdraw')}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast({ title: 'Decision withdrawn', tone: 'good' }),
                onError: failed,
              })
            }
          >
            Withdraw
          </Button>
          <Button
            className={SHARED}
            disabled={busy || !may(defect, 'correct')}
            onClick={() => setAsking('corrected')}
          >
            {decision.verdict === 'confirmed' ? 'Correct' : 'Change'}
          </Button>
          {decision.verdict === 'confirmed' && defect.outcome === 'defect' ? (
            <Button
              className={cx(SHARED, 'whitespace-nowrap')}
              disabled={busy || !may(defect, 'confirm')}
              onClick={() => setAsking('confirmed')}
            >
              Class and note
            </Button>
          ) : null}
        </>
      ) : named ? (
        <>
          <Button
            className={SHARED}
            disabled={busy}
            icon={<X aria-hidden="true" className={ICON} />}
            onClick={reject}
          >
            Reject
          </Button>
          <Button
            className={SHARED}
            disabled={busy || !may(defect, 'correct')}
            icon={<Pencil aria-hidden="true" className={ICON} />}
            onClick={() => setAsking('corrected')}
          >
            Correct
          </Button>
          <Button
            className={SHARED}
            variant="primary"
            busy={decide.isPending}
            disabled={busy || !may(defect, 'confirm')}
            icon={<Check aria-hidden="true" className={ICON} />}
            onClick={() =>
              decide.mutate(
                { verdict: 'confirmed' },
                {
                  onSuccess: () => toast({ title: 'Finding confirmed', tone: 'good' }),
                  onError: failed,
                },
              )
            }
          >
            Confirm
          </Button>
        </>
      ) : (
        <Button
          className={SHARED}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => setAsking('corrected')}
        >
          Name the defect
        </Button>
      )}
      {asking ? <DecisionDialog defect={defect} kind={asking} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
