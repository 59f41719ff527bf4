import { Spinner } from '../../ui/spinner.tsx';
import { VoteRow } from '../defects/parts/vote-row.tsx';
import type { EngineRow } from './run-state.ts';

/** While the engines work: each a row that fills when its vote is in. */
export function EngineColumn({ rows }: { rows: readonly EngineRow[] }) {
  const answered = rows.filter((row) => row.vote).length;
  return (
    <div>
      <div role="status" className="flex items-start gap-3">
        <Spinner className="mt-0.5 size-5 text-accent" />
        <div>
          <p className="text-base font-semibold">
            {rows.length === 0 ? 'Sending the photo' : `${answered} of ${rows.length} engines have answered`}
          </p>
          <p className="text-sm text-ink-soft">This takes about 10-15 seconds.</p>
        </div>
      </div>
      <Votes rows={rows} />
    </div>
  );
}

export function Votes({ rows }: { rows: readonly EngineRow[] }) {
  return (
    <ul aria-label="Engine votes" className="mt-4 divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <VoteRow key={row.engineId} engine={row.engine} vote={row.vote} />
      ))}
    </ul>
  );
}
