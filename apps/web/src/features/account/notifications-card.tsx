import type { NotificationSwitch } from '@plumbline/contract';
import { Switch } from '../../ui/switch.tsx';
import { Loaded } from './loaded.tsx';
import { usePreferences, useSavePreferences } from './queries.ts';

interface Choice {
  name: NotificationSwitch;
  label: string;
  hint?: string;
}

const WAYS: readonly Choice[] = [
  { name: 'emailNotifications', label: 'Email', hint: 'Off stops everything below but security messages.' },
  {
    name: 'smsNotifications',
    label: 'SMS',
    hint: 'Kept for when Plumbline sends text messages; it doesn’t yet.',
  },
  {
    name: 'pushNotifications',
    label: 'Push',
    hint: 'Kept for when Plumbline sends push messages; it doesn’t yet.',
  },
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

/** Each switch is saved as it is thrown. */
export function NotificationsCard() {
  const save = useSavePreferences();
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
                checked={preferences[name]}
                disabled={save.isPending}
                onCheckedChange={(checked) => save.mutate({ [name]: checked })}
              />
            ))}
          </fieldset>
        );
        return (
          <div className="space-y-6">
            {group('How', WAYS)}
            {group('What', KINDS)}
          </div>
        );
      }}
    </Loaded>
  );
}
