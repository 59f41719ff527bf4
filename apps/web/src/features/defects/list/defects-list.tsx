import { useEffect, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useProjects } from '../../projects/queries.ts';
import { isFiltered, NO_FILTERS } from '../data/filters.ts';
import { type AllDefectsFilters, useAllDefects } from '../data/queries.ts';
import { DefectRow } from './defect-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { walkRows } from './walk-rows.ts';

const TYPING_PAUSE = 250;

interface DefectsListProps {
  initial: Partial<AllDefectsFilters>;
  onOpen: (id: number) => void;
  /** What stands in place of the list until there is a finding. */
  emptyAction: React.ReactNode;
}

/** The findings of all projects: search, filters, order, and more by key. */
export function DefectsList({ initial, onOpen, emptyAction }: DefectsListProps) {
  const [filters, setFilters] = useState<AllDefectsFilters>({
    ...NO_FILTERS,
    search: '',
    projectId: null,
    ...initial,
  });
  const [typed, setTyped] = useState(filters.search);
  useEffect(() => {
    const timer = setTimeout(() => setFilters((now) => ({ ...now, search: typed.trim() })), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const projects = useProjects();
  const list = useAllDefects(filters);
  const { items = [], total = 0, inAll } = list.data ?? {};
  const filtered = isFiltered(filters) || filters.search !== '' || filters.projectId !== null;
  // Where there is nothing at all, there is nothing to look for.
  const nothing = list.isSuccess && total === 0 && !filtered && typed === '';
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // What a filter has taken out of sight can't be decided unseen.
  const selected = chosen.filter((id) => items.some((item) => item.id === id));
  const names = new Map((projects.data?.items ?? []).map(({ id, name }) => [id, name]));
  const clear = () => {
    setTyped('');
    setFilters({ ...NO_FILTERS, search: '', projectId: null });
  };
  return (
    <>
      {nothing ? null : (
        <div className="mb-4 grid grid-cols-2 gap-3 tablet:flex tablet:flex-wrap">
          <SearchInput
            label="Search findings"
            placeholder="Search findings"
            className="col-span-2 tablet:min-w-52 tablet:flex-1"
            value={typed}
            onValueChange={setTyped}
          />
          <FilterBar
            filters={filters}
            onChange={(changes) => setFilters({ ...filters, ...changes })}
            first={{
              isActive: filters.projectId !== null,
              filter: (
                <Select
                  aria-label="Project"
                  className="tablet:w-40"
                  options={[
                    { value: 'all', label: 'All projects' },
                    ...(projects.data?.items ?? []).map(({ id, name }) => ({
                      value: String(id),
                      label: name,
                    })),
                  ]}
                  value={filters.projectId === null ? 'all' : String(filters.projectId)}
                  onValueChange={(value) =>
                    setFilters({ ...filters, projectId: value === 'all' ? null : Number(value) })
                  }
                />
              ),
            }}
          />
        </div>
      )}
      <Loaded query={list} what="the findings" skeleton={<RowSkeletons />}>
        {() =>
          total === 0 ? (
            filtered ? (
              <EmptyState title="Nothing matches" action={<Button onClick={clear}>Show all findings</Button>}>
                Try other words, or fewer filters.
              </EmptyState>
            ) : (
              <EmptyState title="No findings yet" action={emptyAction}>
                Every photo you analyse appears here, from all your projects.
              </EmptyState>
            )
          ) : (
            <>
              <p className="tabular mb-2 text-sm text-ink-soft" role="status">
                {inAll} {total === 1 ? 'finding' : 'findings'}
              </p>
              {selected.length > 0 ? <SelectionBar ids={selected} onDone={setChosen} /> : null}
              <ul
                aria-label="Findings"
                onKeyDown={walkRows}
                aria-busy={list.isPlaceholderData}
                className="rounded-md border border-line bg-surface"
              >
                {items.map((defect) => (
                  <DefectRow
                    key={defect.id}
                    defect={defect}
                    projectName={names.get(defect.projectId)}
                    selected={selected.includes(defect.id)}
                    onSelect={(on) =>
                      setChosen(on ? [...selected, defect.id] : selected.filter((id) => id !== defect.id))
                    }
                    onOpen={() => onOpen(defect.id)}
                  />
                ))}
              </ul>
              <ShowMore list={list} of="findings" />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup label="Loading findings" className="rounded-md border border-line bg-surface">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((name) => (
        <div key={name} className="flex items-center gap-4 border-b border-line px-4 py-2 last:border-b-0">
          <Skeleton className="size-16 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
