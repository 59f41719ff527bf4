import type { ModelPerformance } from '@plumbline/contract';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { percent, versionName } from './words.ts';

/** As wide as a phone's card, so that its words stay readable there. */
const WIDTH = 330;
const HEIGHT = 214;
const EDGE = 38;
/** Above for the name of the upright axis, below for that of the other. */
const ABOVE = 30;
const BELOW = 34;
const RIGHT = 12;
const MOST = 20;

interface VersionsChartProps {
  versions: readonly ModelPerformance[];
  caption: string;
  /** What the height of a point is. */
  measure: string;
  lines: readonly { id: string; name: string; of: (version: ModelPerformance) => number | null }[];
}

const STROKES = ['', '6 3', '2 3', '8 3 2 3', '1 2', '12 4'];

/** The n-th line's dashes. */
const dashes = (index: number) => STROKES[index % STROKES.length];

/** The n-th line's dot: its shape tells it from its neighbours where lines cross. */
function Dot({ index, x, y, accepted }: { index: number; x: number; y: number; accepted: boolean }) {
  const look = accepted ? 'fill-link stroke-link' : 'fill-surface stroke-critical';
  if (index % 3 === 0) return <circle cx={x} cy={y} r="4" className={look} />;
  const turned = index % 3 === 1 ? undefined : `rotate(45 ${x} ${y})`;
  return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" transform={turned} className={look} />;
}

/** Figures from version to version, the oldest on the left. Lines differ by dashes and dots, and a key names them with the newest figure. */
export function VersionsChart({ versions, caption, measure, lines }: VersionsChartProps) {
  const shown = [...versions].sort((a, b) => a.id - b.id).slice(-MOST);
  const newest = shown.at(-1);
  const most = Math.max(0.1, ...shown.flatMap((one) => lines.map(({ of }) => of(one) ?? 0)));
  // The next 20%, so that the axis and its middle are round figures.
  const highest = Math.min(1, Math.ceil(Number((most * 5).toFixed(6))) / 5);
  const x = (at: number) => EDGE + (at / (shown.length - 1)) * (WIDTH - EDGE - RIGHT);
  const y = (value: number) => ABOVE + (1 - value / highest) * (HEIGHT - ABOVE - BELOW);
  return (
    <>
      {shown.length < 2 ? (
        <p className="text-sm text-ink-soft">One version so far. The chart starts with the second one.</p>
      ) : (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="w-full max-w-md"
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
              <line x1={EDGE} x2={WIDTH - RIGHT / 2} y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={EDGE - 5} y={y(value) + 4} textAnchor="end" className="fill-ink-soft text-[11px]">
                {Math.round(value * 100)}%
              </text>
            </g>
          ))}
          {lines.map(({ id, of }, index) => {
            const points = shown.flatMap((one, at) => {
              const value = of(one);
              return value === null ? [] : [{ at, value, accepted: one.accepted, id: one.id }];
            });
            return (
              <g key={id}>
                <polyline
                  points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
                  strokeWidth="2"
                  strokeDasharray={dashes(index)}
                  className="fill-none stroke-link"
                />
                {points.map((point) => (
                  <Dot
                    key={point.id}
                    index={index}
                    x={x(point.at)}
                    y={y(point.value)}
                    accepted={point.accepted}
                  />
                ))}
              </g>
            );
          })}
        </svg>
      )}
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {lines.map(({ id, name, of }, index) => (
          <li key={id} className="flex items-center gap-1.5">
            {shown.length < 2 ? null : (
              <svg aria-hidden="true" viewBox="0 0 28 10" className="h-2.5 w-7 shrink-0">
                <line
                  x1="0"
                  x2="28"
                  y1="5"
                  y2="5"
                  strokeWidth="2"
                  strokeDasharray={dashes(index)}
                  className="stroke-link"
                />
                <Dot index={index} x={14} y={5} accepted />
              </svg>
            )}
            {name} {newest ? percent(of(newest)) : null}
          </li>
        ))}
      </ul>
      <FiguresTable
        caption={caption}
        heads={['Version', 'State', ...lines.map(({ name }) => name)]}
        rows={shown.map((one) => [
          versionName(one.modelVersion),
          one.active ? 'active' : one.accepted ? 'kept' : 'rejected',
          ...lines.map(({ of }) => percent(of(one))),
        ])}
      />
    </>
  );
}
