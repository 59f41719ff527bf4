import { KEY_DAYS } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useApiKeys, useKeyChanges } from './queries.ts';

type DaysChoice = `${(typeof KEY_DAYS)[number]}`;

const LENGTHS = KEY_DAYS.map((days) => ({
  value: `${days}` as const,
  label: days === 1 ? '1 day' : `${days} days`,
}));

/** Keys by which another installation may fetch what is here. Each is shown once, when it is made. */
export function KeysCard() {
  const keys = useApiKeys();
  const { make, revoke } = useKeyChanges();
  const [name, setName] = useState('');
  const [days, setDays] = useState<DaysChoice>('7');
  const [password, setPassword] = useState('');
  const sending = useSubmit(async () => {
    const trimmed = name.trim();
    refuse({ name: trimmed === '' && 'Say what the key is for' });
    const length = KEY_DAYS.find((each) => String(each) === days);
    await make.mutateAsync({ name: trimmed, password, ...(length ? { days: length } : {}) });
    setName('');
    setPassword('');
  }, null);
  return (
    <Card title="API keys">
      <p className="mb-4 text-sm text-ink-soft">
        A key lets another installation export everything here. Revoke it after the move. It also ends when
        you sign out everywhere, change your password or stop being an administrator.
      </p>
      <Form
        row
        submission={sending}
        submit="Create key"
        variant="secondary"
        disabled={!password}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-48 flex-1">
          <Field label="What the key is for" error={sending.fields.name}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={100}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="w-36">
          <Field label="Lasts">
            {(control) => (
              <Select<DaysChoice> {...control} options={LENGTHS} value={days} onValueChange={setDays} />
            )}
          </Field>
        </div>
        <div className="min-w-48 flex-1">
          <Field label="Your password">
            {(control) => (
              <PasswordInput
                {...control}
                value={password}
                autoComplete="current-password"
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        </div>
      </Form>
      {make.data ? (
        <div role="status" className="mt-4 rounded-md border border-line-strong bg-accent-soft p-4 text-sm">
          <p className="font-medium">Copy this key now. We won’t show it again.</p>
          <code className="mt-2 block font-mono break-all select-all">{make.data.key}</code>
        </div>
      ) : null}
      <Loaded
        query={keys}
        what="the keys"
        skeleton={
          <SkeletonGroup label="Loading keys" className="mt-4">
            <Skeleton className="h-5 w-1/2" />
          </SkeletonGroup>
        }
      >
        {(list) => (
          <ul className="mt-4 text-sm">
            {list.map((key) => (
              <li
                key={key.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
              >
                <div className="min-w-0">
                  <p className="font-medium break-words">{key.name}</p>
                  <p className="tabular text-ink-soft">
                    {key.hint}… by {key.madeBy}, {dateAndTime(key.createdAt)};{' '}
                    {key.lastUsedAt ? `last used ${dateAndTime(key.lastUsedAt)}` : 'never used'}
                  </p>
                  <p className="tabular text-ink-soft">
                    {new Date(key.expiresAt) > new Date() ? 'Expires' : 'Expired'}{' '}
                    {dateAndTime(key.expiresAt)}
                  </p>
                </div>
                <Button
                  variant="danger"
                  busy={revoke.isPending && revoke.variables === key.id}
                  onClick={() => revoke.mutate(key.id)}
                  aria-label={`Revoke the key ${key.name}`}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
