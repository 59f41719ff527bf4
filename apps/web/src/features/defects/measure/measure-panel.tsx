import {
  KNOWN_LENGTHS,
  PLANE_ASSUMPTION,
  TYPED_LENGTH,
  TYPED_TOLERANCE,
} from '@plumbline/knowledge/measurements';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type MeasureState, NOTHING_MEASURED, nextStep, withoutLastMark } from './measure-state.ts';

const OPTIONS = [
  ...KNOWN_LENGTHS.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'typed', label: 'Another length' },
];

interface MeasurePanelProps {
  state: MeasureState;
  onChange: (state: MeasureState) => void;
  lengths: readonly { label: string; value: string }[] | null;
}

/** The known length, the next step, and what the marks say. */
export function MeasurePanel({ state, onChange, lengths }: MeasurePanelProps) {
  const [choice, setChoice] = useState<string>();
  const [typed, setTyped] = useState('');
  const choose = (id: string) => {
    setChoice(id);
    const known = KNOWN_LENGTHS.find((one) => one.id === id) ?? null;
    onChange({ ...state, known });
    if (!known) type(typed);
  };
  const type = (text: string) => {
    setTyped(text);
    const length = Number(text.replace(',', '.'));
    const sound = length >= TYPED_LENGTH.least && length <= TYPED_LENGTH.most;
    onChange({ ...state, known: sound ? { length, tolerance: length * TYPED_TOLERANCE } : null });
  };
  const marks = state.scaleMarks.length + state.spanMarks.length;
  return (
    <div className="mt-3 space-y-3 rounded-md border border-line p-4">
      <div className={choice === 'typed' ? 'grid gap-3 tablet:grid-cols-2' : undefined}>
        <Field label="Known length">
          {(control) => (
            <Select
              {...control}
              options={OPTIONS}
              value={choice}
              onValueChange={choose}
              placeholder="Choose…"
            />
          )}
        </Field>
        {choice === 'typed' ? (
          <Field label="Length in mm">
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
        ) : null}
      </div>
      <p role="status" className="text-sm font-medium">
        {nextStep(state)}
      </p>
      {lengths && lengths.length > 0 ? (
        <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          {lengths.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-xs text-ink-soft">{PLANE_ASSUMPTION}</p>
      <div className="flex gap-3">
        <Button size="small" disabled={marks === 0} onClick={() => onChange(withoutLastMark(state))}>
          Undo mark
        </Button>
        <Button
          size="small"
          disabled={marks === 0}
          onClick={() => onChange({ ...NOTHING_MEASURED, known: state.known })}
        >
          Start again
        </Button>
      </div>
    </div>
  );
}
