import type { FindingLine, Pin, PinPoint, Plan } from '@plumbline/contract';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { cx } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Maximize } from '../../../ui/icons/maximize.tsx';
import { useZoom } from './use-zoom.ts';
import { nearestTo, placeUnder } from './zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

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
  /** What Enter does at the cross that the arrow keys move; null while there is nothing to place. */
  placing: string | null;
  /** Where the cross begins; null: the middle of what can be seen. */
  startAt: PinPoint | null;
  onCancel: () => void;
  /** Takes the last corner of an area back. */
  onBack: () => void;
}

/** A step of the arrow keys, with Shift and without, in CSS pixels: zoomed in, it is a smaller part of the plan. */
const STEPS = { long: 48, short: 8 } as const;
const ARROWS: Readonly<Record<string, PinPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

const COLOURS: Readonly<Record<string, string>> = {
  critical: 'var(--critical)',
  high: 'var(--high)',
  medium: 'var(--medium)',
  low: 'var(--low)',
};

const colourOf = (pin: Pin, findings: ReadonlyMap<number, FindingLine>) =>
  COLOURS[findings.get(pin.findingId ?? 0)?.severity ?? ''] ?? 'var(--ink)';

/** In the page's own pixels: a line then has the same width upright and across. */
const pointsOf = (corners: readonly PinPoint[], { width, height }: { width: number; height: number }) =>
  corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ');

/** So many pixels of the screen, however far the page is zoomed. */
const lineOf = (pixels: number) => ({ strokeWidth: `calc(${pixels}px * var(--shrink, 1))` });

const CROSS = 'M24 0V18M24 30V48M0 24H18M30 24H48M23 24H25';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * One page of a plan with its pins: drag to move, pinch or wheel to zoom, tap to place. By keyboard a cross is moved by
 * the arrow keys, and Enter is the tap.
 */
export function PlanViewer({
  plan,
  page,
  findings,
  selected,
  drawing,
  onTap,
  onSelect,
  placing,
  startAt,
  onCancel,
  onBack,
}: PlanViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [byKeys, setByKeys] = useState(false);
  const [cross, setCross] = useState<PinPoint | null>(null);
  const pins = plan.pins.filter((pin) => pin.page === page.number);
  const { handlers, zoom, pan, walk, centre, fit } = useZoom(frame, sheet, page, (at, view) => {
    const place = placeUnder(at, view, page);
    if (place) onTap(place, nearestTo(at, view, page, pins));
  });
  useEffect(() => {
    // Where one pin was put, the next one doesn't begin.
    if (placing === null) setCross(null);
    // What is moved lies on the page, and its button below it.
    else if (startAt) frame.current?.focus();
  }, [placing, startAt]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const larger = ZOOMS[event.key];
    const step = event.shiftKey ? STEPS.long : STEPS.short;
    const at = cross ?? startAt ?? centre();
    if (arrow && placing !== null) setCross(walk(at, { x: arrow.x * step, y: arrow.y * step }));
    else if (arrow) pan({ x: -arrow.x * STEPS.long, y: -arrow.y * STEPS.long });
    else if (larger) zoom(larger);
    else if (event.key === '0') fit();
    else if (placing !== null && event.key === 'Enter') onTap(at, undefined);
    else if (placing !== null && event.key === 'Escape') onCancel();
    else if (drawing.length > 0 && event.key === 'Backspace') onBack();
    else return;
    setByKeys(true);
    event.preventDefault();
  };
  const byKeyboard = {
    tabIndex: 0,
    onKeyDown,
    onFocus: ({ target }: FocusEvent) =>
      setByKeys(target === frame.current && target.matches(':focus-visible')),
    onBlur: () => setByKeys(false),
  };
  const shown = byKeys && placing !== null ? (cross ?? startAt ?? centre()) : null;
  const src = addressOf('planPage', {
    params: { id: plan.id },
    query: { number: page.number, version: plan.version },
  });
  return (
    <div className="relative">
      <div
        ref={frame}
        {...handlers}
        {...byKeyboard}
        role="application"
        aria-label={`Page ${page.number} of ${plan.name}`}
        className="relative h-[60vh] min-h-80 touch-none overflow-hidden rounded-md border border-line bg-sunken select-none"
      >
        <div
          ref={sheet}
          className="on-paper absolute top-0 left-0 origin-top-left will-change-transform"
          style={{ width: page.width, height: page.height }}
        >
          <img key={src} src={src} alt="" draggable={false} className="block size-full bg-white" />
          <svg
            viewBox={`0 0 ${page.width} ${page.height}`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full"
          >
            {pins.map((pin) =>
              pin.corners ? (
                <polygon
                  key={pin.id}
                  points={pointsOf(pin.corners, page)}
                  fill={colourOf(pin, findings)}
                  fillOpacity={0.18}
                  stroke={colourOf(pin, findings)}
                  style={lineOf(pin.id === selected ? 4 : 2)}
                />
              ) : null,
            )}
            {drawing.length > 1 ? (
              <polyline points={pointsOf(drawing, page)} fill="none" stroke="var(--link)" style={lineOf(2)} />
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
          {shown ? (
            <svg
              viewBox="0 0 48 48"
              aria-hidden="true"
              style={{
                left: `${shown.x * 100}%`,
                top: `${shown.y * 100}%`,
                transform: 'translate(-50%, -50%) scale(var(--shrink, 1))',
              }}
              // Dark on paper and light on lines, by day and by night.
              className="pointer-events-none absolute size-12 mix-blend-difference"
            >
              <path d={CROSS} stroke="white" strokeWidth={3} fill="none" />
            </svg>
          ) : null}
        </div>
      </div>
      <p
        role="status"
        className={cx(
          'tabular pointer-events-none absolute top-2 left-2 mr-2 rounded-sm border border-line bg-surface px-2 py-1 text-xs',
          !byKeys && 'sr-only',
        )}
      >
        {!byKeys
          ? ''
          : shown
            ? `${percent(shown.x)} across, ${percent(shown.y)} down. Arrow keys move the cross, Enter ${placing}, Esc cancels.`
            : 'Arrow keys move the page, + and − zoom, 0 fits the page.'}
      </p>
      <ZoomButtons zoom={zoom} className="flex-col">
        <IconButton label="Fit page" outlined onClick={fit}>
          <Maximize aria-hidden="true" className="size-4" />
        </IconButton>
      </ZoomButtons>
    </div>
  );
}

export function labelOf(pin: Pin, findings: ReadonlyMap<number, FindingLine>): string {
  const finding = findings.get(pin.findingId ?? 0);
  const what = [finding && `#${finding.number} ${finding.defectType}`, pin.label].filter(Boolean).join(', ');
  return `${pin.corners ? 'Area' : 'Pin'} ${pin.number}${what ? `: ${what}` : ''}`;
}
