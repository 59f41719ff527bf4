import type { LegalHold as Hold } from '@plumbline/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { projectsKey } from '../../../api/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { dateAndTime, longDate } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Scale } from '../../../ui/icons/scale.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useUser } from '../../auth/auth-context.ts';

const holdsKey = (projectId: number) => [...projectsKey, 'holds', projectId] as const;

function useHolds(projectId: number) {
  return useQuery({
    queryKey: holdsKey(projectId),
    queryFn: ({ signal }) => call('readLegalHold', { params: { id: projectId }, signal }),
  });
}

interface LegalHoldProps {
  projectId: number;
  /** Whether its dialog is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says above a project that nothing in it can be deleted, and where that is set and lifted. */
export default function LegalHold({ projectId, open, onOpenChange }: LegalHoldProps) {
  const { deletionDueAt } = useUser();
  const hold = useHolds(projectId).data?.hold;
  return (
    <>
      {hold ? (
        <section
          aria-label="Legal hold"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-sm"
        >
          <Scale aria-hidden="true" className="size-5 shrink-0" />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">On legal hold since {longDate(hold.setAt)}</p>
            <p className="break-words text-ink-soft">
              {hold.reason}. Nothing in this project can be deleted.
              {deletionDueAt ? ' Deleting your account is postponed until you lift it.' : ''}
            </p>
          </div>
          <Button onClick={() => onOpenChange(true)}>Lift hold</Button>
        </section>
      ) : null}
      {open ? <HoldDialog projectId={projectId} onClose={() => onOpenChange(false)} /> : null}
    </>
  );
}

function HoldDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const queryClient = useQueryClient();
  const holds = useHolds(projectId);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const stands = holds.data?.hold ?? null;
  const lifted = holds.data?.lifted ?? [];
  const send = async () => {
    if (reason.trim() === '') return setProblem('Give the reason');
    setBusy(true);
    setProblem('');
    try {
      const input = { params: { id: projectId }, body: { reason } };
      const answer = await (stands ? call('liftLegalHold', input) : call('setLegalHold', input));
      queryClient.setQueryData(holdsKey(projectId), answer);
      // What may be done with anything in the project has changed, and its trail has an entry more.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('holds') });
      toast({ title: stands ? 'Legal hold lifted' : 'Project put on legal hold', tone: 'good' });
      onClose();
    } catch (error) {
      setProblem(messageFor(error, 'This wasn’t saved. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      size="small"
      title={stands ? 'Lift legal hold' : 'Set legal hold'}
      description={
        stands
          ? 'Once lifted, findings, photos and the project can be deleted again.'
          : 'Keeps everything in this project while a dispute or claim runs. Nothing can be deleted.'
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={holds.isPending} onClick={() => void send()}>
            {stands ? 'Lift hold' : 'Set hold'}
          </Button>
        </>
      }
    >
      <Field label="Reason" error={problem || undefined}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={500}
            placeholder={stands ? 'Such as: claim settled' : 'Such as: NCAT claim lodged on 2 November'}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {lifted.length > 0 ? <Lifted holds={lifted} /> : null}
    </Dialog>
  );
}

function Lifted({ holds }: { holds: readonly Hold[] }) {
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-sm font-medium">Earlier holds</h3>
      <ul className="space-y-2 text-sm">
        {holds.map(({ id, reason, setAt, liftedAt, liftedReason }) => (
          <li key={id} className="break-words">
            {reason}
            <span className="tabular block text-xs text-ink-soft">
              {dateAndTime(setAt)} to {liftedAt ? dateAndTime(liftedAt) : 'now'}. Lifted: {liftedReason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
