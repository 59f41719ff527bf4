import type { Visit } from '@plumbline/contract';
import { Select } from '../../../ui/select.tsx';
import { visitName } from '../data/visit-words.ts';
import type { Filters } from './arrange-findings.ts';

interface FindingFiltersProps {
  visits: readonly Visit[];
  value: Filters;
  onChange: (filters: Filters) => void;
}

const STATES = [
  { value: 'all', label: 'All findings' },
  { value: 'undecided', label: 'To decide' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'urgent', label: 'Hazards, critical, high' },
] as const satisfies readonly { value: Filters['state']; label: string }[];

const VISITS = [
  { value: 'all', label: 'All visits' },
  { value: 'none', label: 'No visit' },
] as const;

/** Which findings of a project are listed: of which visit, and how far somebody has decided them. */
export function FindingFilters({ visits, value, onChange }: FindingFiltersProps) {
  const [all, none] = VISITS;
  return (
    <div className="grid w-full grid-cols-2 gap-2 tablet:flex tablet:w-auto">
      {visits.length > 0 ? (
        <Select
          aria-label="Visit to show"
          className="min-w-0 tablet:w-44"
          options={[
            all,
            ...visits.map((visit) => ({ value: String(visit.id), label: visitName(visit) })),
            none,
          ]}
          value={String(value.visit)}
          onValueChange={(visit) =>
            onChange({ ...value, visit: visit === 'all' || visit === 'none' ? visit : Number(visit) })
          }
        />
      ) : null}
      <Select
        aria-label="Findings to show"
        className="min-w-0 tablet:w-44"
        options={STATES}
        value={value.state}
        onValueChange={(state) => onChange({ ...value, state })}
      />
    </div>
  );
}
