import { type Project, REPORT_LIMITS } from '@plumbline/contract';
import { FoldedFilters } from '../../../ui/folded-filters.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ReportFilters, SORT_OPTIONS, STATUS_OPTIONS } from '../data/filters.ts';

interface ReportFilterCardProps {
  filters: ReportFilters;
  onChange: (changes: Partial<ReportFilters>) => void;
  projects: readonly Project[];
}

/** Title, status, project and order: each narrows what the others leave. */
export function ReportFilterCard({ filters, onChange, projects }: ReportFilterCardProps) {
  const projectOptions = [
    { value: 'all', label: 'All Projects' },
    ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <section
      aria-label="Filters"
      className="mb-6 grid grid-cols-2 gap-3 rounded-md border border-line bg-surface p-4 tablet:flex tablet:flex-wrap"
    >
      <SearchInput
        label="Search report titles"
        placeholder="Search report titles..."
        maxLength={REPORT_LIMITS.titleMax}
        className="col-span-2 min-w-0 flex-[1_1_16rem]"
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
      />
      <FoldedFilters active={[filters.status, filters.project].filter((value) => value !== 'all').length}>
        <Select
          aria-label="Status"
          className="tablet:w-40"
          options={STATUS_OPTIONS}
          value={filters.status}
          onValueChange={(status) => onChange({ status })}
        />
        <Select
          aria-label="Project"
          className="tablet:w-52"
          options={projectOptions}
          value={filters.project}
          onValueChange={(project) => onChange({ project })}
        />
      </FoldedFilters>
      <Select
        aria-label="Order"
        className="tablet:w-44"
        options={SORT_OPTIONS}
        value={filters.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </section>
  );
}
