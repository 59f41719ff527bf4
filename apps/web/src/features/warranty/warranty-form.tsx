import { STATES } from '@plumbline/knowledge/states';
import {
  CLASS_CHOICES,
  type ClassChoice,
  calculateWarranty,
  dateProblems,
  type WarrantyDatesTyped,
  warrantyQuestions,
} from '@plumbline/knowledge/warranty-calculator';
import { useRef, useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { localToday } from '../../ui/days.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { CONTROL, Input } from '../../ui/input.tsx';
import { type Answer, WarrantyAnswer } from './warranty-answer.tsx';

type Fact = keyof WarrantyDatesTyped;
type Problems = Partial<Record<Fact | 'state', string>>;

/** Asks only what the state's law needs, and works the day out in the browser. */
export function WarrantyForm({ today = localToday }: { today?: () => string }) {
  const [code, setCode] = useState('');
  const [choice, setChoice] = useState<ClassChoice>('unknown');
  const [dates, setDates] = useState<WarrantyDatesTyped>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const state = STATES.find((one) => one.code === code)?.code;
  const questions = state ? warrantyQuestions(state) : { classes: [], dates: [] };

  const changed = () => {
    setAnswer(null);
    sending.forget();
  };
  const sending = useSubmit(() => {
    setAnswer(null);
    const found: Problems = state
      ? dateProblems(state, dates, today())
      : { state: 'Choose the state where the work was done.' };
    // A half-typed date has no value: only the field itself knows that something stands in it.
    for (const field of fields.current?.querySelectorAll('input') ?? []) {
      const half = questions.dates.find(({ fact }) => fact === field.name && field.validity.badInput);
      if (half) found[half.fact] = 'Enter the day, month and year.';
    }
    refuse(found);
    if (state) setAnswer({ warranty: calculateWarranty(state, choice, dates), state, today: today() });
  }, null);
  const problems: Problems = sending.fields;

  return (
    <>
      <Form
        submission={sending}
        submit="Work out the last day"
        size="large"
        className="grid gap-5 tablet:grid-cols-2"
        beside={
          <noscript>
            <p className="text-sm text-ink-soft">
              Working out a day needs JavaScript. The periods of every state are listed below.
            </p>
          </noscript>
        }
      >
        <div ref={fields} className="contents">
          <Field label="State or territory" error={problems.state}>
            {(control) => (
              <select
                {...control}
                name="state"
                value={code}
                onChange={({ target }) => {
                  setCode(target.value);
                  setChoice('unknown');
                  changed();
                }}
                className={`${CONTROL} h-(--target)`}
              >
                <option value="">Choose…</option>
                {STATES.map(({ code: value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {questions.classes.length > 0 ? (
            <Field label="Class of defect" hint="As this state’s law calls it.">
              {(control) => (
                <select
                  {...control}
                  value={choice}
                  onChange={({ target }) => {
                    setChoice(CLASS_CHOICES.find((one) => one === target.value) ?? 'unknown');
                    changed();
                  }}
                  className={`${CONTROL} h-(--target)`}
                >
                  {questions.classes.map(({ choice: value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : null}
          {questions.dates.map(({ fact, label, hint }) => (
            // A date's own field starts anew with the state, so that no half-typed day stays behind.
            <Field
              key={`${code} ${fact}`}
              label={label}
              hint={hint}
              error={problems[fact]}
              optional={fact !== 'completionDate'}
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  name={fact}
                  value={dates[fact] ?? ''}
                  onChange={({ target }) => {
                    setDates((all) => ({ ...all, [fact]: target.value }));
                    changed();
                  }}
                />
              )}
            </Field>
          ))}
          {state && questions.classes.length === 0 ? (
            <p className="text-sm text-ink-soft tablet:col-span-2">
              This state’s warranty is the same for every class of defect.
            </p>
          ) : null}
          {state && questions.dates.length === 0 ? (
            <p className="text-sm text-ink-soft tablet:col-span-2">
              We can’t work out a day for this state. Here is what we know.
            </p>
          ) : null}
        </div>
      </Form>
      {answer ? <WarrantyAnswer {...answer} /> : null}
    </>
  );
}
