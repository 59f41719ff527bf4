import type { Overlay } from '@plumbline/contract';
import { useId } from 'react';

type Trace = Extract<Overlay, { kind: 'trace' }>;
type Heat = Extract<Overlay, { kind: 'heat' }>;

/** Weaker evidence than this is noise to the eye. */
const FAINT = 0.12;
const STRONGEST = 0.6;

/** What the engines marked, in the photo's own fractions: stretched over exactly the photo's box. */
export function OverlayDrawing({ overlays }: { overlays: readonly Overlay[] }) {
  return (
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
    </svg>
  );
}

function keyOf(overlay: Overlay): string {
  return overlay.kind === 'trace'
    ? `trace ${overlay.label} ${overlay.points.slice(0, 3).join(' ')} ${overlay.points.length}`
    : `heat ${overlay.label}`;
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
