import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { usePreferences, useSavePreferences } from './queries.ts';

const OPTIONS = STATE_CODES.map((code) => ({ value: code, label: code }));

/** At the first sign-in, above the dashboard: one question that saves others, and it can be skipped. */
export function WelcomeNotice() {
  const preferences = usePreferences();
  const save = useSavePreferences();
  const [state, setState] = useState<StateCode>();
  if (!preferences.data || preferences.data.welcomed) return null;
  return (
    <section
      aria-label="Welcome"
      className="mb-6 flex flex-wrap items-end justify-between gap-4 rounded-md border border-line bg-surface px-5 py-4"
    >
      <div className="max-w-md">
        <h2 className="text-base font-semibold">Where do you mostly inspect?</h2>
        <p className="mt-1 text-sm text-ink-soft">
          Rules differ by state and territory. You can change this in your account at any time.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <Field label="State or territory">
            {(control) => (
              <Select<StateCode> {...control} options={OPTIONS} value={state} onValueChange={setState} />
            )}
          </Field>
        </div>
        <Button
          busy={save.isPending}
          disabled={!state}
          onClick={() => save.mutate({ state: state ?? null, welcomed: true })}
        >
          Save
        </Button>
        <Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate({ welcomed: true })}>
          Skip
        </Button>
      </div>
    </section>
  );
}
