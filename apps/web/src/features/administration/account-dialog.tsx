import type { AccountSummary } from '@plumbline/contract';
import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { countOf } from '../../app/count-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
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
  const hasReason = reason.trim().length >= LEAST_REASON;
  const adjusting = useSubmit(async () => {
    await change.mutateAsync({ kind: 'credits', amount: credits, reason: reason.trim(), reference });
    setAmount('');
    setReference(newKey());
  }, null);
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
        <Form
          row
          submission={adjusting}
          submit="Adjust credits"
          variant="secondary"
          disabled={!hasReason || !Number.isInteger(credits) || credits === 0}
        >
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
        </Form>
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
              disabled={!hasReason || change.isPending}
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
