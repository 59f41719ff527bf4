import type { DueDate } from '@plumbline/contract';
import { Link } from 'wouter';
import { Loaded } from '../../api/loaded.tsx';
import { pathTo } from '../../routes/paths.ts';
import { longDate } from '../../ui/dates.ts';
import { daysLeft, localToday } from '../../ui/days.ts';
import { CalendarClock } from '../../ui/icons/calendar-clock.tsx';
import { Footprints } from '../../ui/icons/footprints.tsx';
import { MailQuestion } from '../../ui/icons/mail-question-mark.tsx';
import { ShieldCheck } from '../../ui/icons/shield-check.tsx';
import { useDueDates } from './queries.ts';

const KINDS: Readonly<Record<DueDate['kind'], { icon: typeof ShieldCheck; view: string }>> = {
  warranty: { icon: ShieldCheck, view: '?view=deadlines' },
  strata_inspection: { icon: CalendarClock, view: '?view=deadlines' },
  visit: { icon: Footprints, view: '?view=visits' },
  reply: { icon: MailQuestion, view: '?view=reports' },
};

/** Last days of warranties, strata inspections, planned visits and awaited replies of all projects, the next first. */
export default function DueDates() {
  const dates = useDueDates();
  const day = localToday();
  return (
    <section aria-labelledby="due-dates" className="mt-8">
      <h2 id="due-dates" className="mb-2 text-lg font-semibold">
        Warranties, visits and replies
      </h2>
      <Loaded query={dates} what="these dates">
        {(list) =>
          list.length === 0 ? (
            <p className="text-sm text-ink-soft">
              No dates yet. A project’s warranty dates appear here once its state and completion date are set.
            </p>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-soft">
                A last day is the earliest possible one. Not legal advice: ask a lawyer before relying on it.
              </p>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {list.map((date) => (
                  <Item
                    key={`${date.kind} ${date.projectId} ${date.title} ${date.day}`}
                    date={date}
                    today={day}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Item({ date, today }: { date: DueDate; today: string }) {
  const { kind, projectId, projectName, day, title, orEarlier } = date;
  const { icon: Icon, view } = KINDS[kind];
  const late = day < today;
  return (
    <li>
      <Link
        href={`${pathTo('project', { id: projectId })}${view}`}
        className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-hover"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-48 flex-1">
            <span className="block font-medium wrap-anywhere">{title}</span>
            <span className="block text-sm wrap-anywhere text-ink-soft">{projectName}</span>
          </span>
          <span className={`tabular w-48 text-sm ${late ? 'font-semibold text-critical' : 'text-ink-soft'}`}>
            {late ? 'Was due ' : ''}
            {longDate(`${day}T12:00:00`)}
            {orEarlier ? ' or earlier' : ''}
            {late ? null : <span className="block">{daysLeft(day, today)}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
