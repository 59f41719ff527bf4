/**
 * Finds exactly what was marked roughly: the sides of a sheet or card and the rim of a coin by where the picture
 * changes most, and the two edges of a crack by where it is half as dark as at its darkest. Pure, on grey values.
 */
import type { KnownShape } from './plane.ts';
import type { PhotoPoint } from './scale.ts';

/** A picture as grey values, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  /** 0 to 255. */
  values: ArrayLike<number>;
}

type Pixel = readonly [x: number, y: number];

function greyAt({ width, height, values }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [dx, dy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (column: number, row: number) => values[row * width + column] ?? 0;
  return (
    (at(left, top) * (1 - dx) + at(left + 1, top) * dx) * (1 - dy) +
    (at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx) * dy
  );
}

/** Steps of half a pixel along a line that starts at `from`. */
const STEP = 0.5;

/** Where along a line through a place the picture changes most; undefined where nothing stands out. */
function edgeAlong(picture: GreyPicture, [x, y]: Pixel, [nx, ny]: Pixel, reach: number): Pixel | undefined {
  const values: number[] = [];
  for (let t = -reach - 1; t <= reach + 1; t += STEP) values.push(greyAt(picture, x + nx * t, y + ny * t));
  const changes = values.map((_, at) => Math.abs((values[at + 2] ?? 0) - (values[at - 2] ?? 0)));
  let best = 2;
  for (let at = 2; at < values.length - 2; at += 1) if ((changes[at] ?? 0) > (changes[best] ?? 0)) best = at;
  const most = changes[best] ?? 0;
  const usual =
    changes.slice(2, -2).toSorted((one, other) => one - other)[Math.floor(changes.length / 2)] ?? 0;
  if (most < 10 || most < usual * 2.5) return undefined;
  // The peak between two steps, by a parabola through it and its neighbours.
  const [before, after] = [changes[best - 1] ?? 0, changes[best + 1] ?? 0];
  const bend = before - 2 * most + after;
  const peak = best + (bend < 0 ? Math.max(-1, Math.min(1, (before - after) / (2 * bend))) : 0);
  const t = -reach - 1 + peak * STEP;
  return [x + nx * t, y + ny * t];
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Line {
  through: Pixel;
  along: Pixel;
  /** How far its points lie off it, in pixels. */
  off: number;
}

/** A line through most of the points: fitted, then again without those that lie far off. */
function lineThrough(points: readonly Pixel[]): Line | undefined {
  let kept = points;
  for (let round = 0; round < 4; round += 1) {
    if (kept.length < 6) return undefined;
    const mx = kept.reduce((sum, [x]) => sum + x, 0) / kept.length;
    const my = kept.reduce((sum, [, y]) => sum + y, 0) / kept.length;
    let [xx, xy, yy] = [0, 0, 0];
    for (const [x, y] of kept) {
      xx += (x - mx) ** 2;
      xy += (x - mx) * (y - my);
      yy += (y - my) ** 2;
    }
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const along: Pixel = [Math.cos(angle), Math.sin(angle)];
    const offs = kept.map(([x, y]) => Math.abs((y - my) * along[0] - (x - mx) * along[1]));
    const line = { through: [mx, my] as Pixel, along, off: median([...offs]) };
    const limit = Math.max(0.7, 3 * line.off);
    const next = kept.filter((_, at) => (offs[at] ?? 0) <= limit);
    if (next.length === kept.length || round === 3) return line;
    kept = next;
  }
  return undefined;
}

function crossing(one: Line, other: Line): Pixel | undefined {
  const turn = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  if (Math.abs(turn) < 0.1) return undefined;
  const [dx, dy] = [other.through[0] - one.through[0], other.through[1] - one.through[1]];
  const t = (dx * other.along[1] - dy * other.along[0]) / turn;
  return [one.through[0] + one.along[0] * t, one.through[1] + one.along[1] * t];
}

/** Places on each side of a rectangle that are looked at, clear of its rounded corners. */
const ALONG_SIDE = 40;
const SIDE_FROM = 0.1;

function fitCorners(picture: GreyPicture, corners: readonly Pixel[]): Found | undefined {
  const sides = corners.map((from, at) => [from, corners[(at + 1) % 4] ?? from] as const);
  const shortest = Math.min(...sides.map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1])));
  const reach = Math.min(30, Math.max(5, shortest * 0.08));
  const lines = sides.map(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const across: Pixel = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const found: Pixel[] = [];
    for (let at = 0; at < ALONG_SIDE; at += 1) {
      const share = SIDE_FROM + ((1 - 2 * SIDE_FROM) * at) / (ALONG_SIDE - 1);
      const edge = edgeAlong(
        picture,
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        across,
        reach,
      );
      if (edge) found.push(edge);
    }
    return found.length >= ALONG_SIDE * 0.5 ? lineThrough(found) : undefined;
  });
  const places = corners.map((_, at) => {
    const [before, after] = [lines[(at + 3) % 4], lines[at]];
    return before && after ? crossing(before, after) : undefined;
  });
  const marks = places.filter((place) => place !== undefined);
  if (marks.length !== 4) return undefined;
  const far = marks.some(([x, y], at) => {
    const [cx, cy] = corners[at] ?? [x, y];
    return Math.hypot(x - cx, y - cy) > reach * 2;
  });
  const off = Math.max(...lines.map((line) => line?.off ?? 0));
  return far || off > 2 ? undefined : { marks, error: Math.max(0.5, off) };
}

const RAYS = 72;

/** The ellipse through most of the points, by least squares on its conic; undefined where they make none. */
function ellipseThrough(points: readonly Pixel[], middle: Pixel, scale: number) {
  // x² + b xy + c y² + d x + e y + f = 0, scaled round the middle: five unknowns.
  const rows = points.map(([px, py]) => {
    const [x, y] = [(px - middle[0]) / scale, (py - middle[1]) / scale];
    return [x * y, y * y, x, y, 1, -x * x];
  });
  const normal = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, column) =>
      rows.reduce((sum, values) => sum + (values[row] ?? 0) * (values[column] ?? 0), 0),
    ),
  );
  for (let at = 0; at < 5; at += 1) {
    const pivot = normal[at];
    if (!pivot || Math.abs(pivot[at] ?? 0) < 1e-9) return undefined;
    for (let row = 0; row < 5; row += 1) {
      const other = normal[row];
      if (row === at || !other) continue;
      const factor = (other[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < 6; column += 1)
        other[column] = (other[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  const [b = 0, c = 0, d = 0, e = 0, f = 0] = normal.map((row, at) => (row[5] ?? 0) / (row[at] ?? 1));
  const det = 4 * c - b * b;
  if (det <= 0) return undefined;
  const x0 = (b * e - 2 * c * d) / det;
  const y0 = (b * d - 2 * e) / det;
  const level = -(f + (d * x0 + e * y0) / 2);
  const root = Math.hypot(1 - c, b);
  const [most, least] = [(1 + c + root) / 2, (1 + c - root) / 2];
  if (level <= 0 || least <= 0) return undefined;
  // The long axis lies along the direction of the smaller eigenvalue.
  const angle = Math.atan2(b, 1 - c) / 2 + Math.PI / 2;
  return {
    middle: [middle[0] + x0 * scale, middle[1] + y0 * scale] as Pixel,
    along: [Math.cos(angle), Math.sin(angle)] as Pixel,
    long: Math.sqrt(level / least) * scale,
    short: Math.sqrt(level / most) * scale,
  };
}

function fitCoin(picture: GreyPicture, [one, other, rim]: readonly Pixel[]): Found | undefined {
  if (!one || !other || !rim) return undefined;
  const middle: Pixel = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const long = Math.hypot(other[0] - one[0], other[1] - one[1]) / 2;
  const along: Pixel = [(other[0] - one[0]) / (2 * long), (other[1] - one[1]) / (2 * long)];
  const u = (rim[0] - middle[0]) * along[0] + (rim[1] - middle[1]) * along[1];
  const v = (rim[1] - middle[1]) * along[0] - (rim[0] - middle[0]) * along[1];
  const short = Math.min(long, Math.abs(v) / Math.sqrt(Math.max(0.05, 1 - (u / long) ** 2)));
  let found = Array.from({ length: RAYS }, (_, at) => (2 * Math.PI * at) / RAYS).flatMap((angle) => {
    const [p, q] = [Math.cos(angle) * long, Math.sin(angle) * short];
    const out: Pixel = [p * along[0] - q * along[1], p * along[1] + q * along[0]];
    const length = Math.hypot(out[0], out[1]);
    const edge = edgeAlong(
      picture,
      [middle[0] + out[0], middle[1] + out[1]],
      [out[0] / length, out[1] / length],
      Math.max(4, long * 0.12),
    );
    return edge ? [edge] : [];
  });
  for (let round = 0; round < 3; round += 1) {
    if (found.length < RAYS * 0.6) return undefined;
    const ellipse = ellipseThrough(found, middle, long);
    if (!ellipse) return undefined;
    const offs = found.map(([x, y]) => {
      const [dx, dy] = [x - ellipse.middle[0], y - ellipse.middle[1]];
      const p = dx * ellipse.along[0] + dy * ellipse.along[1];
      const q = dy * ellipse.along[0] - dx * ellipse.along[1];
      const radius = Math.hypot(p, q);
      return Math.abs(radius - radius / Math.hypot(p / ellipse.long, q / ellipse.short));
    });
    const off = median([...offs]);
    const next = found.filter((_, at) => (offs[at] ?? 0) <= Math.max(0.7, 3 * off));
    if (round === 2 || next.length === found.length) {
      if (off > 2 || ellipse.long > long * 1.3 || ellipse.long < long * 0.7) return undefined;
      const { middle: at, along: way } = ellipse;
      return {
        marks: [
          [at[0] - way[0] * ellipse.long, at[1] - way[1] * ellipse.long],
          [at[0] + way[0] * ellipse.long, at[1] + way[1] * ellipse.long],
          [at[0] - way[1] * ellipse.short, at[1] + way[0] * ellipse.short],
        ],
        error: Math.max(0.5, off),
      };
    }
    found = next;
  }
  return undefined;
}

interface Found {
  marks: Pixel[];
  /** How far off they may be, in pixels of the picture. */
  error: number;
}

export interface FoundOutline {
  marks: PhotoPoint[];
  error: number;
}

/** The outline near rough marks; undefined where the picture shows none clearly, and the marks stay as set. */
export function findOutline(
  picture: GreyPicture,
  marks: readonly PhotoPoint[],
  { outline }: Pick<KnownShape, 'outline'>,
): FoundOutline | undefined {
  const pixels = marks.map(([x, y]): Pixel => [x * picture.width, y * picture.height]);
  const found = outline === 'rectangle' ? fitCorners(picture, pixels) : fitCoin(picture, pixels);
  return (
    found && {
      marks: found.marks.map(([x, y]): PhotoPoint => [x / picture.width, y / picture.height]),
      error: found.error,
    }
  );
}
