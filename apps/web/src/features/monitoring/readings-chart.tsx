import type { Reading, ReadingSeries } from '@plumbline/contract';
import { shortDay } from './reading-words.ts';

const WIDTH = 330;
const HEIGHT = 170;
const LEFT = 44;
const RIGHT = 12;
const ABOVE = 24;
const BELOW = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

interface ReadingsChartProps {
  series: ReadingSeries;
  readings: readonly Reading[];
}

/** Round numbers from below the least to above the most, at most six of them: a line says exactly what is written beside it. */
export function roundTicks(least: number, most: number): number[] {
  const rough = (most - least) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  // Counted in steps, because sums of tenths aren't tenths.
  const from = Math.floor(least / step + 1e-9);
  const to = Math.ceil(most / step - 1e-9);
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(6)));
}

/** Where the true line may lie, 19 times in 20: above and below the drawn one by day. */
function bandOf(trend: ReadingSeries['trend'], firstDay: number, lastDay: number) {
  if (!trend) return [];
  const { from, to, band } = trend;
  return band.map((off, at) => {
    const share = at / (band.length - 1);
    const mm = from + (to - from) * share;
    return { day: firstDay + (lastDay - firstDay) * share, low: mm - off, high: mm + off };
  });
}

/** Readings of one point over time, each with how far off it may be, and where there is a trend its line and error. */
export function ReadingsChart({ series, readings }: ReadingsChartProps) {
  const points = readings.flatMap(({ id, readOn, mm, plusMinus }) =>
    mm !== null && series.readingIds.includes(id)
      ? [{ id, day: dayNumber(readOn), readOn, mm, plusMinus }]
      : [],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.day === last.day) return null;
  const { trend } = series;
  const band = bandOf(trend, first.day, last.day);
  const ends = points.flatMap(({ mm, plusMinus }) => [mm - plusMinus, mm + plusMinus]);
  const heights = [...ends, ...band.flatMap(({ low, high }) => [low, high])];
  const ticks = roundTicks(Math.min(0, ...heights), Math.max(...heights));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (day: number) =>
    LEFT + ((day - first.day) / (last.day - first.day)) * (WIDTH - LEFT - RIGHT - 8) + 4;
  const y = (mm: number) => ABOVE + (1 - (mm - least) / (most - least)) * (HEIGHT - ABOVE - BELOW);
  const edge = (end: 'low' | 'high') => band.map((at) => `${x(at.day)},${y(at[end])}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-md">
      <text x={0} y={12} className="fill-ink-soft text-[11px]">
        {series.kind === 'movement' ? 'Movement, mm' : 'Width, mm'}
      </text>
      {ticks.map((mm) => (
        <g key={mm}>
          <line x1={LEFT} x2={WIDTH - RIGHT / 2} y1={y(mm)} y2={y(mm)} className="stroke-line" />
          <text x={LEFT - 6} y={y(mm) + 4} textAnchor="end" className="tabular fill-ink-soft text-[11px]">
            {mm < 0 ? `−${-mm}` : mm}
          </text>
        </g>
      ))}
      {band.length > 0 ? (
        <polygon
          points={[...edge('high'), ...edge('low').reverse()].join(' ')}
          className="fill-link opacity-15"
        />
      ) : null}
      {trend ? (
        <line
          x1={x(first.day)}
          x2={x(last.day)}
          y1={y(trend.from)}
          y2={y(trend.to)}
          strokeWidth="2"
          strokeDasharray="6 4"
          className="stroke-link"
        />
      ) : null}
      {points.map(({ id, day, mm, plusMinus }) => (
        <g key={id} className="stroke-ink" strokeWidth="1.5">
          <line x1={x(day)} x2={x(day)} y1={y(mm - plusMinus)} y2={y(mm + plusMinus)} />
          {[mm - plusMinus, mm + plusMinus].map((end) => (
            <line key={end} x1={x(day) - 4} x2={x(day) + 4} y1={y(end)} y2={y(end)} />
          ))}
          <circle cx={x(day)} cy={y(mm)} r="4" className="fill-ink" />
        </g>
      ))}
      <text x={x(first.day) - 4} y={HEIGHT - 6} className="fill-ink-soft text-[11px]">
        {shortDay(first.readOn)}
      </text>
      <text x={WIDTH - RIGHT / 2} y={HEIGHT - 6} textAnchor="end" className="fill-ink-soft text-[11px]">
        {shortDay(last.readOn)}
      </text>
    </svg>
  );
}
