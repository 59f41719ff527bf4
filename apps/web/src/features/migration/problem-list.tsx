import type { MigrationProblem } from '@plumbline/contract';
import { counted } from './words.ts';

interface ProblemListProps {
  title: string;
  problems: readonly MigrationProblem[];
  count: number;
  open?: boolean;
}

export function ProblemList({ title, problems, count, open = false }: ProblemListProps) {
  if (count === 0) return null;
  return (
    <details open={open} className="rounded-md border border-line">
      <summary className="flex min-h-(--target) cursor-pointer items-center px-4 font-medium">
        {title} ({counted(count)})
      </summary>
      <ul className="border-t border-line text-sm">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="border-b border-line px-4 py-2.5 last:border-b-0">
            <code className="mr-2 font-mono text-xs break-all text-ink-soft">{path}</code>
            <span className="break-words">{message}</span>
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
