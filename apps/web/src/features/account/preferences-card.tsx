import { WORK, type Work } from '@plumbline/contract';
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { useTheme } from '../../browser/theme.ts';
import { Field } from '../../ui/field.tsx';
import { Monitor } from '../../ui/icons/monitor.tsx';
import { Moon } from '../../ui/icons/moon.tsx';
import { Sun } from '../../ui/icons/sun.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { usePreferences, useSavePreferences } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';
import { WORK_LABELS } from './work-labels.ts';

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-4" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-4" /> },
] as const;
const NOT_SET = 'none';
const WORKS = [
  { value: NOT_SET, label: 'Not set' },
  ...WORK.map((value) => ({ value, label: WORK_LABELS[value] })),
] as const;
const STATES = [
  { value: NOT_SET, label: 'Not set' },
  ...STATE_CODES.map((code) => ({ value: code, label: code })),
] as const;

/** Saved with the account, so that the next device looks the same. */
export function PreferencesCard() {
  const [theme, setTheme] = useTheme();
  const save = useSavePreferences();
  return (
    <SettingsCard title="Preferences" query={usePreferences()}>
      {({ state, work }) => (
        <div className="space-y-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm">Theme</p>
            <Segmented
              label="Theme"
              segments={THEMES}
              value={theme}
              onValueChange={(chosen) => {
                setTheme(chosen);
                save.mutate({ theme: chosen });
              }}
            />
          </div>
          <div className="max-w-60">
            <Field
              label="State or territory"
              hint="Where you mostly work. New projects and the assistant use it."
            >
              {(control) => (
                <Select<StateCode | typeof NOT_SET>
                  {...control}
                  options={STATES}
                  value={state ?? NOT_SET}
                  onValueChange={(chosen) => save.mutate({ state: chosen === NOT_SET ? null : chosen })}
                />
              )}
            </Field>
          </div>
          <div className="max-w-60">
            <Field
              label="What you do"
              hint="Sets what your dashboard starts with, and the title of new reports."
            >
              {(control) => (
                <Select<Work | typeof NOT_SET>
                  {...control}
                  options={WORKS}
                  value={work ?? NOT_SET}
                  onValueChange={(chosen) => save.mutate({ work: chosen === NOT_SET ? null : chosen })}
                />
              )}
            </Field>
          </div>
        </div>
      )}
    </SettingsCard>
  );
}
