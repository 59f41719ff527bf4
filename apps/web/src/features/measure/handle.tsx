import type { PhotoPoint } from '@plumbline/knowledge/measurements';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';

/** Steps of the arrow keys, in pixels of the screen. */
const STEP = 1;
const LARGE_STEP = 12;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface HandleProps {
  name: string;
  at: PhotoPoint;
  known: boolean;
  describedBy: string;
  /** By how many pixels of the screen to move it. */
  onMove: (by: readonly [number, number]) => void;
  /** True while it is held or has the focus. */
  onHeld: (held: boolean) => void;
}

/**
 * A mark that a finger, a mouse or the arrow keys move. It moves along with the pointer and not to it, so that it
 * can be held beside the place that a finger would cover.
 */
export function Handle({ name, at: [x, y], known, describedBy, onMove, onHeld }: HandleProps) {
  const last = useRef<readonly [number, number] | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove([direction[0] * step, direction[1] * step]);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!last.current) return;
    onMove([clientX - last.current[0], clientY - last.current[1]]);
    last.current = [clientX, clientY];
  };
  const letGo = () => {
    last.current = null;
  };
  return (
    <button
      type="button"
      aria-label={`${name}: ${Math.round(x * 100)}% across, ${Math.round(y * 100)}% down`}
      aria-describedby={describedBy}
      className="group absolute size-12 -translate-1/2 cursor-grab touch-none rounded-full active:cursor-grabbing"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onKeyDown={onKeyDown}
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = [event.clientX, event.clientY];
        onHeld(true);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true" className="size-full fill-none">
        {[
          ['stroke-mark-edge', 5],
          [known ? 'stroke-mark-known' : 'stroke-accent', 2],
        ].map(([stroke, width]) => (
          <g key={stroke} className={cx(String(stroke))} strokeWidth={width}>
            {known ? <rect x="-14" y="-14" width="28" height="28" /> : <circle r="15" />}
            <path d="M-9 0H9M0 -9V9" />
          </g>
        ))}
      </svg>
    </button>
  );
}
