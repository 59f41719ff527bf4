import type { Insights } from '@plumbline/contract';
import { STAGE_CATEGORIES, STAGES } from '@plumbline/knowledge';
import { Badge } from '../../ui/badge.tsx';
import { longDate } from '../../ui/dates.ts';
import { totalOf } from './severities.ts';

/** A project's way through the stages of works: what was inspected, what must be, and what is usually paid then. */
export function StageProgress({ inspected, stages }: Pick<Insights, 'inspected' | 'stages'>) {
  const dates = new Map(inspected.map(({ stageId, firstInspectedAt }) => [stageId, firstInspectedAt]));
  const found = new Map(stages.map((counts) => [counts.stageId, totalOf(counts)]));
  const required = STAGES.filter(({ inspectionRequired }) => inspectionRequired);
  const done = required.filter(({ id }) => dates.has(id)).length;
  return (
    <>
      <p className="mb-5 text-sm">
        {done} of {required.length} stages that need an inspection have findings of yours.{' '}
        <span className="text-ink-soft">Payment is the usual share of the contract price at that stage.</span>
      </p>
      <div className="grid gap-x-10 gap-y-6 tablet:grid-cols-2">
        {STAGE_CATEGORIES.map((category) => (
          <section key={category.id} aria-label={category.name}>
            <h3 className="mb-1 text-sm font-medium text-ink-soft">{category.name}</h3>
            <ol className="divide-y divide-line">
              {STAGES.filter((stage) => stage.category === category.id).map((stage) => {
                const date = dates.get(stage.id);
                const defects = found.get(stage.id) ?? 0;
                return (
                  <li key={stage.id} className="flex items-start gap-3 py-2 text-sm">
                    <StageShape done={date !== undefined} />
                    <span className="min-w-0 flex-1">
                      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        {stage.name}
                        {stage.inspectionRequired && !date ? <Badge>Inspection required</Badge> : null}
                      </span>
                      <span className="block text-xs text-ink-soft">
                        {date ? `Inspected from ${longDate(date)}` : 'Not inspected'}
                        {defects > 0 ? `, ${defects} ${defects === 1 ? 'defect' : 'defects'}` : ''}
                      </span>
                    </span>
                    <span className="tabular shrink-0 text-ink-soft">
                      <span className="sr-only">Payment </span>
                      {stage.paymentPercentage.replace('-', '–')}
                    </span>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

/** A full disc with a tick, or a ring. */
function StageShape({ done }: { done: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-none">
      {done ? (
        <>
          <circle cx="10" cy="10" r="9" className="fill-good" />
          <path d="M5.5 10.5 9 14l5.5-7.5" className="stroke-surface" strokeWidth="2" />
        </>
      ) : (
        <circle cx="10" cy="10" r="8.5" className="stroke-line-strong" strokeWidth="1.5" />
      )}
    </svg>
  );
}
