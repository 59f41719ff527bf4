import type { Overlay } from '@plumbline/contract';
import { useId } from 'react';

type Trace = Extract<Overlay, { kind: 'trace' }>;
type Heat = Extract<Overlay, { kind: 'heat' }>;
type Outline = Extract<Overlay, { kind: 'outline' }>;

/** Weaker evidence than this is noise to the eye. */
const FAINT = 0.12;
const STRONGEST = 0.6;

/** What the engines marked, in the photo's own fractions: stretched over exactly the photo's box. */
export function OverlayDrawing({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <>
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {overlays.map((overlay) =>
          overlay.kind === 'heat' ? <HeatMap key={keyOf(overlay)} heat={overlay} /> : null,
        )}
        {overlays.map((overlay) =>
          overlay.kind === 'trace' ? <TraceLine key={keyOf(overlay)} trace={overlay} /> : null,
        )}
        {overlays.map((overlay) =>
          overlay.kind === 'outline' ? <OutlineLine key={keyOf(overlay)} outline={overlay} /> : null,
        )}
      </svg>
      {overlays.map((overlay) =>
        overlay.kind === 'outline' && overlay.place !== undefined ? (
          <PlaceNumber key={keyOf(overlay)} outline={overlay} />
        ) : null,
      )}
    </>
  );
}

function keyOf(overlay: Overlay): string {
  return overlay.kind === 'heat'
    ? `heat ${overlay.label}`
    : `${overlay.kind} ${overlay.label} ${overlay.points.slice(0, 3).join(' ')} ${overlay.points.length}`;
}

/** Three lines in one, light within dark: seen on white plaster, on red brick and in a shadow. */
function TraceLine({ trace }: { trace: Trace }) {
  const line = {
    points: trace.points.map(([x, y]) => `${x},${y}`).join(' '),
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <g>
      <polyline {...line} className="stroke-accent-ink" strokeWidth="7" strokeOpacity="0.5" />
      <polyline {...line} className="stroke-mark-edge" strokeWidth="4.5" />
      <polyline {...line} className="stroke-accent" strokeWidth="2" />
    </g>
  );
}

/** Light within dark, like a line; dashed where it's a place to look closer and no finding. */
function OutlineLine({ outline: { points, place } }: { outline: Outline }) {
  const line = {
    points: points.map(([x, y]) => `${x},${y}`).join(' '),
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
  } as const;
  return (
    <g>
      <polygon {...line} className="stroke-accent-ink" strokeWidth="5" strokeOpacity="0.5" />
      <polygon {...line} className="stroke-mark-edge" strokeWidth="3.5" />
      <polygon
        {...line}
        className="stroke-accent"
        strokeWidth="1.75"
        strokeDasharray={place === undefined ? undefined : '6 4'}
      />
    </g>
  );
}

/** The number of a place, at its upper left corner. */
function PlaceNumber({ outline: { points, place } }: { outline: Outline }) {
  const [x, y] = points[0] ?? [0, 0];
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute grid size-6 place-items-center rounded-sm bg-accent text-sm font-semibold text-accent-ink"
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
    >
      {place}
    </span>
  );
}

function HeatMap({ heat }: { heat: Heat }) {
  const { columns, rows, values } = heat;
  const soft = useId();
  return (
    <g className="fill-accent" filter={`url(#${soft})`}>
      {/* The grid is the network's, not the wall's: its edges mean nothing. */}
      <filter id={soft}>
        <feGaussianBlur stdDeviation={`${0.45 / columns} ${0.45 / rows}`} />
      </filter>
      {values.map((value, index) => {
        if (value < FAINT) return null;
        const column = index % columns;
        const row = Math.floor(index / columns);
        return (
          <rect
            key={`${column}-${row}`}
            x={column / columns}
            y={row / rows}
            width={1 / columns}
            height={1 / rows}
            fillOpacity={Math.min(1, value) * STRONGEST}
          />
        );
      })}
    </g>
  );
}
