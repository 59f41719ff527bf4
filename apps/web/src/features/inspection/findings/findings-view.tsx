import type { FindingLine, Place, Visit } from '@plumbline/contract';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Loaded } from '../../../api/loaded.tsx';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Keyboard } from '../../../ui/icons/keyboard.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { findingDeletions } from '../data/pending-deletions.ts';
import { useFindingLines } from '../data/queries.ts';
import { usePlaces, useVisits } from '../data/visit-queries.ts';
import { lastPlace, rememberPlace } from '../filing/last-place.ts';
import { arrange, type Filters, filter, type Grouping, search } from './arrange-findings.ts';
import { ExportMenu } from './export-menu.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { FindingsWindow } from './findings-window.tsx';
import { SelectedBar } from './selected-bar.tsx';
import { useFindingActions } from './use-finding-actions.ts';
import { useListKeys } from './use-list-keys.ts';

const DeleteHazardsDialog = lazyPart(() => import('../../hazards/delete-hazards-dialog.tsx'));
const SendDialog = lazyPart(() => import('../../repairs/send-dialog.tsx'));
const StepsDialog = lazyPart(() => import('../../repairs/steps-dialog.tsx'));
const MoveDialog = lazyPart(() => import('../filing/move-dialog.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

const NO_PLACES: readonly Place[] = [];
const NO_VISITS: readonly Visit[] = [];

const GROUPINGS = [
  { value: 'first', label: 'What to do first' },
  { value: 'room', label: 'By room' },
] as const satisfies readonly { value: Grouping; label: string }[];

interface FindingsViewProps {
  projectId: number;
  onOpen: (id: number) => void;
}

/** All findings of a project, however many: grouped, searched, walked by keyboard, many changed at once. */
export function FindingsView({ projectId, onOpen }: FindingsViewProps) {
  const lines = useFindingLines(projectId);
  const places = usePlaces(projectId).data ?? NO_PLACES;
  const visits = useVisits(projectId).data ?? NO_VISITS;
  const rooms = useMemo(() => new Map(places.map(({ id, name }) => [id, name])), [places]);
  const leaving = findingDeletions.usePending();
  const actions = useFindingActions(projectId);
  const [grouping, setGrouping] = useState<Grouping>('first');
  // What was pressed answers at once, and thousands of lines follow.
  const grouped = useDeferredValue(grouping);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [filters, setFilters] = useFilters(visits);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number | null>(null);
  const [help, setHelp] = useState(false);
  const [moving, setMoving] = useState(false);
  const [sending, setSending] = useState(false);
  const [repairing, setRepairing] = useState<readonly number[] | null>(null);
  const [losing, setLosing] = useState<{ ids: number[]; alerts: FindingLine['alerts'] } | null>(null);

  const all = useMemo(() => (lines.data ?? []).filter(({ id }) => !leaving.has(id)), [lines.data, leaving]);
  const shown = useMemo(
    () => arrange(search(filter(all, filters), wanted, rooms), grouped, places),
    [all, filters, wanted, grouped, rooms, places],
  );
  const order = useMemo(
    () => shown.flatMap((line) => (line.kind === 'finding' ? [line.finding.id] : [])),
    [shown],
  );
  // What a search or a filter has taken out of sight can't be changed unseen.
  const selected = useMemo(() => order.filter((id) => chosen.has(id)), [order, chosen]);
  const selectedSet = useDeferredValue(useMemo(() => new Set(selected), [selected]));

  const latest = useRef({ order, active });
  useEffect(() => {
    latest.current = { order, active };
  });
  // The same function for good, or every row on screen would be drawn anew at each step.
  const select = useCallback((id: number, on: boolean, range: boolean) => {
    const { order, active } = latest.current;
    const [start = -1, end = start] = [order.indexOf(active ?? id), order.indexOf(id)].sort((a, b) => a - b);
    const changed = range && start >= 0 ? order.slice(start, end + 1) : [id];
    setChosen((now) => {
      const next = new Set(now);
      for (const one of changed) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });
    setActive(id);
  }, []);
  const choosing = chosen.size > 0;
  useEffect(() => {
    // Where to is asked next: it shouldn't wait for code then.
    if (choosing) MoveDialog.preload();
  }, [choosing]);
  const step = (by: number) => {
    const at = active === null ? -1 : order.indexOf(active);
    const next = order[Math.min(order.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
    if (next !== undefined) setActive(next);
  };
  /** The selected findings, or the one that the keyboard stands on. */
  const targets = () => (selected.length > 0 ? selected : active === null ? [] : [active]);
  const withTargets = (act: (ids: readonly number[]) => unknown) => {
    const ids = targets();
    if (ids.length === 0 || actions.progress) return;
    void act(ids);
    setChosen(new Set());
    goOnAfter(ids);
  };
  /** What was decided may go elsewhere in the list: the keyboard stays where it is, on the next finding. */
  const goOnAfter = (ids: readonly number[]) => {
    if (active === null) return;
    const done = new Set(ids);
    const at = order.indexOf(active);
    const left = (id: number) => !done.has(id);
    setActive(order.slice(at).find(left) ?? order.slice(0, at).findLast(left) ?? null);
  };
  /** With the mouse or a finger nothing moves: the page stays as it was scrolled. */
  const clear = () => {
    setChosen(new Set());
    setActive(null);
  };
  /** Hazards that are open on what is deleted ask why first. */
  const remove = (now: () => void) => {
    const ids = new Set(targets());
    const open = all.filter(({ id }) => ids.has(id)).flatMap(({ alerts }) => alerts);
    if (open.length > 0) setLosing({ ids: [...ids], alerts: open });
    else now();
  };
  useListKeys({
    next: () => step(1),
    previous: () => step(-1),
    toggle: () => (active === null ? undefined : select(active, !chosen.has(active), false)),
    open: () => (active === null ? undefined : onOpen(active)),
    confirm: () => withTargets((ids) => actions.decide(ids, 'confirmed')),
    reject: () => withTargets((ids) => actions.decide(ids, 'rejected')),
    remove: () => remove(() => withTargets(actions.remove)),
    undo: actions.undo,
    all: () => setChosen(new Set(order)),
    clear: () => setChosen(new Set()),
    move: () => (targets().length > 0 ? setMoving(true) : undefined),
    last: () =>
      withTargets((ids) => {
        const placeId = lastPlace(projectId);
        const name = rooms.get(placeId ?? 0);
        return name === undefined ? undefined : actions.file(ids, { placeId }, name);
      }),
    help: () => setHelp(true),
  });

  const found = () => (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search this project’s findings"
          placeholder="Search findings"
          className="min-w-52 flex-1"
          value={typed}
          onValueChange={setTyped}
        />
        <FindingFilters visits={visits} value={filters} onChange={setFilters} />
        <Segmented label="Group findings" segments={GROUPINGS} value={grouping} onValueChange={setGrouping} />
        <ExportMenu projectId={projectId} />
        <span className="hidden desktop:block">
          <IconButton label="Keyboard shortcuts" outlined onClick={() => setHelp(true)}>
            <Keyboard aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      <p className="tabular mb-2 text-sm text-ink-soft" role="status">
        {order.length === all.length
          ? `${all.length} ${all.length === 1 ? 'finding' : 'findings'}`
          : `${order.length} of ${all.length} findings`}
      </p>
      {selected.length > 0 ? (
        <SelectedBar
          ids={selected}
          actions={actions}
          onMove={() => setMoving(true)}
          onDelete={() =>
            remove(() => {
              actions.remove(selected);
              clear();
            })
          }
          onSend={() => setSending(true)}
          onRepair={() => setRepairing(selected)}
          onClear={clear}
        />
      ) : null}
      {order.length === 0 ? (
        <EmptyState title="Nothing matches">Try other words, or show all findings.</EmptyState>
      ) : (
        <FindingsWindow
          lines={shown}
          rooms={rooms}
          selected={selectedSet}
          active={active}
          onSelect={select}
          onOpen={onOpen}
          onFocus={setActive}
        />
      )}
      {/* Room for the bar below the last finding. */}
      {selected.length > 0 ? <div className="h-40 tablet:h-16" /> : null}
      {sending ? (
        <Suspense>
          <SendDialog projectId={projectId} findingIds={targets()} onClose={() => setSending(false)} />
        </Suspense>
      ) : null}
      {repairing ? (
        <Suspense>
          <StepsDialog
            projectId={projectId}
            findingIds={repairing}
            onDone={clear}
            onClose={() => setRepairing(null)}
          />
        </Suspense>
      ) : null}
      {moving ? (
        <Suspense>
          <MoveDialog
            projectId={projectId}
            count={targets().length}
            places={places}
            visits={visits}
            onClose={() => setMoving(false)}
            onMove={(where, name) => {
              setMoving(false);
              if (where.placeId !== undefined) rememberPlace(projectId, where.placeId);
              withTargets((ids) => actions.file(ids, where, name));
            }}
            onMoveAway={(id, name) => {
              setMoving(false);
              withTargets((ids) => actions.moveAway(ids, id, name));
            }}
          />
        </Suspense>
      ) : null}
      {losing ? (
        <Suspense>
          <DeleteHazardsDialog
            title={losing.ids.length === 1 ? 'Delete this finding' : `Delete ${losing.ids.length} findings`}
            message="Photos printed in a report are kept."
            alerts={losing.alerts}
            submit="Delete"
            failed="Nothing was deleted. Please try again."
            remove={(reason) => {
              actions.remove(losing.ids, reason);
              clear();
            }}
            onClose={() => setLosing(null)}
          />
        </Suspense>
      ) : null}
      {help ? (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelp(false)} />
        </Suspense>
      ) : null}
    </>
  );
  return (
    <Loaded query={lines} what="the findings" skeleton={<Waiting />}>
      {() =>
        all.length > 0 ? (
          found()
        ) : (
          <EmptyState title="No findings yet">
            Analyse a photo for this project. What the engines find appears here.
          </EmptyState>
        )
      }
    </Loaded>
  );
}

/** The visit stands in the address, so that its card can lead here. One that was deleted shows all. */
function useFilters(visits: readonly Visit[]): [Filters, (filters: Filters) => void] {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<Filters['state']>('all');
  const asked = params.get('visit');
  const visit: Filters['visit'] =
    asked === 'none' ? asked : (visits.find(({ id }) => String(id) === asked)?.id ?? 'all');
  const filters = useMemo(() => ({ visit, state }), [visit, state]);
  const change = (next: Filters) => {
    setState(next.state);
    setParams(
      (current) => {
        if (next.visit === 'all') current.delete('visit');
        else current.set('visit', String(next.visit));
        return current;
      },
      { replace: true },
    );
  };
  return [filters, change];
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading findings" className="rounded-md border border-line bg-surface">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <div key={name} className="flex items-center gap-4 border-b border-line px-4 py-2 last:border-b-0">
          <Skeleton className="size-14 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
