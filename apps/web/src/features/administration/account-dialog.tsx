import type { AccountSummary } from '@plumbline/contract';
import { type FormEvent, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { countOf } from '../../app/count-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useChangeAccount } from './queries.ts';

interface AccountDialogProps {
  account: AccountSummary;
  onClose: () => void;
  onShowTrail: (email: string) => void;
}

const LEAST_REASON = 3;

/** What an administrator may do to an account. Everything here stands in the audit trail. */
export function AccountDialog({ account, onClose, onShowTrail }: AccountDialogProps) {
  const change = useChangeAccount(account.id);
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  // Made once a dialog: sent twice, the adjustment counts once.
  const [reference, setReference] = useState(newKey);
  const { role, suspended } = account;
  const credits = Number(amount);
  const stated = reason.trim().length >= LEAST_REASON;
  const adjust = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { kind: 'credits', amount: credits, reason: reason.trim(), reference },
      {
        onSuccess: () => {
          setAmount('');
          setReference(newKey());
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={account.displayName}
      description={`${account.email}, ${countOf(account.analysisCredits, 'credit')}, ${countOf(account.sessions, 'session')}. What you do here is recorded.`}
    >
      <div className="space-y-5">
        <Field label="Reason" hint="Needed to suspend an account or adjust credits">
          {(control) => (
            <Input {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <form onSubmit={adjust} className="flex flex-wrap items-end gap-3">
          <Field label="Credits to add, or with a minus to remove">
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            disabled={!stated || !Number.isInteger(credits) || credits === 0}
            busy={change.isPending}
          >
            Adjust credits
          </Button>
        </form>
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={change.isPending}
            onClick={() => change.mutate({ kind: 'role', role: role === 'admin' ? 'user' : 'admin' })}
          >
            {role === 'admin' ? 'Remove administrator rights' : 'Make administrator'}
          </Button>
          <Button disabled={change.isPending} onClick={() => change.mutate({ kind: 'sessions' })}>
            End all sessions
          </Button>
          <Button onClick={() => onShowTrail(account.email)}>Show audit trail</Button>
          {suspended ? (
            <Button disabled={change.isPending} onClick={() => change.mutate({ kind: 'lift' })}>
              Lift suspension
            </Button>
          ) : (
            <Button
              variant="danger"
              disabled={!stated || change.isPending}
              onClick={() => change.mutate({ kind: 'suspend', reason: reason.trim() })}
            >
              Suspend
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
