import { OVERALL_CONDITION_LABELS, OVERALL_CONDITIONS } from '@plumbline/contract';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { useId } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../../routes/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FactsFormProps } from './facts-form.tsx';

const CONDITIONS = [
  { value: 'none' as const, label: 'Choose…' },
  ...OVERALL_CONDITIONS.map((value) => ({ value, label: OVERALL_CONDITION_LABELS[value] })),
];

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What an inspection must say besides its client and its day. */
export function DeclarationFields({ values, onChange, errors }: FactsFormProps) {
  const areasError = useId();
  const toggle = (area: string, wanted: boolean) =>
    onChange({
      inspectedAreas: wanted
        ? [...values.inspectedAreas, area]
        : values.inspectedAreas.filter((other) => other !== area),
    });
  return (
    <div className="mt-1 flex flex-col gap-5 border-t border-line pt-4 pb-3">
      <p className="text-sm text-ink-soft">
        An inspection report names the client, the date, the property’s address, and you with your licence
        number (both from your{' '}
        <Link href={pathTo('letterhead')} className="text-link underline">
          letterhead
        </Link>
        ). Also fill in:
      </p>
      <fieldset aria-describedby={errors.inspectedAreas ? areasError : undefined}>
        <legend className="text-sm font-medium">Areas inspected</legend>
        {AS4349_AREAS.map((area) => (
          <Checkbox
            key={area}
            checked={values.inspectedAreas.includes(area)}
            onCheckedChange={(wanted) => toggle(area, wanted)}
            label={capital(area)}
          />
        ))}
        <p className="text-sm text-ink-soft">
          The report lists the others as not inspected, with your reasons.
        </p>
        {errors.inspectedAreas ? (
          <p id={areasError} data-invalid tabIndex={-1} className="text-sm text-critical">
            {errors.inspectedAreas}
          </p>
        ) : null}
      </fieldset>
      {values.inspectedAreas.length > 0
        ? AS4349_AREAS.filter((area) => !values.inspectedAreas.includes(area)).map((area) => (
            <Field key={area} label={`Why not: ${area}`}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={500}
                  placeholder="No access: hatch painted shut"
                  value={values.reasons[area] ?? ''}
                  onChange={(event) =>
                    onChange({ reasons: { ...values.reasons, [area]: event.target.value } })
                  }
                />
              )}
            </Field>
          ))
        : null}
      {errors.notInspected ? (
        <p data-invalid tabIndex={-1} className="text-sm text-critical">
          {errors.notInspected}
        </p>
      ) : null}
      <Field label="People present" hint="You, the owner, the agent, the builder." error={errors.attendedBy}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={300}
            value={values.attendedBy}
            onChange={(event) => onChange({ attendedBy: event.target.value })}
          />
        )}
      </Field>
      <Field label="Weather on the day" error={errors.weather}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder="Dry, 24 °C"
            value={values.weather}
            onChange={(event) => onChange({ weather: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Overall condition"
        optional={values.kind !== 'pre_purchase'}
        hint="Compared with reasonably maintained buildings of the same age."
        error={errors.overallCondition}
      >
        {(control) => (
          <Select
            {...control}
            options={CONDITIONS}
            value={values.overallCondition}
            onValueChange={(overallCondition) => onChange({ overallCondition })}
          />
        )}
      </Field>
    </div>
  );
}
