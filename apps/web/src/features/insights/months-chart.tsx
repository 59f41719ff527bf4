import type { Insights } from '@plumbline/contract';
import { SEVERITIES } from '@plumbline/knowledge';
import { CountsTable } from './counts-table.tsx';
import { SEVERITY_FILL, totalOf } from './severities.ts';

type Month = Insights['months'][number];

const HEIGHT = 180;
const TOP = 22;
/** Width of a month: on a phone its name must stay legible, on a desk the drawing fills its card. */
const NARROW = 30;
const WIDE = 84;
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

interface DrawingProps extends MonthsChartProps {
  column: number;
  className: string;
}

function Drawing({ months, column, className }: DrawingProps) {
  const most = Math.max(1, ...months.map(totalOf));
  const width = months.length * column;
  return (
    <svg viewBox={`0 0 ${width} ${TOP + HEIGHT + FOOT}`} aria-hidden="true" className={className}>
      {months.map((month, index) => (
        <Column key={month.month} month={month} x={index * column} column={column} most={most} />
      ))}
      <path d={`M0 ${TOP + HEIGHT + 0.5}H${width}`} className="stroke-line-strong" />
    </svg>
  );
}

/** How many defects were found each month, the worst at the foot of each column. */
export function MonthsChart({ months }: MonthsChartProps) {
  return (
    <>
      <Drawing months={months} column={NARROW} className="w-full tablet:hidden" />
      <Drawing months={months} column={WIDE} className="hidden w-full tablet:block" />
      <CountsTable
        caption="Defects by month and severity"
        first="Month"
        rows={months.map((month) => ({ label: nameOf(month.month, 'long'), counts: month }))}
      />
    </>
  );
}

interface ColumnProps {
  month: Month;
  x: number;
  column: number;
  most: number;
}

function Column({ month, x, column, most }: ColumnProps) {
  const total = totalOf(month);
  const unit = HEIGHT / most;
  const parts = SEVERITIES.map((severity, index) => {
    const below = SEVERITIES.slice(0, index).reduce((sum, one) => sum + month[one], 0);
    return { severity, count: month[severity], top: TOP + HEIGHT - (below + month[severity]) * unit };
  });
  const middle = x + column / 2;
  const bar = column * 0.55;
  return (
    <g>
      {parts.map(({ severity, count, top }) =>
        count === 0 ? null : (
          <rect
            key={severity}
            x={middle - bar / 2}
            y={top + 1}
            width={bar}
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
      <text x={middle} y={TOP + HEIGHT + 19} textAnchor="middle" className="fill-ink-soft text-xs">
        {nameOf(month.month, 'short')}
      </text>
    </g>
  );
}
