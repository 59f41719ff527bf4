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

/** A shape as an SVG path in a picture of this size: the same on screen and in a report. */
export function markupPath(shape: Drawn, size: Size): string {
  const at = ([x, y]: MarkupPoint) => `${round(x * size.width)} ${round(y * size.height)}`;
  if (shape.kind === 'pen') return `M${shape.points.map(at).join('L')}`;
  if (shape.kind === 'arrow') return arrowPath(shape, size);
  const area = markupArea(shape);
  const [left, top] = [area.x * size.width, area.y * size.height];
  const [width, height] = [area.width * size.width, area.height * size.height];
  if (shape.kind === 'box') {
    return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  }
  const [across, down] = [round(width / 2), round(height / 2)];
  const half = `a${across} ${down} 0 1 0`;
  return `M${round(left)} ${round(top + height / 2)}${half} ${round(width)} 0${half} ${round(-width)} 0Z`;
}

/** A line with two strokes back from its tip. */
function arrowPath({ from, to }: { from: MarkupPoint; to: MarkupPoint }, size: Size): string {
  const [x1, y1, x2, y2] = [
    from[0] * size.width,
    from[1] * size.height,
    to[0] * size.width,
    to[1] * size.height,
  ];
  const head = Math.min(longSide(size) * 0.035, Math.hypot(x2 - x1, y2 - y1) / 2);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) =>
    `${round(x2 - head * Math.cos(angle + turn))} ${round(y2 - head * Math.sin(angle + turn))}`;
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}M${barb(0.5)}L${round(x2)} ${round(y2)}L${barb(-0.5)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
