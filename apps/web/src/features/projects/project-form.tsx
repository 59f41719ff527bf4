import { PROJECT_STATUS_LABELS, PROJECT_STATUSES } from '@plumbline/contract';
import { STATE_CODES, stateInAddress } from '@plumbline/knowledge';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { BUILDING_TYPE_OPTIONS } from './building-types.ts';
import { hasDetails, type ProjectValues } from './project-values.ts';

const STATUS_OPTIONS = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS_LABELS[value] }));
const NOT_SET = { value: 'none', label: 'Not set' } as const;
const STATE_OPTIONS = [NOT_SET, ...STATE_CODES.map((value) => ({ value, label: value }))];
const TYPE_OPTIONS = [NOT_SET, ...BUILDING_TYPE_OPTIONS];

const DATES = [
  ['contractDate', 'Contract date'],
  ['approvalDate', 'Building approval'],
  ['completionDate', 'Completion'],
] as const;

interface ProjectFormProps {
  values: ProjectValues;
  onChange: (values: ProjectValues) => void;
  /** By field, what to mend. */
  errors: Readonly<Record<string, string>>;
  /** The project is there already, and with it what is told of its progress. */
  existing: boolean;
}

/** The state that the address names, unless somebody chose another one. */
function stateFor(address: string, { state, address: before }: ProjectValues): ProjectValues['state'] {
  const followed = state === (stateInAddress(before) ?? NOT_SET.value);
  return followed ? (stateInAddress(address) ?? NOT_SET.value) : state;
}

export function ProjectForm({ values, onChange, errors, existing }: ProjectFormProps) {
  const set = (changes: Partial<ProjectValues>) => onChange({ ...values, ...changes });
  return (
    <div className="flex flex-col gap-5">
      <Field label="Project name" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" optional error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            value={values.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <AlertsForWords words={values.description} />
      <Field label="Status" error={errors.status}>
        {(control) => (
          <Select
            {...control}
            options={STATUS_OPTIONS}
            value={values.status}
            onValueChange={(status) => set({ status })}
          />
        )}
      </Field>
      {existing ? (
        <Field
          label="Progress in percent"
          optional
          hint="Leave empty to follow the stages inspected."
          error={errors.progress}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={values.progress}
              onChange={(event) => set({ progress: event.target.value.replace(/\D/g, '').slice(0, 3) })}
            />
          )}
        </Field>
      ) : null}
      <details
        open={hasDetails(values) || undefined}
        className="group rounded-md border border-line px-4 open:pb-4"
      >
        <summary className="min-h-(--target) cursor-pointer py-2.5 text-sm font-medium">
          More details
          <span className="font-normal text-ink-soft">
            : the state and the dates decide which rules apply
          </span>
        </summary>
        <div className="mt-2 grid gap-5 tablet:grid-cols-2">
          <div className="tablet:col-span-2">
            <Field label="Address" optional error={errors.address}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  value={values.address}
                  onChange={({ target: { value: address } }) =>
                    set({ address, state: stateFor(address, values) })
                  }
                />
              )}
            </Field>
          </div>
          <Field label="State or territory" optional error={errors.state}>
            {(control) => (
              <Select
                {...control}
                options={STATE_OPTIONS}
                value={values.state}
                onValueChange={(state) => set({ state })}
              />
            )}
          </Field>
          <Field label="Building type" optional error={errors.buildingType}>
            {(control) => (
              <Select
                {...control}
                options={TYPE_OPTIONS}
                value={values.buildingType}
                onValueChange={(buildingType) => set({ buildingType })}
              />
            )}
          </Field>
          {DATES.map(([field, label]) => (
            <Field key={field} label={label} optional error={errors[field]}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={values[field]}
                  onChange={(event) => set({ [field]: event.target.value, datesConfirmed: false })}
                />
              )}
            </Field>
          ))}
          {errors.datesConfirmed || values.datesConfirmed ? (
            <div
              className="tablet:col-span-2"
              data-invalid={errors.datesConfirmed ? true : undefined}
              tabIndex={-1}
            >
              <FormError message={errors.datesConfirmed} />
              <Checkbox
                label="Both dates are right: this is later work on an older building"
                checked={values.datesConfirmed}
                onCheckedChange={(datesConfirmed) => set({ datesConfirmed })}
              />
            </div>
          ) : null}
        </div>
      </details>
    </div>
  );
}
