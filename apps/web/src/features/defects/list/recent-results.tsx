import { LIMITS } from '@plumbline/contract';
import { startTransition, useState } from 'react';
import { Link } from 'wouter';
import { messageFor } from '../../../api/api-error.ts';
import { useDevice } from '../../../browser/device.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { type DefectFilters, isFiltered, NO_FILTERS } from '../data/filters.ts';
import { useProjectDefects } from '../data/queries.ts';
import { FilterBar } from './filter-bar.tsx';
import { ResultCard } from './result-card.tsx';
import { usePageOf } from './use-pages.ts';

interface RecentResultsProps {
  projectId: number;
  /** Other projects have findings. */
  elsewhere: boolean;
  onOpen: (id: number) => void;
}

const MOBILE_BUTTONS = 5;

/** A project's findings, three at a time. */
export function RecentResults({ projectId, elsewhere, onOpen }: RecentResultsProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [wanted, setWanted] = useState(1);
  const mobile = useDevice() === 'mobile';
  const list = useProjectDefects(projectId, filters);
  const { items, total, pageCount, page, state } = usePageOf(list, wanted, LIMITS.defectsPerPage);
  // The press is seen at once; what it brings may take a frame or two on a phone.
  const show = (page: number) => startTransition(() => setWanted(page));
  const change = (changes: Partial<DefectFilters>) =>
    startTransition(() => {
      setFilters({ ...filters, ...changes });
      setWanted(1);
    });
  const untouched = total === 0 && !isFiltered(filters);
  return (
    <Card
      title="Recent results"
      aside={total > 0 ? <span className="tabular text-sm text-ink-soft">{total}</span> : null}
    >
      {untouched && !list.isLoadingError ? null : (
        <div className="grid grid-cols-2 gap-3 tablet:flex tablet:flex-wrap">
          <FilterBar filters={filters} onChange={change} />
        </div>
      )}
      {list.isPending ? (
        <ResultSkeletons />
      ) : list.isLoadingError ? (
        <Failed error={list.error} busy={list.isFetching} onRetry={() => list.refetch()} />
      ) : untouched ? (
        <EmptyState
          title={elsewhere ? 'No results in this project yet' : 'No results yet'}
          action={
            elsewhere ? (
              <Link href={pathTo('defects')} className={buttonClass()}>
                See all findings
              </Link>
            ) : undefined
          }
        >
          {elsewhere ? 'Your other projects have findings. ' : null}Choose a photo above and press Accept
          Image.
        </EmptyState>
      ) : total === 0 ? (
        <EmptyState
          title="Nothing matches these filters"
          action={<Button onClick={() => change(NO_FILTERS)}>Show all results</Button>}
        />
      ) : (
        <>
          <div aria-busy={list.isPlaceholderData || state === 'coming'} className="min-h-40">
            {state === 'coming' ? <ResultSkeletons /> : null}
            {state === 'failed' ? (
              <Failed
                error={list.error}
                busy={list.isFetchingNextPage}
                onRetry={() => list.fetchNextPage()}
              />
            ) : null}
            {items.map((defect) => (
              <ResultCard key={defect.id} defect={defect} onOpen={() => onOpen(defect.id)} />
            ))}
          </div>
          <Pagination
            label="Results"
            page={page}
            pageCount={pageCount}
            onPageChange={show}
            maxButtons={mobile ? MOBILE_BUTTONS : 9}
          />
        </>
      )}
    </Card>
  );
}

interface FailedProps {
  error: unknown;
  busy: boolean;
  onRetry: () => unknown;
}

function Failed({ error, busy, onRetry }: FailedProps) {
  return (
    <EmptyState
      title={`Error: ${messageFor(error, 'The results couldn’t be loaded.')}`}
      action={
        <Button busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}

function ResultSkeletons() {
  return (
    <SkeletonGroup label="Loading results" className="space-y-5 py-5">
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="flex gap-4">
          <Skeleton className="h-28 w-36 shrink-0" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
