import { cx } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import {
  COMPLIANCE_OPTIONS,
  type DefectFilters,
  NEEDS_OPTIONS,
  SEVERITY_OPTIONS,
  SORT_OPTIONS,
} from '../data/filters.ts';

interface FilterBarProps {
  /** Class of the last control, where it must fill a row of its own. */
  lastClass?: string;
  filters: DefectFilters;
  onChange: (changes: Partial<DefectFilters>) => void;
}

export function FilterBar({ filters, onChange, lastClass }: FilterBarProps) {
  return (
    <>
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
      <Select
        aria-label="Order"
        className={cx('tablet:w-40', lastClass)}
        options={SORT_OPTIONS}
        value={filters.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </>
  );
}
