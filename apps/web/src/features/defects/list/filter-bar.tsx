import type { ReactNode } from 'react';
import { FoldedFilters } from '../../../ui/folded-filters.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  COMPLIANCE_OPTIONS,
  countActive,
  type DefectFilters,
  NEEDS_OPTIONS,
  SEVERITY_OPTIONS,
  SORT_OPTIONS,
} from '../data/filters.ts';

interface FilterBarProps {
  filters: DefectFilters;
  onChange: (changes: Partial<DefectFilters>) => void;
  /** A filter that only this list has, and whether it narrows it. */
  first?: { filter: ReactNode; isActive: boolean };
}

export function FilterBar({ filters, onChange, first }: FilterBarProps) {
  return (
    <>
      <FoldedFilters active={countActive(filters) + Number(first?.isActive ?? false)}>
        {first?.filter}
        <Select
          aria-label="Severity"
          className="tablet:w-40"
          options={SEVERITY_OPTIONS}
          value={filters.severity}
          onValueChange={(severity) => onChange({ severity })}
        />
        <Select
          aria-label="Compliance"
          className="tablet:w-44"
          options={COMPLIANCE_OPTIONS}
          value={filters.compliance}
          onValueChange={(compliance) => onChange({ compliance })}
        />
        <Select
          aria-label="Show"
          className="tablet:w-40"
          options={NEEDS_OPTIONS}
          value={filters.needs}
          // The most urgent hazard first.
          onValueChange={(needs) => onChange(needs === 'hazard' ? { needs, sort: 'severity' } : { needs })}
        />
      </FoldedFilters>
      <Select
        aria-label="Order"
        className="tablet:w-40"
        options={SORT_OPTIONS}
        value={filters.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </>
  );
}
