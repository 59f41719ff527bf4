import type { SeverityCounts } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { SEVERITY_WORDS, totalOf } from './severities.ts';

interface CountsTableProps {
  caption: string;
  first: string;
  rows: readonly { label: string; counts: SeverityCounts }[];
}

/** The same figures as a table: for those who don't see the drawing, and for those who want the numbers. */
export function CountsTable({ caption, first, rows }: CountsTableProps) {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-(--target-small) cursor-pointer items-center text-link">
        As a table
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular mt-2 w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-soft">
              {[first, ...SEVERITIES.map((severity) => SEVERITY_WORDS[severity]), 'All'].map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, counts }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {label}
                </th>
                {SEVERITIES.map((severity) => (
                  <td key={severity} className="py-1.5 pr-3">
                    {counts[severity]}
                  </td>
                ))}
                <td className="py-1.5 pr-3">{totalOf(counts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
