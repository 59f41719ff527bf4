import type { MigrationProblem } from '@plumbline/contract';
import { cx } from '../../ui/class-names.ts';
import { counted } from './words.ts';

interface ProblemListProps {
  title: string;
  problems: readonly MigrationProblem[];
  count: number;
  open?: boolean;
  /** Where a problem lies is said in words, and not by a path in the data. */
  named?: boolean;
}

/** What stayed out of an import, or came in with a note. */
export function ProblemList({ title, problems, count, open = false, named = false }: ProblemListProps) {
  if (count === 0) return null;
  return (
    <details open={open} className="rounded-md border border-line">
      <summary className="flex min-h-(--target) cursor-pointer items-center px-4 font-medium">
        {title} ({counted(count)})
      </summary>
      <ul className="border-t border-line text-sm">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="border-b border-line px-4 py-2.5 last:border-b-0">
            {named ? (
              <span className="block font-medium break-words">{path}</span>
            ) : (
              <code className="mr-2 font-mono text-xs break-all text-ink-soft">{path}</code>
            )}
            <span className={cx('break-words', named && 'text-ink-soft')}>{message}</span>
          </li>
        ))}
      </ul>
      {count > problems.length ? (
        <p className="border-t border-line px-4 py-2.5 text-sm text-ink-soft">
          The first {counted(problems.length)} are shown.
        </p>
      ) : null}
    </details>
  );
}
