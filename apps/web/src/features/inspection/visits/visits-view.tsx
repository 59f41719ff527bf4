import type { Visit } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { may } from '../../../api/may.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { whyNot } from '../../../api/why-not.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { pathTo } from '../../../routes/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalendarPlus } from '../../../ui/icons/calendar-plus.tsx';
import { useRefreshInspection, useVisits } from '../data/visit-queries.ts';
import { visitName } from '../data/visit-words.ts';

const VisitDialog = lazyPart(() => import('./visit-dialog.tsx'));
const CloseVisitDialog = lazyPart(() => import('./close-visit-dialog.tsx'));
const CompareVisits = lazyPart(() => import('./compare-visits.tsx'));

interface VisitsViewProps {
  projectId: number;
  onOpen: (findingId: number) => void;
}

type Open = { kind: 'new' } | { kind: 'edit' | 'close' | 'delete' | 'compare'; visit: Visit };

/** The visits to a building, newest first, and what changed between two of them. */
export default function VisitsView({ projectId, onOpen }: VisitsViewProps) {
  const visits = useVisits(projectId);
  const refresh = useRefreshInspection(projectId);
  const [open, setOpen] = useState<Open | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const attempt = async (title: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      close();
    } catch (error) {
      tellFailure(title)(error);
    } finally {
      // After a refusal too: the visit may have been closed or deleted in another window.
      await refresh();
      setBusy(false);
    }
  };
  const start = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<CalendarPlus aria-hidden="true" className="size-4" />}
      onClick={() => setOpen({ kind: 'new' })}
    >
      New visit
    </Button>
  );
  return (
    <Loaded query={visits} what="the visits">
      {(list) => (
        <>
          {list.length === 0 ? (
            <EmptyState title="No visits yet" action={start('primary')}>
              A visit keeps its date, the people present, the areas inspected and its findings together.
            </EmptyState>
          ) : (
            <>
              <div className="mb-4">{start('secondary')}</div>
              <ul aria-label="Visits" className="space-y-3">
                {list.map((visit, at) => (
                  <VisitCard
                    key={visit.id}
                    projectId={projectId}
                    visit={visit}
                    // The list is newest first: the last one has no earlier visit.
                    comparable={at < list.length - 1}
                    busy={busy}
                    onOpen={(kind) => setOpen({ kind, visit })}
                    onReopen={() =>
                      void attempt('The visit wasn’t reopened', () =>
                        call('reopenVisit', { params: { id: visit.id } }),
                      )
                    }
                  />
                ))}
              </ul>
            </>
          )}
          <Suspense>
            {open?.kind === 'new' ? (
              <VisitDialog projectId={projectId} earlier={list} onClose={close} />
            ) : null}
            {open?.kind === 'edit' ? (
              <VisitDialog
                projectId={projectId}
                visit={open.visit}
                earlier={list.slice(list.findIndex(({ id }) => id === open.visit.id) + 1)}
                onClose={close}
              />
            ) : null}
            {open?.kind === 'close' ? (
              <CloseVisitDialog projectId={projectId} visit={open.visit} onClose={close} />
            ) : null}
            {open?.kind === 'compare' ? (
              <CompareVisits
                projectId={projectId}
                visits={list}
                visit={open.visit}
                onClose={close}
                onOpen={onOpen}
              />
            ) : null}
          </Suspense>
          <ConfirmDialog
            open={open?.kind === 'delete'}
            onOpenChange={(next) => (next ? undefined : close())}
            title="Delete this visit"
            message="Its findings and photos stay in the project, without a visit."
            confirmLabel="Delete visit"
            danger
            busy={busy}
            refused={open?.kind === 'delete' ? whyNot(open.visit, 'delete') : undefined}
            onConfirm={() => {
              if (open?.kind !== 'delete') return;
              const { id } = open.visit;
              void attempt('The visit wasn’t deleted', () => call('deleteVisit', { params: { id } }));
            }}
          />
        </>
      )}
    </Loaded>
  );
}

interface CountedProps {
  projectId: number;
  visitId: number;
  view: 'findings' | 'photos';
  children: React.ReactNode;
}

/** How much a visit has, and the way to see it. */
function Counted({ projectId, visitId, view, children }: CountedProps) {
  const params = new URLSearchParams({ ...(view === 'findings' ? {} : { view }), visit: String(visitId) });
  return (
    <Link
      href={`${pathTo('project', { id: projectId })}?${params}`}
      className="inline-flex min-h-(--target-small) items-center text-link hover:underline"
    >
      {children}
    </Link>
  );
}

interface VisitCardProps {
  projectId: number;
  visit: Visit;
  comparable: boolean;
  busy: boolean;
  onOpen: (kind: 'edit' | 'close' | 'delete' | 'compare') => void;
  onReopen: () => void;
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function VisitCard({ projectId, visit, comparable, busy, onOpen, onReopen }: VisitCardProps) {
  const { id, weather, attendedBy, inspectedAreas, notInspected, closedAt, findingCount, photoCount } = visit;
  const whole = inspectedAreas.filter((area) => !notInspected.some((one) => one.area === area));
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{visitName(visit)}</h3>
        <Badge tone={closedAt ? 'good' : 'blue'}>{closedAt ? 'Closed' : 'Open'}</Badge>
        <span className="tabular flex flex-wrap items-center gap-x-3 text-sm">
          <Counted projectId={projectId} visitId={id} view="findings">
            {many(findingCount, 'finding')}
          </Counted>
          <Counted projectId={projectId} visitId={id} view="photos">
            {many(photoCount, 'photo')}
          </Counted>
        </span>
      </div>
      <dl className="mt-2 space-y-1 text-sm">
        {weather ? <Fact name="Weather">{weather}</Fact> : null}
        {attendedBy.length > 0 ? <Fact name="Present">{attendedBy.join(', ')}</Fact> : null}
        {whole.length > 0 ? <Fact name="Inspected">{whole.join(', ')}</Fact> : null}
        {notInspected.map(({ area, reason }) => (
          <Fact key={area} name={`${area} ${inspectedAreas.includes(area) ? 'in part' : 'not inspected'}`}>
            {reason}
          </Fact>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {may(visit, 'reopen') ? (
          <Button size="small" busy={busy} onClick={onReopen}>
            Reopen visit
          </Button>
        ) : null}
        {may(visit, 'close') ? (
          <Button size="small" onClick={() => onOpen('close')}>
            Close visit
          </Button>
        ) : null}
        {may(visit, 'edit') ? (
          <Button size="small" onClick={() => onOpen('edit')}>
            Edit visit
          </Button>
        ) : null}
        <Link
          href={`${pathTo('reports')}?${new URLSearchParams({ project: String(projectId), visit: String(id), 'visit-kind': visit.kind })}`}
          className={buttonClass({ size: 'small' })}
        >
          Make a report
        </Link>
        {comparable ? (
          <Button size="small" onClick={() => onOpen('compare')}>
            Compare visits
          </Button>
        ) : null}
        {may(visit, 'edit') ? (
          <Button size="small" variant="quiet" onClick={() => onOpen('delete')}>
            Delete visit
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{name}:</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
