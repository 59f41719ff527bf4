import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { DeclarationFields } from './declaration-fields.tsx';
import type { FactValues } from './report-facts.ts';

export interface FactsFormProps {
  values: FactValues;
  onChange: (changes: Partial<FactValues>) => void;
  /** By field, what to mend. */
  errors: Readonly<Record<string, string>>;
}

/** For whom, when, what couldn't be seen, and whether it is an inspection. */
export function FactsForm({ values, onChange, errors }: FactsFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Prepared for"
        optional={!values.declaredInspection}
        hint="The client’s name, as it stands on the cover."
        error={errors.clientName}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={values.clientName}
            onChange={(event) => onChange({ clientName: event.target.value })}
          />
        )}
      </Field>
      <Field label="Inspected on" optional={!values.declaredInspection} error={errors.inspectedOn}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.inspectedOn}
            onChange={(event) => onChange({ inspectedOn: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Limitations"
        optional
        hint="What kept you from seeing everything at this property. Your letterhead’s own come first."
        error={errors.limitations}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={2000}
            value={values.limitations}
            onChange={(event) => onChange({ limitations: event.target.value })}
          />
        )}
      </Field>
      <div className="rounded-md border border-line px-4 py-2">
        <Checkbox
          checked={values.declaredInspection}
          onCheckedChange={(declaredInspection) => onChange({ declaredInspection })}
          label="This is an AS 4349.1 inspection"
          hint="Only if you inspected the property yourself. Photos alone are a defect analysis, and the report says so."
        />
        {errors.declaredInspection ? (
          <p role="alert" className="pb-2 text-sm text-critical">
            {errors.declaredInspection}
          </p>
        ) : null}
        {values.declaredInspection ? (
          <DeclarationFields values={values} onChange={onChange} errors={errors} />
        ) : null}
      </div>
    </div>
  );
}
