import type { SeverityCounts } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { SEVERITY_WORDS, totalOf } from './severities.ts';

interface CountsTableProps {
  caption: string;
  first: string;
  rows: readonly { label: string; counts: SeverityCounts }[];
}

/** Counts by severity as a table. */
export function CountsTable({ caption, first, rows }: CountsTableProps) {
  return (
    <FiguresTable
      caption={caption}
      heads={[first, ...SEVERITIES.map((severity) => SEVERITY_WORDS[severity]), 'All']}
      rows={rows.map(({ label, counts }) => [
        label,
        ...SEVERITIES.map((severity) => counts[severity]),
        totalOf(counts),
      ])}
    />
  );
}
