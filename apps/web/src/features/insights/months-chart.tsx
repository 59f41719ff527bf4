import type { Insights } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { CountsTable } from './counts-table.tsx';
import { SEVERITY_FILL, totalOf } from './severities.ts';

type Month = Insights['months'][number];

const HEIGHT = 180;
const TOP = 22;
const COLUMN = 56;
const BAR = 30;
const FOOT = 26;

const nameOf = (month: string, style: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-AU', {
    month: style,
    ...(style === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

interface MonthsChartProps {
  months: readonly Month[];
}

/** How many defects were found each month, the worst at the foot of each column. */
export function MonthsChart({ months }: MonthsChartProps) {
  const most = Math.max(1, ...months.map(totalOf));
  const width = months.length * COLUMN;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${TOP + HEIGHT + FOOT}`}
        aria-hidden="true"
        className="max-h-64 w-full text-ink-soft"
      >
        {months.map((month, index) => (
          <Column key={month.month} month={month} x={index * COLUMN} most={most} />
        ))}
        <path d={`M0 ${TOP + HEIGHT + 0.5}H${width}`} className="stroke-line-strong" />
      </svg>
      <CountsTable
        caption="Defects by month and severity"
        first="Month"
        rows={months.map((month) => ({ label: nameOf(month.month, 'long'), counts: month }))}
      />
    </>
  );
}

function Column({ month, x, most }: { month: Month; x: number; most: number }) {
  const total = totalOf(month);
  const unit = HEIGHT / most;
  const parts = SEVERITIES.map((severity, index) => {
    const below = SEVERITIES.slice(0, index).reduce((sum, one) => sum + month[one], 0);
    return { severity, count: month[severity], top: TOP + HEIGHT - (below + month[severity]) * unit };
  });
  const middle = x + COLUMN / 2;
  return (
    <g>
      {parts.map(({ severity, count, top }) =>
        count === 0 ? null : (
          <rect
            key={severity}
            x={middle - BAR / 2}
            y={top + 1}
            width={BAR}
            height={Math.max(1, count * unit - 2)}
            strokeWidth="1.5"
            className={SEVERITY_FILL[severity]}
          />
        ),
      )}
      {total > 0 ? (
        <text
          x={middle}
          y={TOP + HEIGHT - total * unit - 6}
          textAnchor="middle"
          className="fill-ink text-sm font-medium"
        >
          {total}
        </text>
      ) : null}
      <text x={middle} y={TOP + HEIGHT + 19} textAnchor="middle" className="fill-ink-soft text-sm">
        {nameOf(month.month, 'short')}
      </text>
    </g>
  );
}
