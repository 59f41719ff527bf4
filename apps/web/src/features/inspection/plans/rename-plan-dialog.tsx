import type { Plan } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const sending = useSubmit(async () => {
    if (await rename(plan.id, name)) onClose();
  }, null);
  return (
    <FormDialog
      size="small"
      title="Rename plan"
      submission={sending}
      submit="Rename plan"
      disabled={name.trim() === ''}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
