import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Chips } from './chips.tsx';
import type { Answers } from './queries.ts';

interface DateQuestionProps {
  label: string;
  /** An old building is asked for its year, new work for the day of its contract. */
  existing: boolean;
  disabled: boolean;
  onAnswer: (project: NonNullable<Answers['project']>) => void;
}

const YEAR = /^(?:1[89]|20)\d{2}$/;

/** By its date the edition of the guide is chosen. It is saved for the whole project. */
export function DateQuestion({ label, existing, disabled, onAnswer }: DateQuestionProps) {
  const [old, setOld] = useState(existing);
  const [typed, setTyped] = useState('');
  const today = new Date().toISOString().slice(0, 10);
  const year = YEAR.test(typed) && `${typed}-01-01` <= today;
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(typed);
  const answering = useSubmit(() => {
    if (old) onAnswer({ completionDate: earlier(`${typed}-12-31`, today) });
    else onAnswer({ contractDate: typed });
  }, null);
  return (
    <div className="space-y-3">
      <Chips
        label={label}
        chips={[
          { value: 'new', label: 'New work' },
          { value: 'old', label: 'Older building' },
        ]}
        chosen={old ? 'old' : 'new'}
        disabled={disabled}
        onChoose={(chosen) => {
          setOld(chosen === 'old');
          setTyped('');
        }}
      />
      <Form
        submission={answering}
        disabled={disabled || !(old ? year : dated)}
        className="flex items-end gap-2"
        submit={
          <Button type="submit" className="mb-7" disabled={disabled || !(old ? year : dated)}>
            Use
          </Button>
        }
      >
        <Field label={old ? 'Year it was finished' : 'Contract date'} hint="Saved for the whole project.">
          {(control) => (
            <Input
              {...control}
              key={old ? 'year' : 'date'}
              type={old ? 'text' : 'date'}
              inputMode={old ? 'numeric' : undefined}
              className="tabular max-w-44"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </Form>
    </div>
  );
}

const earlier = (one: string, other: string) => (one < other ? one : other);
