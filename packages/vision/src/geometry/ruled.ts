import type { Plane } from '../evidence/evidence.ts';
import { courseOf, smoothed, squaresApart } from './course.ts';
import type { Line } from './line.ts';

/** How far along the line its direction is taken from, in points to each side. */
const TANGENT = 6;
/** The calm course is the mean over this share of the diagonal to each side. */
const CALM = 0.025;

/** Where the dark of a line has its middle, across it at this point, in pixels from the point. */
function middleOfDark(grey: Plane, x: number, y: number, nx: number, ny: number, reach: number): number {
  const level = (step: number) => {
    const px = Math.min(grey.width - 1, Math.max(0, Math.round(x + nx * step)));
    const py = Math.min(grey.height - 1, Math.max(0, Math.round(y + ny * step)));
    return grey.data[py * grey.width + px] ?? 0;
  };
  const light = Math.min(level(-reach), level(reach));
  let sum = 0;
  let weighted = 0;
  for (let step = -reach; step <= reach; step++) {
    const dark = Math.max(0, light - level(step));
    sum += dark;
    weighted += dark * step;
  }
  return sum > 0 ? weighted / sum : 0;
}

/**
 * How far the middle of a line strays from a calm course, in pixels (root mean square). The traced points jump by
 * a pixel or more, so that they are first moved to the middle of the dark. A cable, a joint or a shadow's line
 * strays by a fraction of a pixel; a crack by several.
 */
export function strayOf(line: Line, grey: Plane): number {
  const { points } = line;
  const diagonal = Math.hypot(grey.width, grey.height);
  const reach = Math.ceil(line.width / 2 + 3);
  const { x: xs, y: ys } = smoothed(courseOf(points), TANGENT);
  const centred = courseOf(points);
  for (let at = 0; at < xs.length; at++) {
    const [x = 0, y = 0] = [xs[at], ys[at]];
    const [before, after] = [Math.max(0, at - TANGENT), Math.min(xs.length - 1, at + TANGENT)];
    const alongX = (xs[after] ?? x) - (xs[before] ?? x);
    const alongY = (ys[after] ?? y) - (ys[before] ?? y);
    const span = Math.hypot(alongX, alongY) || 1;
    const [nx, ny] = [-alongY / span, alongX / span];
    const off = middleOfDark(grey, x, y, nx, ny, reach);
    centred.x[at] = x + nx * off;
    centred.y[at] = y + ny * off;
  }
  const squares = squaresApart(
    smoothed(centred, 2),
    smoothed(centred, Math.max(8, Math.round(diagonal * CALM))),
  );
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / Math.max(1, squares.length));
}
