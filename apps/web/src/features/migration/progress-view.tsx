import type { MigrationProgress } from '@plumbline/contract';
import { countOf } from '../../app/count-of.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { counted } from './words.ts';

/** What the server says that it's at; a bar only where it knows how much there is. */
export function ProgressView({ progress }: { progress: MigrationProgress }) {
  const { completed, total, currentOperation } = progress;
  return (
    <div className="flex flex-col gap-3 py-6">
      <p role="status" className="flex items-center gap-3 font-medium">
        {total === 0 ? <Spinner /> : null}
        {currentOperation || 'Working'}
      </p>
      {total > 0 ? (
        <ProgressBar value={(completed / total) * 100} label="Import progress" tone="accent" />
      ) : null}
      <p className="tabular text-sm text-ink-soft">
        {total > 0
          ? `${counted(completed)} of ${countOf(total, 'row')}`
          : `${countOf(completed, 'row')} so far`}
      </p>
    </div>
  );
}
