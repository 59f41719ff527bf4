import type { NotificationSwitch } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Form } from '../../ui/form.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { usePreferences, useSavePreferences } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

interface Choice {
  name: NotificationSwitch;
  label: string;
  hint?: string;
}

const WAYS: readonly Choice[] = [
  {
    name: 'emailNotifications',
    label: 'Email',
    hint: 'Switch off to stop everything below except security messages.',
  },
];

const KINDS: readonly Choice[] = [
  { name: 'analysisComplete', label: 'Analysis complete', hint: 'At most one message in ten minutes.' },
  { name: 'reportGenerated', label: 'Report generated' },
  { name: 'repairAnswers', label: 'Replies from trades', hint: 'At most one message in ten minutes.' },
  {
    name: 'repairReminders',
    label: 'Repairs due and overdue',
    hint: 'At most one message a day, from 7 am. Never at night.',
  },
  {
    name: 'weeklyDigest',
    label: 'Weekly digest',
    hint: 'Monday mornings, when there’s something to report.',
  },
  { name: 'systemUpdates', label: 'System updates' },
  {
    name: 'marketingEmails',
    label: 'Marketing emails',
    hint: 'Switch on to get news and offers. Every email has an unsubscribe link.',
  },
];

/** Which messages come. Nothing is changed before it is saved. */
export function NotificationsCard() {
  const save = useSavePreferences();
  const [changes, setChanges] = useState<Partial<Record<NotificationSwitch, boolean>>>({});
  const sending = useSubmit(async () => {
    await save.mutateAsync(changes);
    setChanges({});
    toast({ title: 'Preferences saved', tone: 'good' });
  }, null);
  return (
    <SettingsCard title="Notifications" query={usePreferences()}>
      {(preferences) => {
        const group = (legend: string, choices: readonly Choice[]) => (
          <fieldset className="divide-y divide-line">
            <legend className="w-full pb-1 text-sm font-semibold">{legend}</legend>
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
        return (
          <Form submission={sending} submit="Save Preferences" variant="secondary" className="space-y-6">
            {group('Send by', WAYS)}
            {group('Tell me about', KINDS)}
          </Form>
        );
      }}
    </SettingsCard>
  );
}
