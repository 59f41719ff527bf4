import type { NotificationSwitch } from '@plumbline/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { usePreferences, useSavePreferences } from './queries.ts';

interface Choice {
  name: NotificationSwitch;
  label: string;
  hint?: string;
}

const WAYS: readonly Choice[] = [
  { name: 'emailNotifications', label: 'Email', hint: 'Off stops everything below but security messages.' },
];

const KINDS: readonly Choice[] = [
  { name: 'analysisComplete', label: 'Analysis complete', hint: 'At most one message in ten minutes.' },
  { name: 'reportGenerated', label: 'Report generated' },
  { name: 'weeklyDigest', label: 'Weekly digest', hint: 'On Monday morning, if there was anything.' },
  { name: 'systemUpdates', label: 'System updates' },
  {
    name: 'marketingEmails',
    label: 'Marketing emails',
    hint: 'By switching this on you agree to news and offers. Each has a link to stop them.',
  },
];

/** Which messages come. Nothing is changed before it is saved. */
export function NotificationsCard() {
  const save = useSavePreferences();
  const [changes, setChanges] = useState<Partial<Record<NotificationSwitch, boolean>>>({});
  return (
    <Loaded title="Notifications" query={usePreferences()}>
      {(preferences) => {
        const group = (legend: string, choices: readonly Choice[]) => (
          <fieldset className="divide-y divide-line">
            <legend className="pb-1 text-sm font-semibold">{legend}</legend>
            {choices.map(({ name, ...words }) => (
              <Switch
                key={name}
                {...words}
                checked={changes[name] ?? preferences[name]}
                disabled={save.isPending}
                onCheckedChange={(checked) => setChanges({ ...changes, [name]: checked })}
              />
            ))}
          </fieldset>
        );
        const submit = (event: FormEvent) => {
          event.preventDefault();
          save.mutate(changes, {
            onSuccess: () => {
              setChanges({});
              toast({ title: 'Preferences saved', tone: 'good' });
            },
          });
        };
        return (
          <form onSubmit={submit} className="space-y-6">
            {group('How', WAYS)}
            {group('What', KINDS)}
            <Button type="submit" busy={save.isPending}>
              Save Preferences
            </Button>
          </form>
        );
      }}
    </Loaded>
  );
}
