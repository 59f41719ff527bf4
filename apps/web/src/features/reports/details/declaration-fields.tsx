import { OVERALL_CONDITION_LABELS, OVERALL_CONDITIONS } from '@plumbline/contract';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { useId } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../../routes/paths.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FactsFormProps } from './facts-form.tsx';
import { type Seen, seenOf, withSeen } from './report-facts.ts';

const CONDITIONS = [
  { value: 'none' as const, label: 'Choose…' },
  ...OVERALL_CONDITIONS.map((value) => ({ value, label: OVERALL_CONDITION_LABELS[value] })),
];

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const SEEN = [
  { value: 'open', label: 'Not set' },
  { value: 'whole', label: 'Inspected' },
  { value: 'part', label: 'In part' },
  { value: 'none', label: 'Not inspected' },
] as const satisfies readonly { value: Seen; label: string }[];

/** How far one area was inspected, as a visit's form asks it. */
function AreaRow({ area, values, onChange }: Omit<FactsFormProps, 'errors'> & { area: string }) {
  const seen = seenOf(values, area);
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <span className="min-w-28 flex-1 text-sm">{capital(area)}</span>
      <Segmented
        label={capital(area)}
        compact
        segments={SEEN}
        value={seen}
        onValueChange={(next) => onChange(withSeen(values, area, next))}
      />
      {seen === 'part' || seen === 'none' ? (
        <Input
          aria-label={seen === 'part' ? `Which part not: ${area}` : `Why not: ${area}`}
          autoComplete="off"
          maxLength={500}
          placeholder={
            seen === 'part'
              ? 'Which part wasn’t inspected, and why? Such as: rear, low clearance'
              : 'Why not? Such as: hatch locked'
          }
          value={values.reasons[area] ?? ''}
          onChange={(event) =>
            onChange({
              ...withSeen(values, area, seen),
              reasons: { ...values.reasons, [area]: event.target.value },
            })
          }
        />
      ) : null}
    </li>
  );
}

/** What an inspection must say besides its client and its day. */
export function DeclarationFields({ values, onChange, errors }: FactsFormProps) {
  const areasError = useId();
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
        <legend className="mb-2 text-sm font-medium">Areas</legend>
        <ul className="divide-y divide-line rounded-md border border-line">
          {AS4349_AREAS.map((area) => (
            <AreaRow key={area} area={area} values={values} onChange={onChange} />
          ))}
        </ul>
        {errors.inspectedAreas ? (
          <p id={areasError} data-invalid tabIndex={-1} className="mt-2 text-sm text-critical">
            {errors.inspectedAreas}
          </p>
        ) : null}
        {errors.notInspected ? (
          <p data-invalid tabIndex={-1} className="mt-2 text-sm text-critical">
            {errors.notInspected}
          </p>
        ) : null}
      </fieldset>
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
