import { type Picture, withoutLight } from './pictures.ts';

/** Pixels of the surface around a defect that it is compared with, and light that changes over more than these. */
const SLOW = 48;
const FINE = 7;
/** How far a picture is moved to see whether it fits elsewhere as well: more than a defect's edge, less than the picture. */
const MOVES = [14, 24, 36, 50, 66];

export interface Around {
  /** How well both pictures agree in fine detail away from the defect: 1 the same, 0 unrelated. */
  likeness: number;
  /** How much better than when moved aside: in walls that repeat, a place is told by this alone. */
  margin: number;
  /** How much fine detail the second photo shows of what the first does. */
  sharpness: number;
}

export interface Remains {
  /** How much of what made the defect stand out still does: 1 all of it, 0 nothing. */
  pattern: number;
  /** The same of the part where most is left. */
  worstPart: number;
  /** Likeness in fine detail within the defect. */
  detail: number;
  /** How uneven its place is beside what lies around, in the second photo. */
  uneven: number;
}

/** Correlation over the pixels named, the second picture moved by so much. */
function correlation(a: Float32Array, b: Float32Array, pixels: readonly number[], move = 0): number {
  let [ab, aa, bb, ma, mb, count] = [0, 0, 0, 0, 0, 0];
  for (const at of pixels) {
    const y = b[at + move];
    if (y === undefined) continue;
    ma += a[at] ?? 0;
    mb += y;
    count += 1;
  }
  ma /= Math.max(1, count);
  mb /= Math.max(1, count);
  for (const at of pixels) {
    const other = b[at + move];
    if (other === undefined) continue;
    const [x, y] = [(a[at] ?? 0) - ma, other - mb];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}

const energy = (values: Float32Array, pixels: readonly number[]): number =>
  Math.sqrt(pixels.reduce((sum, at) => sum + (values[at] ?? 0) ** 2, 0) / Math.max(1, pixels.length));

/** Whether both pictures show one place, judged by what isn't the defect. */
export function compareAround(
  first: Picture,
  second: Picture & { seen: Uint8Array },
  outside: readonly number[],
): Around {
  const { width, height } = first;
  const [a, b] = [first, second].map(({ planes }) => withoutLight(planes[0], width, height, FINE));
  if (!a || !b || outside.length < 500) return { likeness: 0, margin: 0, sharpness: 0 };
  const likeness = correlation(a, b, outside);
  let elsewhere = 0;
  const some = outside.filter((_, at) => at % 3 === 0);
  for (const far of MOVES)
    for (const way of [far, -far, far * width, -far * width])
      elsewhere = Math.max(elsewhere, correlation(a, b, some, way));
  const sharpness = energy(b, outside) / Math.max(1e-6, energy(a, outside));
  return { likeness, margin: likeness - elsewhere, sharpness };
}

/** What is left of a defect in its place. `ring` is the surface right around it. */
export function compareDefect(
  first: Picture,
  second: Picture,
  inside: readonly number[],
  ring: readonly number[],
): Remains {
  const { width, height } = first;
  const slow = (picture: Picture) =>
    picture.planes.map((plane) => {
      const flat = withoutLight(plane, width, height, SLOW * 2);
      const level = middle(ring.map((at) => flat[at] ?? 0));
      return flat.map((value) => value - level);
    });
  const [a, b] = [slow(first), slow(second)];
  const slope = (pixels: readonly number[]) => {
    let [ab, aa] = [0, 0];
    for (const [c, plane] of a.entries()) {
      const other = b[c];
      for (const at of pixels) {
        ab += (plane[at] ?? 0) * (other?.[at] ?? 0);
        aa += (plane[at] ?? 0) ** 2;
      }
    }
    return aa > 0 ? ab / aa : 0;
  };
  const fine = [first, second].map(({ planes }) => withoutLight(planes[0], width, height, FINE));
  const [af, bf] = fine;
  const [bg, ag] = [b[0], a[0]];
  if (!af || !bf || !ag || !bg) return { pattern: 0, worstPart: 0, detail: 0, uneven: 1 };
  const standsOut = (plane: Float32Array) => energy(plane, inside) / Math.max(0.006, energy(plane, ring));
  return {
    pattern: slope(inside),
    worstPart: Math.max(...parts(inside, width).map(slope)),
    detail: correlation(af, bf, inside),
    uneven: standsOut(bg) / Math.max(0.5, standsOut(ag)),
  };
}

/** Quarters of a defect, along whichever way it is longer. */
function parts(inside: readonly number[], width: number): number[][] {
  const [xs, ys] = [inside.map((at) => at % width), inside.map((at) => Math.floor(at / width))];
  const spread = (values: readonly number[]) => {
    const sorted = values.toSorted((x, y) => x - y);
    return (sorted[Math.floor(sorted.length * 0.95)] ?? 0) - (sorted[Math.floor(sorted.length * 0.05)] ?? 0);
  };
  const along = spread(xs) > spread(ys) ? (at: number) => at % width : (at: number) => at;
  const sorted = inside.toSorted((one, other) => along(one) - along(other));
  const quarter = Math.ceil(sorted.length / 4);
  return [0, 1, 2, 3]
    .map((part) => sorted.slice(part * quarter, (part + 1) * quarter))
    .filter((p) => p.length > 8);
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
