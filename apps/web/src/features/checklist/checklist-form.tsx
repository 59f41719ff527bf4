import { BUILDING_TYPES, CHECKLIST_LIMITS } from '@plumbline/contract';
import { useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { CONTROL, Input, Textarea } from '../../ui/input.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { type ChecklistValues, isBuildingType } from './building-type.ts';

interface ChecklistFormProps {
  values: ChecklistValues;
  onChange: (values: ChecklistValues) => void;
  onGenerate: () => void;
}

const { nameMax, addressMax, requirementsMax } = CHECKLIST_LIMITS;

export function ChecklistForm({ values, onChange, onGenerate }: ChecklistFormProps) {
  const bind = (name: Exclude<keyof ChecklistValues, 'buildingType'>) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  const generating = useSubmit(onGenerate, null);
  return (
    <Form
      browserChecks
      submission={generating}
      submit="Generate Handover Checklist"
      size="large"
      disabled={values.buildingType === ''}
      className="grid max-w-3xl gap-5 tablet:grid-cols-2"
      beside={
        <noscript>
          <p className="text-sm text-ink-soft">Making a checklist needs JavaScript.</p>
        </noscript>
      }
    >
      <Field label="Project Name" optional>
        {(control) => <Input {...control} {...bind('projectName')} maxLength={nameMax} autoComplete="off" />}
      </Field>
      <Field label="Building Type">
        {(control) => (
          <select
            {...control}
            required
            value={values.buildingType}
            onChange={({ target }) =>
              onChange({ ...values, buildingType: isBuildingType(target.value) ? target.value : '' })
            }
            className={`${CONTROL} h-(--target)`}
          >
            <option value="">Choose…</option>
            {BUILDING_TYPES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Project Address" optional>
        {(control) => <Input {...control} {...bind('address')} maxLength={addressMax} autoComplete="off" />}
      </Field>
      <Field label="Contractor Name" optional>
        {(control) => (
          <Input {...control} {...bind('contractorName')} maxLength={nameMax} autoComplete="off" />
        )}
      </Field>
      <Field label="Planned Inspection Date" optional>
        {(control) => <Input {...control} {...bind('inspectionDate')} type="date" />}
      </Field>
      <div className="tablet:col-span-2">
        <Field label="Additional Requirements" optional>
          {(control) => (
            <Textarea {...control} {...bind('additionalRequirements')} maxLength={requirementsMax} />
          )}
        </Field>
        <AlertsForWords words={values.additionalRequirements} />
      </div>
    </Form>
  );
}
