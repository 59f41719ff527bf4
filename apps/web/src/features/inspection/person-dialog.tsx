import { PERSON_LIMITS, PERSON_ROLES, type PersonRole, type ProjectPerson } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { peopleKey, ROLE_NAMES } from './person-words.ts';
import { useDeletionRefused } from './queries.ts';

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
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const attempt = async (otherwise: string, work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: peopleKey(projectId) });
      onClose();
    } catch (error) {
      setProblem(messageFor(error, otherwise));
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { role, name, phone, email };
    void attempt('The person wasn’t saved. Please try again.', () =>
      person
        ? call('changePerson', { params: { id: person.id }, body })
        : call('addPerson', { params: { id: projectId }, body }),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={person ? 'Edit person' : 'Add person'}
      footer={
        <>
          {person ? (
            <Button
              className="mr-auto"
              disabled={busy || refused !== undefined}
              onClick={() =>
                void attempt('The person wasn’t removed. Please try again.', () =>
                  call('removePerson', { params: { id: person.id } }),
                )
              }
            >
              Remove person
            </Button>
          ) : null}
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="person-form" variant="primary" busy={busy}>
            Save person
          </Button>
        </>
      }
    >
      <form id="person-form" className="space-y-4" noValidate onSubmit={save}>
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
        {problem ? (
          <p role="alert" className="text-sm text-critical">
            {problem}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
