import { disputePath } from '@plumbline/knowledge/disputes';
import { stateFacts } from '@plumbline/knowledge/states';
import { lawOf, warrantiesOf } from '@plumbline/knowledge/warranties';
import type { calculateWarranty } from '@plumbline/knowledge/warranty-calculator';
import { useEffect, useRef } from 'react';
import { daysLeft } from '../../ui/days.ts';
import { Points } from '../defects/details/section.tsx';
import { CONFIDENCE_WORDS, formatDay, WarrantySection } from '../defects/details/warranty-section.tsx';

type Warranty = ReturnType<typeof calculateWarranty>;

export interface Answer {
  warranty: Warranty;
  state: Parameters<typeof calculateWarranty>[0];
  /** ISO, the day that the days left are counted from. */
  today: string;
}

/** The day first, then every deadline with its law and source, then what to do before it. */
export function WarrantyAnswer({ warranty, state, today }: Answer) {
  const { earliest } = warranty;
  const head = useRef<HTMLHeadingElement>(null);
  // On a phone the answer starts below the fold.
  useEffect(() => {
    head.current?.focus();
  }, []);
  const passed = earliest !== null && earliest !== undefined && earliest.lastDay < today;
  return (
    <div className="space-y-6 pt-10">
      <div>
        <h2 ref={head} tabIndex={-1} className="scroll-mt-20 text-lg font-semibold">
          {earliest
            ? `${formatDay(earliest.lastDay)} · ${daysLeft(earliest.lastDay, today)}`
            : 'We can’t work out a last day'}
        </h2>
        {passed ? <p className="mt-1 text-ink-soft">Ask a lawyer whether another limit still runs.</p> : null}
      </div>
      <WarrantySection warranty={warranty} />
      <section aria-labelledby="first-steps" className="border-t border-line pt-5">
        <h2 id="first-steps" className="mb-2.5 text-base font-semibold">
          {earliest && !passed ? 'What to do before that day' : 'What to do first'}
        </h2>
        <Points items={stepsOf(state)} />
      </section>
    </div>
  );
}

function stepsOf(state: Answer['state']): string[] {
  const rows = warrantiesOf(state);
  const duties = rows
    .filter(({ role }) => role === 'duty')
    .map(
      (row) =>
        `${row.detail} You have ${row.period} from ${row.startsOn}. ${lawOf(row)} (${CONFIDENCE_WORDS[row.confidence]}).`,
    );
  const mentions = rows
    .filter(({ role }) => role === 'mention')
    .map(({ detail, confidence }) => `${detail} (${CONFIDENCE_WORDS[confidence]})`);
  const path = disputePath(state);
  const heard = path?.forum ? ` After that: ${path.forum}.` : '';
  return [
    'Keep the contract, the certificates, dated photos and every letter.',
    ...duties,
    ...(path
      ? [`First, ${path.first}.${heard} ${path.note} (${path.source}: ${CONFIDENCE_WORDS[path.confidence]})`]
      : []),
    ...mentions,
    `Check the day with the regulator: ${stateFacts(state).regulator.value}.`,
  ];
}
