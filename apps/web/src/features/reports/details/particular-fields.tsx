import { AI_LEAVE, type AiLeave, PARTICULAR_FIELDS } from '@plumbline/contract';
import { FORUMS, type ForumId, forumOf } from '@plumbline/knowledge/forums';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FactsFormProps } from './facts-form.tsx';

const HEARD_BY = [
  { value: 'none' as const, label: 'Choose…' },
  ...FORUMS.map(({ id, name }): { value: ForumId; label: string } => ({ value: id, label: name })),
];

const LEAVE_LABELS: Readonly<Record<AiLeave, string>> = {
  none: 'Not asked for',
  granted: 'Granted',
  refused: 'Refused',
};
const LEAVES = AI_LEAVE.map((value) => ({ value, label: LEAVE_LABELS[value] }));

/** What the chosen kind of report asks for besides. Nothing of it is filled in by the product. */
export function ParticularFields({ values, onChange, errors }: FactsFormProps) {
  const fields = PARTICULAR_FIELDS[values.kind] ?? [];
  const set = (key: string, text: string) =>
    onChange({ particulars: { ...values.particulars, [key]: text } });
  return (
    <>
      {values.kind === 'expert' ? <ForumFields values={values} onChange={onChange} errors={errors} /> : null}
      {fields.map(({ key, label, hint, kind, needed }) => (
        <Field key={key} label={label} optional={!needed} hint={hint} error={errors[`particulars.${key}`]}>
          {(control) =>
            kind === 'paragraphs' ? (
              <Textarea
                {...control}
                maxLength={4000}
                value={values.particulars[key] ?? ''}
                onChange={(event) => set(key, event.target.value)}
              />
            ) : (
              <Input
                {...control}
                type={kind === 'date' ? 'date' : 'text'}
                autoComplete="off"
                maxLength={300}
                value={values.particulars[key] ?? ''}
                onChange={(event) => set(key, event.target.value)}
              />
            )
          }
        </Field>
      ))}
    </>
  );
}

/** Who hears it, and whether it allowed the use of AI: without leave the software's words stay out. */
function ForumFields({ values, onChange, errors }: FactsFormProps) {
  const forum = forumOf(values.forum);
  return (
    <>
      <Field
        label="To be heard by"
        hint={forum && `${forum.aiRule} Check its current directions before filing.`}
        error={errors['particulars.forum']}
      >
        {(control) => (
          <Select
            {...control}
            options={HEARD_BY}
            value={values.forum}
            onValueChange={(chosen) => onChange({ forum: chosen })}
          />
        )}
      </Field>
      <Field
        label="Leave to use AI"
        hint="Without leave, findings print only what you wrote, measured and decided."
        error={errors['particulars.aiLeave']}
      >
        {(control) => (
          <Select
            {...control}
            options={LEAVES}
            value={values.aiLeave}
            onValueChange={(aiLeave) => onChange({ aiLeave })}
          />
        )}
      </Field>
      {values.aiLeave === 'none' ? null : (
        <Field label="Date and reference of that decision" error={errors['particulars.aiLeaveDetails']}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={300}
              value={values.particulars.aiLeaveDetails ?? ''}
              onChange={(event) =>
                onChange({ particulars: { ...values.particulars, aiLeaveDetails: event.target.value } })
              }
            />
          )}
        </Field>
      )}
    </>
  );
}
