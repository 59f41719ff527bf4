import type { PhotoPoint } from '@plumbline/knowledge/measurements';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';

const STEP = 0.005;
const BIG_STEP = 0.05;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(1, Math.max(0, value));

interface MarkLayerProps {
  scaleMarks: readonly PhotoPoint[];
  spanMarks: readonly PhotoPoint[];
  /** `pixelsWide`: how wide the photo is on screen, which says how exactly a mark can be set. */
  onMark: (mark: PhotoPoint, pixelsWide: number) => void;
}

/** Lies over the photo: a press sets a mark; with the keyboard arrows move a cross and Enter sets it. */
export function MarkLayer({ scaleMarks, spanMarks, onMark }: MarkLayerProps) {
  const [cross, setCross] = useState<PhotoPoint>([0.5, 0.5]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A press by key has no place of its own.
    const mark: PhotoPoint =
      event.detail === 0
        ? cross
        : [
            within((event.clientX - box.left) / (box.width || 1)),
            within((event.clientY - box.top) / (box.height || 1)),
          ];
    onMark(mark, box.width || 1);
  };
  const move = (event: KeyboardEvent) => {
    const direction = MOVES[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    setCross(([x, y]) => [within(x + direction[0] * step), within(y + direction[1] * step)]);
  };
  return (
    <button
      type="button"
      aria-label="Set a mark on the photo. Arrow keys move the cross, Shift moves it faster."
      onClick={press}
      onKeyDown={move}
      className="group absolute inset-0 size-full cursor-crosshair touch-manipulation"
    >
      <Marks marks={scaleMarks} dashed />
      <Marks marks={spanMarks} />
      <span
        aria-hidden="true"
        className="absolute hidden size-5 -translate-1/2 group-focus-visible:block before:absolute before:inset-y-0 before:left-1/2 before:w-0.5 before:bg-accent after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:bg-accent"
        style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }}
      />
    </button>
  );
}

function Marks({ marks, dashed = false }: { marks: readonly PhotoPoint[]; dashed?: boolean }) {
  const [from, to] = marks;
  const line = from && to ? { x1: from[0], y1: from[1], x2: to[0], y2: to[1] } : null;
  return (
    <>
      {line ? (
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <line {...line} vectorEffect="non-scaling-stroke" strokeWidth="4" className="stroke-mark-edge" />
          <line
            {...line}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            strokeDasharray={dashed ? '6 4' : undefined}
            className="stroke-accent-ink"
          />
        </svg>
      ) : null}
      {marks.map(([x, y], index) => (
        <span
          key={index === 0 ? 'from' : 'to'}
          aria-hidden="true"
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-mark-edge bg-accent-ink"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      ))}
    </>
  );
}
