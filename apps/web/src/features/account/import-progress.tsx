import { type AccountImport, RECEIVING_FILE } from '@plumbline/contract';
import { countOf } from '../../app/count-of.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ProblemList } from '../migration/problem-list.tsx';

interface ImportProgressProps {
  last: AccountImport;
  /** The file is on its way from this page: what the server says may still be of the one before. */
  sending: boolean;
}

/** How far an import is, or what came of it. */
export function ImportProgress({ last, sending }: ImportProgressProps) {
  const { state, operation, completed, total } = last;
  if (state === 'receiving' || state === 'importing') {
    return (
      <div className="mt-4 flex flex-col gap-2">
        <p role="status" className="text-sm font-medium">
          {operation || 'Working'}
        </p>
        {total > 0 ? (
          <ProgressBar value={(completed / total) * 100} label="Import progress" tone="accent" />
        ) : null}
        <p className="tabular text-sm text-ink-soft">{howFar(last)}</p>
      </div>
    );
  }
  if (sending) {
    return (
      <p role="status" className="mt-4 text-sm font-medium">
        Sending the file
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-col gap-3 text-sm">
      <p role="status">
        <span className="font-medium">Last import: </span>
        {state === 'ready' ? 'It stopped before its end. Choose the file again.' : last.message}
      </p>
      <ProblemList title="Not imported" problems={last.errors} count={last.errorCount} open named />
      <ProblemList title="Good to know" problems={last.notes} count={last.noteCount} named />
    </div>
  );
}

/** Kilobytes while the file arrives; rows from then on. */
function howFar({ operation, completed, total }: AccountImport): string {
  if (operation === RECEIVING_FILE) {
    const megabytes = (kilobytes: number) => Math.ceil(kilobytes / 1024).toLocaleString('en-AU');
    return total > 0
      ? `${megabytes(completed)} of ${megabytes(total)} MB`
      : `${megabytes(completed)} MB so far`;
  }
  if (total > 0) return `${completed.toLocaleString('en-AU')} of ${countOf(total, 'item')}`;
  return completed > 0 ? `${countOf(completed, 'item')} so far` : 'This can take a few minutes.';
}
