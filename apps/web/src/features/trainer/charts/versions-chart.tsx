import type { ModelPerformance } from '@plumbline/contract';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { WideChart } from './wide-chart.tsx';
import { percent } from './words.ts';

const WIDTH = 600;
const HEIGHT = 214;
const EDGE = 40;
/** Above for the name of the upright axis, below for that of the other. */
const ABOVE = 30;
const BELOW = 34;
const MOST = 20;

interface VersionsChartProps {
  versions: readonly ModelPerformance[];
  caption: string;
  /** What the height of a point is. */
  measure: string;
  lines: readonly { id: string; name: string; of: (version: ModelPerformance) => number | null }[];
}

const STROKES = ['', '6 3', '2 3', '8 3 2 3', '1 2', '12 4'];

/** Figures from version to version, the oldest on the left. Lines differ by dashes as well as by their label. */
export function VersionsChart({ versions, caption, measure, lines }: VersionsChartProps) {
  const shown = [...versions].sort((a, b) => a.id - b.id).slice(-MOST);
  const highest = Math.max(0.1, ...shown.flatMap((one) => lines.map(({ of }) => of(one) ?? 0)));
  const x = (at: number) => EDGE + (shown.length < 2 ? 0.5 : at / (shown.length - 1)) * (WIDTH - EDGE - 110);
  const y = (value: number) => ABOVE + (1 - value / highest) * (HEIGHT - ABOVE - BELOW);
  return (
    <WideChart>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full min-w-[36rem]"
        role="img"
        aria-label={`${caption}: ${measure}, from the oldest version to the newest. The table below has the figures.`}
      >
        <text x={0} y={13} className="fill-ink-soft text-[11px]">
          {measure}
        </text>
        <text x={EDGE} y={HEIGHT - 8} className="fill-ink-soft text-[11px]">
          Versions, the oldest on the left
        </text>
        {[0, highest / 2, highest].map((value) => (
          <g key={value}>
            <line x1={EDGE} x2={WIDTH - 105} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={EDGE - 5} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-[11px]">
              {Math.round(value * 100)}%
            </text>
          </g>
        ))}
        {lines.map(({ id, name, of }, index) => {
          const points = shown.flatMap((one, at) => {
            const value = of(one);
            return value === null ? [] : [{ at, value, accepted: one.accepted, id: one.id }];
          });
          const last = points.at(-1);
          return (
            <g key={id}>
              <polyline
                points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
                strokeWidth="2"
                strokeDasharray={STROKES[index % STROKES.length]}
                className="fill-none stroke-link"
              />
              {points.map((point) => (
                <circle
                  key={point.id}
                  cx={x(point.at)}
                  cy={y(point.value)}
                  r="4"
                  className={point.accepted ? 'fill-link stroke-link' : 'fill-surface stroke-critical'}
                />
              ))}
              {last ? (
                <text x={x(last.at) + 9} y={y(last.value) + 4} className="fill-ink text-[11px]">
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>

      <FiguresTable
        caption={caption}
        heads={['Version', 'State', ...lines.map(({ name }) => name)]}
        rows={shown.map((one) => [
          one.modelVersion,
          one.active ? 'active' : one.accepted ? 'kept' : 'rejected',
          ...lines.map(({ of }) => percent(of(one))),
        ])}
      />
    </WideChart>
  );
}
