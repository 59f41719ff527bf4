import type { Plan } from '@plumbline/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { usePlanChanges } from './queries.ts';

interface RenamePlanDialogProps {
  plan: Plan;
  rename: ReturnType<typeof usePlanChanges>['rename'];
  onClose: () => void;
}

/** A plan starts with its file's name, which seldom says what it shows. */
export default function RenamePlanDialog({ plan, rename, onClose }: RenamePlanDialogProps) {
  const [name, setName] = useState(plan.name);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const renamed = await rename(plan.id, name);
    setBusy(false);
    if (renamed) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      size="small"
      title="Rename plan"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="rename-plan"
            variant="primary"
            busy={busy}
            disabled={name.trim() === ''}
          >
            Rename plan
          </Button>
        </>
      }
    >
      <form id="rename-plan" onSubmit={(event) => void save(event)}>
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
