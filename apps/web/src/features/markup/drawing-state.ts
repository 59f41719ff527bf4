import { MARKUP_MAX, type MarkupColour, type MarkupPoint, type MarkupShape } from '@plumbline/contract';
import { useReducer } from 'react';

export type Tool = MarkupShape['kind'] | 'move';

interface Drawing {
  shapes: readonly MarkupShape[];
  selected: number | null;
  past: readonly (readonly MarkupShape[])[];
  future: readonly (readonly MarkupShape[])[];
}

type Step =
  | { do: 'add'; shape: MarkupShape }
  | { do: 'replace'; at: number; shape: MarkupShape }
  | { do: 'remove'; at: number }
  | { do: 'select'; at: number | null }
  | { do: 'undo' | 'redo' };

/** Marks of one photo while somebody draws, with every step to take back. */
export function useDrawing(begun: readonly MarkupShape[]) {
  return useReducer(step, { shapes: begun, selected: null, past: [], future: [] });
}

export function step(drawing: Drawing, asked: Step): Drawing {
  const { shapes, past, future } = drawing;
  const changed = (next: readonly MarkupShape[], selected: number | null): Drawing => ({
    shapes: next,
    selected,
    past: [...past, shapes],
    future: [],
  });
  switch (asked.do) {
    case 'add':
      return shapes.length < MARKUP_MAX.shapes ? changed([...shapes, asked.shape], shapes.length) : drawing;
    case 'replace':
      return changed(shapes.with(asked.at, asked.shape), asked.at);
    case 'remove':
      return changed(shapes.toSpliced(asked.at, 1), null);
    case 'select':
      return { ...drawing, selected: asked.at };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { shapes: before, selected: null, past: past.slice(0, -1), future: [shapes, ...future] }
        : drawing;
    }
    case 'redo': {
      const after = future[0];
      return after
        ? { shapes: after, selected: null, past: [...past, shapes], future: future.slice(1) }
        : drawing;
    }
  }
}

/** Shorter than this is a slip of the finger and no mark. */
const SLIP = 0.012;

/** What comes of drawing along these points; null for a slip. */
export function drawn(
  kind: MarkupShape['kind'],
  points: readonly MarkupPoint[],
  { colour, text }: { colour: MarkupColour; text: string },
): MarkupShape | null {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return null;
  if (kind === 'text') return text.trim() ? { kind, colour, from, text: text.trim() } : null;
  if (kind === 'pen') return points.length > 1 ? { kind, colour, points: thinned(points) } : null;
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < SLIP) return null;
  return kind === 'blur' ? { kind, from, to } : { kind, colour, from, to };
}

/** As many points as are kept, evenly along the line. */
function thinned(points: readonly MarkupPoint[]): MarkupPoint[] {
  const apart = Math.max(1, (points.length - 1) / (MARKUP_MAX.points - 1));
  const count = Math.min(points.length, MARKUP_MAX.points);
  return Array.from({ length: count }, (_, at) => points[Math.round(at * apart)] ?? [0, 0]);
}

const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** A place in the photo as fractions, never outside it. */
export const pointAt = (x: number, y: number): MarkupPoint => [inside(x), inside(y)];

/** The shape moved as a whole, as far as the photo reaches. */
export function moved(shape: MarkupShape, dx: number, dy: number): MarkupShape {
  const points = shape.kind === 'pen' ? shape.points : 'to' in shape ? [shape.from, shape.to] : [shape.from];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [
    Math.min(1 - Math.max(...xs), Math.max(-Math.min(...xs), dx)),
    Math.min(1 - Math.max(...ys), Math.max(-Math.min(...ys), dy)),
  ];
  const by = ([px, py]: MarkupPoint) => pointAt(px + x, py + y);
  if (shape.kind === 'pen') return { ...shape, points: shape.points.map(by) };
  if (shape.kind === 'text') return { ...shape, from: by(shape.from) };
  return { ...shape, from: by(shape.from), to: by(shape.to) };
}

/** The shape with its second end elsewhere; lines by hand and text have none. */
export const stretched = (shape: MarkupShape, dx: number, dy: number): MarkupShape =>
  shape.kind === 'pen' || shape.kind === 'text'
    ? shape
    : { ...shape, to: pointAt(shape.to[0] + dx, shape.to[1] + dy) };
