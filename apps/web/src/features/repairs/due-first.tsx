import type { Work } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { localToday } from '../../ui/days.ts';
import {
  type DueGroup,
  groupByTrade,
  hazardCount,
  howMany,
  isYourTurn,
  lineKey,
  yourTurnFirst,
} from './due-groups.ts';
import { DueLine, Truncated } from './due-line.tsx';
import { useDue } from './queries.ts';

const TRADES = 6;
const LINES = 5;

/** What a dashboard begins with, by what its owner does. */
const HEADINGS = {
  builder: 'Due by trade',
  trade: 'Due next',
  owner: 'Your repairs',
  tenant: 'Your repairs',
  strata: 'Your repairs',
  inspector: 'Replies and repairs to check',
} as const satisfies Readonly<Record<Work, string>>;

/** Whoever has others do the work. */
const HAVE_IT_DONE: readonly Work[] = ['owner', 'tenant', 'strata'];

/**
 * What is due, first on the dashboard: by trade for a builder, by date for a trade, for those who own, rent or manage what waits for
 * them before what waits for others, and for an inspector what waits for them alone.
 */
export default function DueFirst({ work }: { work: Work }) {
  const { data, isLoadingError } = useDue();
  const lines = data && (work === 'inspector' ? data.filter(isYourTurn) : data);
  const byTrade = work === 'builder';
  if (!isLoadingError && !lines?.length) return null;
  if (isLoadingError && work === 'inspector') return null;
  const day = localToday();
  const listed = lines && (HAVE_IT_DONE.includes(work) ? yourTurnFirst(lines) : lines);
  return (
    <section aria-labelledby="due-first" className="mb-6 rounded-md border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
        <h2 id="due-first" className="text-base font-semibold">
          {HEADINGS[work]}
        </h2>
        <Link
          href={`${pathTo('projects')}?view=due&by=${byTrade ? 'trade' : 'date'}`}
          className="inline-flex min-h-(--target) items-center text-sm text-link underline"
        >
          What is due
        </Link>
      </header>
      {listed ? (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {byTrade
              ? groupByTrade(listed, day)
                  .slice(0, TRADES)
                  .map((group) => <Trade key={group.key} group={group} />)
              : listed
                  .slice(0, LINES)
                  .map((line) => <DueLine key={lineKey(line)} line={line} today={day} named />)}
          </ul>
          <Truncated count={data.length} />
        </>
      ) : (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          We couldn’t load what is due. Check your connection, then reload the page.
        </p>
      )}
    </section>
  );
}

function Trade({ group }: { group: DueGroup }) {
  const { key, name, hazards, overdue, lines } = group;
  const projects = new Set(lines.map(({ projectId }) => projectId)).size;
  return (
    <li>
      <Link
        href={`${pathTo('projects')}?view=due&by=trade#${encodeURIComponent(key)}`}
        className="flex min-h-(--target) flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm hover:bg-hover"
      >
        <span className="min-w-40 flex-1 font-medium wrap-anywhere">{name}</span>
        {hazards > 0 ? <Badge tone="poor">{hazardCount(hazards)}</Badge> : null}
        {overdue > 0 ? <span className="tabular font-semibold text-critical">{overdue} overdue</span> : null}
        <span className="tabular text-ink-soft">
          {howMany(group)} · {projects === 1 ? '1 project' : `${projects} projects`}
        </span>
      </Link>
    </li>
  );
}
