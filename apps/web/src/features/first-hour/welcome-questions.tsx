import { WORK, type Work } from '@plumbline/contract';
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { useSavePreferences } from '../account/queries.ts';
import { WORK_LABELS } from '../account/work-labels.ts';
import { useUpdateProject } from '../projects/queries.ts';
import { useAllProjects } from '../projects/use-all-projects.ts';

/** Two questions after sign-up, a tap each; the second answer saves both. */
export default function WelcomeQuestions() {
  const save = useSavePreferences();
  const projects = useAllProjects();
  const update = useUpdateProject();
  const [state, setState] = useState<StateCode>();
  const [work, setWork] = useState<Work>();

  const finish = async (body: { state: StateCode; work: Work }) => {
    // A trial that was taken along was made before anybody could say where it is.
    const [only, ...others] = projects.data?.items ?? [];
    const trial = only && others.length === 0 && !only.state ? only : undefined;
    try {
      await save.mutateAsync({ ...body, welcomed: true });
      if (trial) await update.mutateAsync({ id: trial.id, changes: { state: body.state } });
    } catch {
      // What couldn't be saved says so by itself; a project's state can be set on its page.
      return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const answer = (given: { state?: StateCode; work?: Work }) => {
    const both = { state: given.state ?? state, work: given.work ?? work };
    setState(both.state);
    setWork(both.work);
    if (both.state && both.work) void finish({ state: both.state, work: both.work });
  };
  const busy = save.isPending || projects.isPending;
  return (
    <section
      aria-label="Two questions"
      className="mb-6 space-y-5 rounded-md border border-line bg-surface px-4 py-4 tablet:px-5"
    >
      <Choice
        title="Which state or territory are you in?"
        options={STATE_CODES.map((code) => ({ value: code, label: code }))}
        chosen={state}
        disabled={busy}
        onChoose={(value) => answer({ state: value })}
      />
      <Choice
        title="What do you do?"
        options={WORK.map((value) => ({ value, label: WORK_LABELS[value] }))}
        chosen={work}
        disabled={busy}
        onChoose={(value) => answer({ work: value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">Rules differ by state. You can change both in your account.</p>
        <Button variant="quiet" disabled={busy} onClick={() => save.mutate({ welcomed: true })}>
          Skip
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  disabled: boolean;
  onChoose: (value: Value) => void;
}

/** Buttons rather than radio buttons: with these an arrow key would already answer. */
function Choice<Value extends string>({ title, options, chosen, disabled, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset disabled={disabled}>
      <legend className="text-base font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={cx(
              'min-h-(--target) min-w-14 rounded-md border px-4 text-sm font-medium transition-colors',
              value === chosen
                ? 'border-link bg-link-soft text-link'
                : 'border-line-strong bg-surface hover:bg-hover',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
