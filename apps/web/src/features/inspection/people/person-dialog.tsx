import { PERSON_LIMITS, PERSON_ROLES, type PersonRole, type ProjectPerson } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useDeletionRefused } from '../data/queries.ts';
import { peopleKey, ROLE_NAMES } from './person-words.ts';

const ROLES = PERSON_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

interface PersonDialogProps {
  projectId: number;
  /** The person to edit; a new one without it. */
  person?: ProjectPerson | undefined;
  onClose: () => void;
}

/** Who somebody is to this building, and how to reach them. */
export default function PersonDialog({ projectId, person, onClose }: PersonDialogProps) {
  const queryClient = useQueryClient();
  const refused = useDeletionRefused(projectId);
  const [role, setRole] = useState<PersonRole>(person?.role ?? 'owner');
  const [name, setName] = useState(person?.name ?? '');
  const [phone, setPhone] = useState(person?.phone ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const done = async () => {
    await queryClient.invalidateQueries({ queryKey: peopleKey(projectId) });
    onClose();
  };
  const saving = useSubmit(async () => {
    const body = { role, name, phone, email };
    if (person) await call('changePerson', { params: { id: person.id }, body });
    else await call('addPerson', { params: { id: projectId }, body });
    await done();
  }, 'The person wasn’t saved. Please try again.');
  const removing = useSubmit(async () => {
    if (person) await call('removePerson', { params: { id: person.id } });
    await done();
  }, 'The person wasn’t removed. Please try again.');
  const busy = saving.busy || removing.busy;
  return (
    <FormDialog
      title={person ? 'Edit person' : 'Add person'}
      submission={{ ...saving, busy, error: saving.error ?? removing.error }}
      submit="Save person"
      className="space-y-4"
      onClose={onClose}
      aside={
        person ? (
          <Button className="mr-auto" disabled={busy || refused !== undefined} onClick={removing.submit}>
            Remove person
          </Button>
        ) : null
      }
    >
      <Field label="Role">
        {(control) => <Select {...control} options={ROLES} value={role} onValueChange={setRole} />}
      </Field>
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            maxLength={PERSON_LIMITS.nameMax}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Phone" optional>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="off"
            maxLength={PERSON_LIMITS.phoneMax}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      <Field label="Email" optional>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={PERSON_LIMITS.emailMax}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">Only you see this. Reports don’t show it.</p>
      {person && refused ? <p className="text-sm text-ink-soft">{refused}</p> : null}
    </FormDialog>
  );
}
