import { type Project, REPORT_LIMITS } from '@plumbline/contract';
import { Search } from 'lucide-react';
import { Input } from '../../../ui/input.tsx';
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
      <div className="relative col-span-2 min-w-0 flex-[1_1_16rem]">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label="Search report titles"
          placeholder="Search report titles..."
          maxLength={REPORT_LIMITS.titleMax}
          className="pl-9"
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
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
      <Select
        aria-label="Order"
        className="col-span-2 tablet:w-44"
        options={SORT_OPTIONS}
        value={filters.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </section>
  );
}
