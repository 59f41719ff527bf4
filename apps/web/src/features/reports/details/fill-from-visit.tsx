import { VISIT_KIND_NAMES, type Visit } from '@plumbline/contract';
import { longDate } from '../../../ui/dates.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface FillFromVisitProps {
  visits: readonly Visit[];
  chosen: number | undefined;
  /** null fills in nothing. */
  onChoose: (visitId: number | null) => void;
}

const nameOf = ({ kind, visitedOn, findingCount, closedAt }: Visit) =>
  `${VISIT_KIND_NAMES[kind]}, ${longDate(`${visitedOn}T00:00`)}, ${findingCount} ${findingCount === 1 ? 'finding' : 'findings'}${closedAt ? '' : ', still open'}`;

/** Says which visit the report's details come from, and lets somebody choose another or none. */
export function FillFromVisit({ visits, chosen, onChoose }: FillFromVisitProps) {
  const options = [
    ...visits.map((visit) => ({ value: String(visit.id), label: nameOf(visit) })),
    { value: 'none', label: 'Nothing' },
  ];
  return (
    <Field
      label="Fill in from a visit"
      hint={
        chosen === undefined
          ? 'Choose a visit to fill in its date, weather, people and areas.'
          : 'Date, weather, people and areas come from this visit. Check and change them in the report details.'
      }
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          value={chosen === undefined ? 'none' : String(chosen)}
          onValueChange={(value) => onChoose(value === 'none' ? null : Number(value))}
        />
      )}
    </Field>
  );
}
