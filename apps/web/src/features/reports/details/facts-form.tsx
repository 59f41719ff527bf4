import { REPORT_KIND_FACTS, REPORT_KINDS } from '@plumbline/contract';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { DeclarationFields } from './declaration-fields.tsx';
import { ParticularFields } from './particular-fields.tsx';
import type { FactValues } from './report-facts.ts';

export interface FactsFormProps {
  values: FactValues;
  onChange: (changes: Partial<FactValues>) => void;
  /** By field, what to mend. */
  errors: Readonly<Record<string, string>>;
}

const KINDS = REPORT_KINDS.map((value) => ({ value, label: REPORT_KIND_FACTS[value].label }));

/** What it is made for. */
export function KindField({ values, onChange, errors }: FactsFormProps) {
  const { hint } = REPORT_KIND_FACTS[values.kind];
  return (
    <Field label="Kind of report" hint={hint} error={errors.kind}>
      {(control) => (
        <Select
          {...control}
          options={KINDS}
          value={values.kind}
          onValueChange={(kind) =>
            onChange({
              kind,
              declaredInspection: values.declaredInspection && REPORT_KIND_FACTS[kind].declared,
            })
          }
        />
      )}
    </Field>
  );
}

/** For whom, when, what couldn't be seen, what its kind asks for, and whether an inspection is declared. */
export function FactsForm({ values, onChange, errors }: FactsFormProps) {
  const { declared, declaration } = REPORT_KIND_FACTS[values.kind];
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Prepared for"
        optional={!values.declaredInspection}
        hint="The client’s name, as printed on the cover."
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
        hint="What you couldn’t see or reach at this property. The report lists your letterhead’s first."
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
      <ParticularFields values={values} errors={errors} onChange={onChange} />
      {declared ? (
        <div className="rounded-md border border-line px-4 py-2">
          <Checkbox
            checked={values.declaredInspection}
            onCheckedChange={(declaredInspection) => onChange({ declaredInspection })}
            label={declaration}
            hint="Only if you inspected it yourself and have decided every finding. Until then the report says that it is a draft."
          />
          {[errors.declaredInspection, errors.selectedDefectIds].filter(Boolean).map((error) => (
            <p key={error} role="alert" data-invalid tabIndex={-1} className="pb-2 text-sm text-critical">
              {error}
            </p>
          ))}
          {values.declaredInspection ? (
            <DeclarationFields values={values} onChange={onChange} errors={errors} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
