import type { FindingLine, Pin, PinPoint, Plan } from '@plumbline/contract';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { addressOf } from '../../../api/client.ts';
import { cx } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useZoom } from './use-zoom.ts';
import { nearestTo, placeUnder } from './zoom.ts';

interface PlanViewerProps {
  plan: Plan;
  page: Plan['pages'][number];
  findings: ReadonlyMap<number, FindingLine>;
  selected: number | null;
  /** Corners of an area that is being drawn. */
  drawing: readonly PinPoint[];
  /** `near`: the pin under the finger, if there is one. */
  onTap: (place: PinPoint, near: Pin | undefined) => void;
  onSelect: (pin: Pin) => void;
}

const COLOURS: Readonly<Record<string, string>> = {
  critical: 'var(--critical)',
  high: 'var(--high)',
  medium: 'var(--medium)',
  low: 'var(--low)',
};

const colourOf = (pin: Pin, findings: ReadonlyMap<number, FindingLine>) =>
  COLOURS[findings.get(pin.findingId ?? 0)?.severity ?? ''] ?? 'var(--ink)';

const pointsOf = (corners: readonly PinPoint[]) => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** One page of a plan with its pins: drag to move, pinch or wheel to zoom, tap to place. */
export function PlanViewer({ plan, page, findings, selected, drawing, onTap, onSelect }: PlanViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pins = plan.pins.filter((pin) => pin.page === page.number);
  const { handlers, zoom, fit } = useZoom(frame, sheet, page, (at, view) => {
    const place = placeUnder(at, view, page);
    if (place) onTap(place, nearestTo(at, view, page, pins));
  });
  const src = addressOf('planPage', {
    params: { id: plan.id },
    query: { number: page.number, version: plan.version },
  });
  return (
    <div className="relative">
      <div
        ref={frame}
        {...handlers}
        role="application"
        aria-label={`Page ${page.number} of ${plan.name}`}
        className="relative h-[60vh] min-h-80 touch-none overflow-hidden rounded-md border border-line bg-sunken select-none"
      >
        <div
          ref={sheet}
          className="absolute top-0 left-0 origin-top-left will-change-transform"
          style={{ width: page.width, height: page.height }}
        >
          <img key={src} src={src} alt="" draggable={false} className="block size-full bg-white" />
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full"
          >
            {pins.map((pin) =>
              pin.corners ? (
                <polygon
                  key={pin.id}
                  points={pointsOf(pin.corners)}
                  fill={colourOf(pin, findings)}
                  fillOpacity={0.18}
                  stroke={colourOf(pin, findings)}
                  strokeWidth={2}
                  vectorEffect="non-scaling-stroke"
                />
              ) : null,
            )}
            {drawing.length > 1 ? (
              <polyline
                points={pointsOf(drawing)}
                fill="none"
                stroke="var(--link)"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
          </svg>
          {pins.map((pin) => (
            <button
              key={pin.id}
              type="button"
              aria-label={labelOf(pin, findings)}
              aria-pressed={pin.id === selected}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onSelect(pin)}
              style={{
                left: `${pin.x * 100}%`,
                top: `${pin.y * 100}%`,
                color: colourOf(pin, findings),
                borderColor: colourOf(pin, findings),
                transform: 'translate(-50%, -50%) scale(var(--shrink, 1))',
              }}
              className={cx(
                'tabular absolute flex size-8 items-center justify-center rounded-full border-2 bg-surface text-xs font-semibold',
                pin.id === selected && 'outline-3 outline-link',
              )}
            >
              {pin.number}
            </button>
          ))}
          {drawing.map(({ x, y }) => (
            <span
              key={`${x} ${y}`}
              aria-hidden="true"
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                transform: 'translate(-50%, -50%) scale(var(--shrink, 1))',
              }}
              className="absolute size-3 rounded-full bg-link"
            />
          ))}
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex flex-col gap-1">
        <IconButton label="Zoom in" outlined onClick={() => zoom(1.5)}>
          <Plus aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label="Zoom out" outlined onClick={() => zoom(1 / 1.5)}>
          <Minus aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label="Fit page" outlined onClick={fit}>
          <Maximize aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}

export function labelOf(pin: Pin, findings: ReadonlyMap<number, FindingLine>): string {
  const finding = findings.get(pin.findingId ?? 0);
  const what = [finding && `#${finding.number} ${finding.defectType}`, pin.label].filter(Boolean).join(', ');
  return `${pin.corners ? 'Area' : 'Pin'} ${pin.number}${what ? `: ${what}` : ''}`;
}
