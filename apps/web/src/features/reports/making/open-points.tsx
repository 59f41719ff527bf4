import type { CheckedReport, DefectSummary } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type CallInput, call } from '../../../api/client.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { reportsKey } from '../data/queries.ts';

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

const PLACES: Readonly<Record<Exclude<Point['at'], 'finding'>, string>> = {
  project: 'Open project',
  letterhead: 'Open letterhead',
  details: 'Report details',
};

/** As many findings are named at once; a list of hundreds would bury the other points. */
const NAMED_AT_ONCE = 8;
const LINK = 'inline-flex min-h-(--target) items-center text-link underline';

/** The way to where a point is settled: each of several findings has its own. */
function WhereToSettle({ point, findings, projectId, onDetails }: WhereProps) {
  const [all, setAll] = useState(false);
  const { at, text, findingIds } = point;
  if (at === 'finding') {
    const named = findings
      .filter(({ id }) => findingIds.includes(id))
      .sort((one, other) => one.number - other.number);
    return (
      <span className="flex flex-wrap gap-x-3">
        {(all ? named : named.slice(0, NAMED_AT_ONCE)).map(({ id, number }) => (
          <Link
            key={id}
            href={pathTo('defect', { id })}
            aria-label={`Open finding ${number}: ${text}`}
            className={LINK}
          >
            {named.length === 1 ? `Open finding ${number}` : `Finding ${number}`}
          </Link>
        ))}
        {all || named.length <= NAMED_AT_ONCE ? null : (
          <button type="button" onClick={() => setAll(true)} className={LINK}>
            Show all {named.length}
          </button>
        )}
      </span>
    );
  }
  if (at === 'details') {
    return onDetails ? (
      <button type="button" onClick={onDetails} className={LINK}>
        {PLACES.details}
      </button>
    ) : null;
  }
  return (
    <Link
      href={at === 'project' ? pathTo('project', { id: projectId }) : pathTo('letterhead')}
      aria-label={`${PLACES[at]}: ${text}`}
      className={LINK}
    >
      {PLACES[at]}
    </Link>
  );
}

interface WhereProps {
  point: Point;
  /** The project's findings, for their numbers. */
  findings: readonly Pick<DefectSummary, 'id' | 'number'>[];
  projectId: number;
  /** Back to what the report says of itself. */
  onDetails: (() => void) | undefined;
}

interface OpenPointsProps {
  asked: Asked & { projectId: number };
  findings: WhereProps['findings'];
  onDetails: WhereProps['onDetails'];
  /** Puts these findings into the report. */
  onAdd: (findingIds: readonly number[]) => void;
}

/** What nobody may miss: it stands open above the list. */
const FIRST = 'hazards_not_chosen';

/** A list to mend before a report is made, each with the way there. What remains is printed as a limitation. */
export function OpenPoints({ asked, findings, onDetails, onAdd }: OpenPointsProps) {
  const { data } = useOpenPoints(asked);
  if (!data || data.points.length === 0) return null;
  const hazards = data.points.find(({ code }) => code === FIRST);
  return (
    <>
      {hazards ? (
        <div role="alert" className="mb-5 rounded-md border border-critical px-4 py-3 text-sm">
          <p className="wrap-anywhere">{hazards.text}</p>
          <div className="flex flex-wrap items-center gap-x-4">
            <Button size="small" onClick={() => onAdd(hazards.findingIds)}>
              {hazards.findingIds.length === 1 ? 'Add it' : `Add all ${hazards.findingIds.length}`}
            </Button>
            <WhereToSettle
              point={hazards}
              findings={findings}
              projectId={asked.projectId}
              onDetails={onDetails}
            />
          </div>
        </div>
      ) : null}
      <OtherPoints
        asked={asked}
        draft={data.draft}
        points={data.points.filter(({ code }) => code !== FIRST)}
        findings={findings}
        onDetails={onDetails}
      />
    </>
  );
}

interface OtherPointsProps extends Pick<OpenPointsProps, 'asked' | 'findings' | 'onDetails'> {
  draft: boolean;
  points: Point[];
}

function OtherPoints({ asked, draft, points, findings, onDetails }: OtherPointsProps) {
  if (points.length === 0) return null;
  return (
    <details className="mb-5 rounded-md border border-line px-4 open:pb-4">
      <summary className="min-h-(--target) cursor-pointer py-2.5 text-sm font-medium">
        {points.length} {points.length === 1 ? 'thing' : 'things'} a reader will ask about
        <span className="font-normal text-ink-soft">
          {!draft
            ? ': printed as limitations'
            : asked.declaredInspection
              ? ': the declaration needs every finding decided'
              : ': every page will say ‘draft’'}
        </span>
      </summary>
      <ul className="mt-2 space-y-2 text-sm">
        {points.map((point) => (
          <li
            key={`${point.code} ${point.findingIds.join()}`}
            className="flex flex-wrap items-center gap-x-3"
          >
            <span className="min-w-0 grow basis-60 wrap-anywhere">{point.text}</span>
            <WhereToSettle
              point={point}
              findings={findings}
              projectId={asked.projectId}
              onDetails={onDetails}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">Open points are printed as limits of the report.</p>
    </details>
  );
}
