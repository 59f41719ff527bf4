import type { SeverityCounts } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { CountsTable } from './counts-table.tsx';
import { SEVERITY_FILL, totalOf } from './severities.ts';

const WIDTH = 300;
const HEIGHT = 16;

interface BarsChartProps {
  caption: string;
  first: string;
  rows: readonly { id: string; label: string; counts: SeverityCounts }[];
}

/** A bar for each row, as long as it has defects, the worst first. */
export function BarsChart({ caption, first, rows }: BarsChartProps) {
  const most = Math.max(1, ...rows.map(({ counts }) => totalOf(counts)));
  return (
    <>
      <ul aria-label={caption} className="space-y-3">
        {rows.map(({ id, label, counts }) => (
          <li key={id}>
            <p className="flex justify-between gap-3 text-sm">
              <span>{label}</span>
              <span className="tabular font-medium">{totalOf(counts)}</span>
            </p>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-3.5 w-full"
            >
              <Bar counts={counts} unit={WIDTH / most} />
            </svg>
          </li>
        ))}
      </ul>
      <CountsTable caption={caption} first={first} rows={rows} />
    </>
  );
}

function Bar({ counts, unit }: { counts: SeverityCounts; unit: number }) {
  return SEVERITIES.map((severity, index) => {
    const before = SEVERITIES.slice(0, index).reduce((sum, one) => sum + counts[one], 0);
    return counts[severity] === 0 ? null : (
      <rect
        key={severity}
        x={before * unit + 1}
        y="1"
        width={Math.max(1, counts[severity] * unit - 2)}
        height={HEIGHT - 2}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className={SEVERITY_FILL[severity]}
      />
    );
  });
}
