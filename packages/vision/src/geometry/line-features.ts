import type { Evidence } from '../evidence/evidence.ts';
import { pixelKernels, roomFor } from '../kernels/pixels.ts';
import type { Line } from './line.ts';
import type { LineMap } from './lines.ts';

/** Directions that are this near count as parallel, in degrees. */
const PARALLEL = 9;
const BORDER = 0.02;

interface Sides {
  /** Difference of colour between both sides, in grey levels: high where a line parts two things. */
  sides: number;
  /** How much the line's own colour differs from the surface's beyond its darkness. */
  tint: number;
  /** Mean step between neighbours beside the line, in grey levels. */
  roughness: number;
}

type Colour = [number, number, number];

function lookBeside(line: Line, { working }: Evidence, reach: number): Sides {
  const { data, width, height } = working;
  const at = (x: number, y: number): Colour => {
    const px = Math.min(width - 1, Math.max(0, Math.round(x)));
    const py = Math.min(height - 1, Math.max(0, Math.round(y)));
    const from = (py * width + px) * 3;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  const sum: { left: Colour; right: Colour; own: Colour } = {
    left: [0, 0, 0],
    right: [0, 0, 0],
    own: [0, 0, 0],
  };
  const add = (to: Colour, colour: Colour) =>
    colour.forEach((value, channel) => {
      to[channel] = (to[channel] ?? 0) + value;
    });
  let roughness = 0;
  let count = 0;
  const step = Math.max(1, Math.floor(line.points.length / 48));
  const away = line.width / 2 + reach;
  for (let index = step; index < line.points.length - step; index += step) {
    const [x, y] = line.points[index] ?? [0, 0];
    const [fromX, fromY] = line.points[index - step] ?? [x, y];
    const [toX, toY] = line.points[index + step] ?? [x, y];
    const span = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [nx, ny] = [(fromY - toY) / span, (toX - fromX) / span];
    for (const far of [0, reach]) {
      const left = at(x + nx * (away + far), y + ny * (away + far));
      const right = at(x - nx * (away + far), y - ny * (away + far));
      add(sum.left, left);
      add(sum.right, right);
      roughness += Math.abs(left[1] - at(x + nx * (away + far) + 2, y + ny * (away + far) + 1)[1]);
    }
    add(sum.own, at(x, y));
    add(sum.own, at(x, y));
    count += 2;
  }
  if (count === 0) return { sides: 0, tint: 0, roughness: 0 };
  const mean = (colour: Colour) => colour.map((value) => value / count) as Colour;
  const [left, right, own] = [mean(sum.left), mean(sum.right), mean(sum.own)];
  const between = left.map((value, channel) => (value + (right[channel] ?? 0)) / 2);
  const ratio = own.map((value, channel) => value / Math.max(1, between[channel] ?? 1));
  const middle = (ratio[0] ?? 0) / 3 + (ratio[1] ?? 0) / 3 + (ratio[2] ?? 0) / 3;
  return {
    sides: Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]),
    tint: Math.max(...ratio.map((value) => Math.abs(value - middle))),
    roughness: roughness / count,
  };
}

const apart = (one: number, other: number) => Math.abs(one - other);

/** From here on a step is steep: those to the left and up together, in grey levels. */
const STEEP = 40;

/** Mean colourfulness of the photo, and the share of steep steps in it: of every second pixel and row. Made once a photo. */
export function sceneOf({ working, grey, once }: Pick<Evidence, 'working' | 'grey' | 'once'>): {
  saturation: number;
  clutter: number;
} {
  return once('line-scene', () => {
    const { width, height } = grey;
    const at = roomFor({ image: working.data.length, grey: grey.data.length, sums: 8 });
    const kernels = pixelKernels();
    const { buffer } = kernels.memory;
    new Uint8Array(buffer, at.image).set(working.data);
    new Uint8Array(buffer, at.grey).set(grey.data);
    kernels.scene(at.image, at.grey, width, height, STEEP, at.sums);
    const [saturation = 0, steep = 0] = new Int32Array(buffer, at.sums, 2);
    const seen = Math.floor(width / 2) * Math.floor(height / 2);
    return { saturation: saturation / seen / 255, clutter: steep / seen };
  });
}

/**
 * The features of one line among the others of its photo. Lengths are shares of the diagonal. The fitted trees refer to
 * features by their place here.
 */
export function lineFeatures(line: Line, { lines }: LineMap, evidence: Evidence): number[] {
  const { width, height } = evidence.working;
  const diagonal = Math.hypot(width, height);
  const others = lines.filter((other) => other !== line);
  const ink = lines.reduce((sum, other) => sum + other.totalLength, 0);
  const squaredInk = lines.reduce((sum, other) => sum + other.totalLength * other.squared, 0);
  const worthy = others.filter((other) => other.length > 0.3 * line.length);
  const ends = [line.points[0], line.points.at(-1)].filter((end) => end !== undefined);
  const near = (x: number, size: number) => x < size * BORDER || x > size * (1 - BORDER);
  const { sides, tint, roughness } = lookBeside(line, evidence, Math.max(3, diagonal * 0.006));
  const { saturation, clutter } = sceneOf(evidence);
  const longestOther = Math.max(1, ...others.map((other) => other.length));
  const clearestOther = Math.max(1, ...others.map((other) => other.salience));
  return [
    line.length / diagonal,
    line.totalLength / Math.max(1, line.length),
    (line.forks / Math.max(1, line.length)) * diagonal,
    (line.width / diagonal) * 100,
    line.widthSpread,
    line.strength,
    line.salience,
    line.chord,
    line.turning,
    line.wiggle,
    line.squared,
    line.slope,
    line.lopsided,
    line.darkness,
    tint,
    sides,
    roughness,
    ends.filter(([x, y]) => near(x, width) || near(y, height)).length,
    worthy.filter((other) => apart(other.slope, line.slope) < PARALLEL).length,
    worthy.filter((other) => apart(other.slope, line.slope) > 90 - 2 * PARALLEL).length,
    Math.min(6, line.length / longestOther),
    Math.min(6, line.salience / clearestOther),
    lines.length,
    ink / diagonal,
    squaredInk / Math.max(1, ink),
    saturation,
    clutter,
  ];
}
