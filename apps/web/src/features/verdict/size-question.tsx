import type { NewMeasurement } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Ruler } from '../../ui/icons/ruler.tsx';
import { Input } from '../../ui/input.tsx';
import { readMillimetres } from '../measure/known-length.ts';
import { Chips } from './chips.tsx';
import type { VerdictQuestion } from './question-type.ts';

interface SizeQuestionProps {
  question: VerdictQuestion & { size: NonNullable<VerdictQuestion['size']> };
  disabled: boolean;
  onMeasured: (measurement: NewMeasurement) => void;
  /** Absent where the finding has no photo to measure on. */
  onPhoto?: (() => void) | undefined;
}

const UNIT_WORDS = { mm: 'mm', percent: '%', degrees: '°', count: '', 'L/s': 'L/s' } as const;

/** How large it is: a choice without a ruler, or a number with one. */
export function SizeQuestion({ question, disabled, onMeasured, onPhoto }: SizeQuestionProps) {
  const { label, answer, size } = question;
  const { attribute, unit, choices } = size;
  const [typed, setTyped] = useState('');
  const value = readMillimetres(typed);
  const wrong = typed.trim() !== '' && value === undefined;
  const send = (amount: number, uncertainty?: number) =>
    onMeasured({
      attribute,
      value: amount,
      unit,
      ...(uncertainty ? { uncertainty } : {}),
      origin: 'inspector',
    });
  const sending = useSubmit(() => value !== undefined && send(value), null);
  return (
    <div className="space-y-3">
      {choices.length > 0 ? (
        <Chips
          label={label}
          chips={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
          chosen={answer}
          disabled={disabled}
          onChoose={(chosen) => {
            const choice = choices.find((one) => String(one.value) === chosen);
            if (choice) send(choice.value, choice.uncertainty);
          }}
        />
      ) : null}
      <Form
        row
        submission={sending}
        submit="Use"
        variant="secondary"
        disabled={disabled || value === undefined}
      >
        <Field
          label={
            choices.length > 0 ? `Or measured, in ${UNIT_WORDS[unit]}` : `${label} (${UNIT_WORDS[unit]})`
          }
          error={wrong ? 'A number, such as 3.5' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              className="tabular max-w-32"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </Form>
      {onPhoto && unit === 'mm' ? (
        <Button icon={<Ruler aria-hidden="true" className="size-4" />} disabled={disabled} onClick={onPhoto}>
          Measure on the photo
        </Button>
      ) : null}
    </div>
  );
}
