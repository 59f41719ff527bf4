import type { FindingLine } from '@plumbline/contract';
import { useMemo } from 'react';
import { LoadError } from '../../api/load-error.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SeverityShape } from '../../ui/severity-mark.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DefectImage } from '../defects/defect-image.tsx';
import { isDefect } from './arrange-findings.ts';
import { useFindingLines } from './queries.ts';

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

interface PhotosViewProps {
  projectId: number;
  onOpen: (id: number) => void;
}

/** The photos of a project on a timeline, day by day, the newest first. */
export default function PhotosView({ projectId, onOpen }: PhotosViewProps) {
  const lines = useFindingLines(projectId);
  const days = useMemo(() => {
    const byDay = new Map<string, FindingLine[]>();
    for (const line of lines.data ?? []) {
      const day = DAY.format(new Date(line.createdAt));
      byDay.set(day, [...(byDay.get(day) ?? []), line]);
    }
    return [...byDay];
  }, [lines.data]);
  if (lines.isPending) {
    return (
      <SkeletonGroup label="Loading photos" className="grid grid-cols-3 gap-2 tablet:grid-cols-6">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <Skeleton key={name} className="aspect-square w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  if (lines.isLoadingError) return <LoadError title="We couldn’t load the photos." query={lines} />;
  if (days.length === 0)
    return <EmptyState title="No photos yet">Photos of this project appear here.</EmptyState>;
  return (
    <div className="space-y-6">
      {days.map(([day, found]) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold">
            {day}
            <span className="tabular ml-2 font-normal text-ink-soft">
              {found.length} {found.length === 1 ? 'photo' : 'photos'}
            </span>
          </h3>
          <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-6 desktop:grid-cols-8">
            {found.map((finding) => (
              <li key={finding.id} className="[contain-intrinsic-size:7rem] [content-visibility:auto]">
                <button
                  type="button"
                  onClick={() => onOpen(finding.id)}
                  aria-label={`${finding.defectType}, defect ${finding.id}`}
                  className="relative block w-full rounded-md"
                >
                  <DefectImage
                    id={finding.id}
                    alt=""
                    size="320"
                    fit="cover"
                    className="aspect-square w-full"
                  />
                  {isDefect(finding) ? (
                    <span className="absolute right-1 bottom-1 rounded-full bg-surface p-1">
                      <SeverityShape severity={finding.severity} className="size-3" />
                    </span>
                  ) : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
