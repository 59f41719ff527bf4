import type { CheckedReport } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type CallInput, call } from '../../api/client.ts';
import { pathTo } from '../../routes/paths.ts';
import { reportsKey } from './queries.ts';

type Asked = CallInput<'checkReport'>['body'];
type Point = CheckedReport['points'][number];

/** What a report on this selection would leave open: looked at while it is chosen. */
export function useOpenPoints(asked: Asked) {
  return useQuery({
    queryKey: [...reportsKey, 'check', asked],
    queryFn: ({ signal }) => call('checkReport', { body: asked, signal }),
    enabled: asked.selectedDefectIds.length > 0,
    staleTime: 0,
    retry: false,
  });
}

const PLACES: Readonly<Record<Point['at'], string>> = {
  finding: 'Open finding',
  project: 'Open project',
  letterhead: 'Open letterhead',
  details: 'Report details',
};

function whereToMend({ at, findingIds }: Point, projectId: number): string | null {
  const [finding] = findingIds;
  if (at === 'finding') return finding === undefined ? null : pathTo('defect', { id: finding });
  if (at === 'project') return pathTo('project', { id: projectId });
  return at === 'letterhead' ? pathTo('letterhead') : null;
}

interface OpenPointsProps {
  asked: Asked;
  /** Back to what the report says of itself. */
  onDetails: (() => void) | undefined;
}

/** A list to mend before a report is made, each with the way there. What remains is printed as a limitation. */
export function OpenPoints({ asked, onDetails }: OpenPointsProps) {
  const { data } = useOpenPoints(asked);
  if (!data || data.points.length === 0) return null;
  return (
    <details className="mb-5 rounded-md border border-line px-4 open:pb-4">
      <summary className="min-h-(--target) cursor-pointer py-2.5 text-sm font-medium">
        {data.points.length} {data.points.length === 1 ? 'thing' : 'things'} a reader will ask about
        <span className="font-normal text-ink-soft">
          {!data.draft
            ? ': printed as limitations'
            : asked.declaredInspection
              ? ': the declaration needs every finding decided'
              : ': every page will say ‘draft’'}
        </span>
      </summary>
      <ul className="mt-2 space-y-2 text-sm">
        {data.points.map((point) => {
          const where = whereToMend(point, asked.projectId as number);
          return (
            <li
              key={`${point.code} ${point.findingIds.join()}`}
              className="flex flex-wrap items-center gap-x-3"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{point.text}</span>
              {where ? (
                <Link
                  href={where}
                  aria-label={`${PLACES[point.at]}: ${point.text}`}
                  className="inline-flex min-h-(--target) items-center text-link underline"
                >
                  {PLACES[point.at]}
                </Link>
              ) : onDetails && point.at === 'details' ? (
                <button
                  type="button"
                  onClick={onDetails}
                  className="min-h-(--target) cursor-pointer text-link underline"
                >
                  {PLACES.details}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">Open points are printed as limits of the report.</p>
    </details>
  );
}
