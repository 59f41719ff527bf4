import type { MarkupPoint, MarkupShape } from './markup.ts';

interface Size {
  width: number;
  height: number;
}

type Drawn = Exclude<MarkupShape, { kind: 'text' | 'blur' }>;

const longSide = ({ width, height }: Size) => Math.max(width, height);

/** How thick a line is, and how high text, on a picture of this size. */
export const markupLine = (size: Size) => longSide(size) * 0.006;
export const markupTextHeight = (size: Size) => longSide(size) * 0.032;

/** Left, top, width and height between two corners in any order, in fractions. */
export function markupArea({ from, to }: { from: MarkupPoint; to: MarkupPoint }) {
  return {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    width: Math.abs(to[0] - from[0]),
    height: Math.abs(to[1] - from[1]),
  };
}

/** Corners of the ring that is drawn for a circle: at 4,000 pixels still less than two beside a true one. */
const RING = 72;

/** A shape as lines from point to point, in pixels of a picture of this size: the same on screen and in a report. */
export function markupLines(shape: Drawn, size: Size): MarkupPoint[][] {
  const at = ([x, y]: MarkupPoint): MarkupPoint => [x * size.width, y * size.height];
  if (shape.kind === 'pen') return [shape.points.map(at)];
  if (shape.kind === 'arrow') return arrowLines(at(shape.from), at(shape.to), longSide(size));
  const { x, y, width, height } = markupArea(shape);
  if (shape.kind === 'box') {
    const corners: MarkupPoint[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ];
    return [corners.map(at)];
  }
  const ring = Array.from({ length: RING + 1 }, (_, step): MarkupPoint => {
    const angle = (2 * Math.PI * step) / RING;
    return at([x + (width * (1 + Math.cos(angle))) / 2, y + (height * (1 + Math.sin(angle))) / 2]);
  });
  return [ring];
}

/** The same as an SVG path. */
export const markupPath = (shape: Drawn, size: Size): string =>
  markupLines(shape, size)
    .map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
    .join('');

/** A line with two strokes back from its tip. */
function arrowLines(from: MarkupPoint, tip: MarkupPoint, side: number): MarkupPoint[][] {
  const [across, down] = [tip[0] - from[0], tip[1] - from[1]];
  const head = Math.min(side * 0.035, Math.hypot(across, down) / 2);
  const angle = Math.atan2(down, across);
  const barb = (turn: number): MarkupPoint => [
    tip[0] - head * Math.cos(angle + turn),
    tip[1] - head * Math.sin(angle + turn),
  ];
  return [
    [from, tip],
    [barb(0.5), tip, barb(-0.5)],
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
