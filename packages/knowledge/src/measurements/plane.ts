/**
 * Lengths on a surface that the camera doesn't face: from the outline of a known thing that lies on it. Four corners
 * give the whole perspective, the ellipse of a coin gives tilt and scale, two ends give a scale alone.
 */
import type { Length, PhotoPoint, PhotoSize, Span } from './scale.ts';

/** A thing in the photo whose size is known, in millimetres. */
export interface KnownShape {
  id: string;
  name: string;
  outline: 'rectangle' | 'circle';
  /** Of a circle, its diameter. */
  width: number;
  height: number;
  /** Half-width of what either may be off by. */
  tolerance: number;
}

const coin = (id: string, name: string, width: number, tolerance = 0.1): KnownShape => ({
  id,
  name,
  outline: 'circle',
  width,
  height: width,
  tolerance,
});

/**
 * Sources disagree on the 20c coin (28.52 or 28.65 mm) and the 50c coin has twelve sides (31.5 mm across the flats,
 * 32.6 mm across the corners): their tolerance covers both.
 */
export const KNOWN_SHAPES: readonly KnownShape[] = [
  { id: 'card', name: 'Bank card', outline: 'rectangle', width: 85.6, height: 53.98, tolerance: 0.15 },
  { id: 'a4', name: 'A4 sheet', outline: 'rectangle', width: 297, height: 210, tolerance: 2 },
  coin('coin_100', '$1 coin', 25),
  coin('coin_200', '$2 coin', 20.5),
  coin('coin_50', '50c coin', 32.06, 0.6),
  coin('coin_20', '20c coin', 28.58, 0.15),
  coin('coin_10', '10c coin', 23.6),
  coin('coin_5', '5c coin', 19.41),
];

/** In pixels of the photo. */
type Pixel = readonly [x: number, y: number];

/** Where a place of the photo lies on the surface, in millimetres. */
type ToSurface = (at: Pixel) => Pixel;

export interface Plane {
  toSurface: ToSurface;
  /** How far the surface is turned from facing the camera, in degrees; null where the outline can't tell. */
  tilt: number | null;
  /**
   * By which share a length is off at a distance from the known thing, for each millimetre between them: a coin shows
   * how far the surface is tilted, not towards which side.
   */
  perMillimetre: number;
  /** The middle of the known thing on the surface. */
  middle: Pixel;
}

/** A phone's field of view: the focal length as a share of the photo's long side. */
const FOCAL = 0.8;
/** Nearer is larger, and seen less from the side as well: both count along the tilt. */
const TWICE = 2;
/** How much wider than its parts an error bar is drawn, from the rendered pictures of `npm run evaluate:scale`. */
const SAFE = 1.15;

const pixelsOf = ([x, y]: PhotoPoint, { width, height }: PhotoSize): Pixel => [x * width, y * height];
const distance = (one: Pixel, other: Pixel) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Solves eight equations in eight unknowns by elimination; undefined where they don't settle it. */
function solve(rows: number[][]): number[] | undefined {
  const n = rows.length;
  for (let at = 0; at < n; at += 1) {
    let best = at;
    for (let row = at + 1; row < n; row += 1)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = row;
    const pivot = rows[best];
    const here = rows[at];
    if (!pivot || !here || Math.abs(pivot[at] ?? 0) < 1e-12) return undefined;
    rows[best] = here;
    rows[at] = pivot;
    for (let row = 0; row < n; row += 1) {
      const other = rows[row];
      if (row === at || !other) continue;
      const factor = (other[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= n; column += 1)
        other[column] = (other[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[n] ?? 0) / (row[at] ?? 1));
}

/** The homography that takes four places of the photo to four of the surface. */
function homography(from: readonly Pixel[], to: readonly Pixel[]): ToSurface | undefined {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const found = solve(rows);
  if (!found) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found;
  return ([x, y]) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Corners that go round once, without crossing and without a reflex: else they are no rectangle in perspective. */
function goesRound(corners: readonly Pixel[]): boolean {
  const turns = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    const last = corners[(at + 2) % 4] ?? corner;
    return (next[0] - corner[0]) * (last[1] - next[1]) - (next[1] - corner[1]) * (last[0] - next[0]);
  });
  return turns.every((turn) => turn > 1) || turns.every((turn) => turn < -1);
}

/** How much shorter the surface is drawn along its steepest direction than across it, as degrees of tilt. */
function tiltAt(toSurface: ToSurface, [x, y]: Pixel): number {
  const at = toSurface([x, y]);
  const right = toSurface([x + 1, y]);
  const down = toSurface([x, y + 1]);
  const [a, b] = [right[0] - at[0], down[0] - at[0]];
  const [c, d] = [right[1] - at[1], down[1] - at[1]];
  const sum = a * a + b * b + c * c + d * d;
  const turned = Math.abs(a * d - b * c);
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * turned * turned));
  const shortest = Math.sqrt(Math.max(0, (sum - root) / 2));
  const longest = Math.sqrt((sum + root) / 2);
  return (Math.acos(Math.min(1, shortest / longest)) * 180) / Math.PI;
}

/**
 * The surface from the four corners of a rectangle, in their order round it. Which side is the long one is taken from
 * the photo: the reading under which the surface is tilted less.
 */
export function planeFromCorners(
  corners: readonly PhotoPoint[],
  { width, height }: Pick<KnownShape, 'width' | 'height'>,
  size: PhotoSize,
): Plane | undefined {
  const pixels = corners.map((corner) => pixelsOf(corner, size));
  if (pixels.length !== 4 || !goesRound(pixels)) return undefined;
  const middle: Pixel = [
    pixels.reduce((sum, [x]) => sum + x, 0) / 4,
    pixels.reduce((sum, [, y]) => sum + y, 0) / 4,
  ];
  const readings = [
    [width, height],
    [height, width],
  ].flatMap(([across = 0, down = 0]) => {
    const surface: Pixel[] = [
      [0, 0],
      [across, 0],
      [across, down],
      [0, down],
    ];
    const toSurface = homography(pixels, surface);
    return toSurface ? [{ toSurface, tilt: tiltAt(toSurface, middle) }] : [];
  });
  const [best] = readings.toSorted((one, other) => one.tilt - other.tilt);
  return best && { ...best, perMillimetre: 0, middle: best.toSurface(middle) };
}

/**
 * The surface from a coin: the two ends of the ellipse's long axis and one place of its rim, best where it is narrow.
 */
export function planeFromCoin(
  [one, other, rim]: readonly PhotoPoint[],
  { width: diameter }: Pick<KnownShape, 'width'>,
  size: PhotoSize,
): Plane | undefined {
  if (!one || !other || !rim) return undefined;
  const [from, to, side] = [pixelsOf(one, size), pixelsOf(other, size), pixelsOf(rim, size)];
  const long = distance(from, to) / 2;
  if (long < 2) return undefined;
  const middle: Pixel = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const along: Pixel = [(to[0] - from[0]) / (2 * long), (to[1] - from[1]) / (2 * long)];
  const u = (side[0] - middle[0]) * along[0] + (side[1] - middle[1]) * along[1];
  const v = (side[1] - middle[1]) * along[0] - (side[0] - middle[0]) * along[1];
  const rest = 1 - (u / long) ** 2;
  if (rest < 0.05) return undefined;
  // A mark set a little outside the circle isn't a coin that is longer than its long axis.
  const short = Math.min(long, Math.abs(v) / Math.sqrt(rest));
  if (short < long * 0.2) return undefined;
  return ellipsePlane({ middle, along, long, short }, diameter, size);
}

interface Ellipse {
  middle: Pixel;
  /** Direction of the long axis. */
  along: Pixel;
  /** Half axes in pixels. */
  long: number;
  short: number;
}

function ellipsePlane({ middle, along, long, short }: Ellipse, diameter: number, size: PhotoSize): Plane {
  const radius = diameter / 2;
  const tilt = Math.acos(Math.min(1, short / long));
  const away = (FOCAL * Math.max(size.width, size.height) * radius) / long;
  return {
    toSurface: ([x, y]) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      return [
        ((dx * along[0] + dy * along[1]) * radius) / long,
        ((dy * along[0] - dx * along[1]) * radius) / short,
      ];
    },
    tilt: (tilt * 180) / Math.PI,
    perMillimetre: (TWICE * Math.sin(tilt)) / away,
    middle: [0, 0],
  };
}

export type PlaneMarks = readonly { at: PhotoPoint; error: number }[];

/** The surface from the marks round a known shape; undefined while they make none. */
export function planeFrom(marks: PlaneMarks, shape: KnownShape, size: PhotoSize): Plane | undefined {
  const places = marks.map(({ at }) => at);
  return shape.outline === 'rectangle'
    ? planeFromCorners(places, shape, size)
    : planeFromCoin(places, shape, size);
}

const lengthOn = ({ toSurface }: Plane, { from, to }: Span, size: PhotoSize) =>
  distance(toSurface(pixelsOf(from, size)), toSurface(pixelsOf(to, size)));

/**
 * A length between two marks on the surface. Its error bar counts how exactly every mark was set, what the known thing
 * may be off by, and, from a coin, the direction of tilt that can't be told.
 */
export function measureOnPlane(
  marks: PlaneMarks,
  shape: KnownShape,
  { span, error }: { span: Span; error: number },
  size: PhotoSize,
): Length | undefined {
  const plane = planeFrom(marks, shape, size);
  if (!plane) return undefined;
  const value = lengthOn(plane, span, size);
  if (!Number.isFinite(value)) return undefined;
  const squares: number[] = [];
  const moved = ([x, y]: PhotoPoint, dx: number, dy: number): PhotoPoint => [
    x + dx / size.width,
    y + dy / size.height,
  ];
  const count = (other: number | undefined) => {
    squares.push(other === undefined ? value * value : (other - value) ** 2);
  };
  marks.forEach(({ at, error: off }, which) => {
    for (const [dx, dy] of [
      [off, 0],
      [0, off],
    ] as const) {
      const shifted = marks.map((mark, index) =>
        index === which ? { ...mark, at: moved(at, dx, dy) } : mark,
      );
      const there = planeFrom(shifted, shape, size);
      count(there && lengthOn(there, span, size));
    }
  });
  for (const [dx, dy] of [
    [error, 0],
    [0, error],
  ] as const) {
    count(lengthOn(plane, { ...span, from: moved(span.from, dx, dy) }, size));
    count(lengthOn(plane, { ...span, to: moved(span.to, dx, dy) }, size));
  }
  const shorter = Math.min(shape.width, shape.height);
  squares.push(((value * shape.tolerance) / shorter) ** 2);
  const there = plane.toSurface(
    pixelsOf([(span.from[0] + span.to[0]) / 2, (span.from[1] + span.to[1]) / 2], size),
  );
  const apart = distance(there, plane.middle);
  squares.push((value * plane.perMillimetre * apart) ** 2);
  return { value, uncertainty: SAFE * Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) };
}
