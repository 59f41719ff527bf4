import type { Evidence } from '../evidence/evidence.ts';
import { fineWidth } from '../geometry/fine-width.ts';
import type { Line } from '../geometry/line.ts';
import { linesIn } from '../geometry/lines.ts';
import { growthAt, type Homography, mapped } from './homography.ts';

export interface CrackChange {
  /** Share of its length at which there still is a dark line. */
  remains: number;
  /** The same of the quarter where most is left. */
  worstPart: number;
  /** How often there would be one beside it, by the surface's own lines. */
  chance: number;
  /** How dark the line is still, of what it was. */
  darkness: number;
  /** Width of what is left over the width before; undefined where it can't be measured. */
  width?: number;
}

/** How far a line may lie from where it should be, as a share of the photo's diagonal. */
const REACH = 0.006;
/** What is left of its contrast for a line to count as still there. */
const FAINTEST = 0.3;
/** Where the surface beside it is looked at, in reaches. */
const BESIDE = [-7, -4.5, 4.5, 7];
const POINTS = 240;

/** Follows the lines of the first photo in the second. `homography` is in pixels of the working images. */
export function followCrack(
  before: Evidence,
  after: Evidence,
  lines: readonly Line[],
  homography: Homography,
): CrackChange {
  const [was, is] = [linesIn(before).ridges, linesIn(after).ridges];
  const gain = contrast(after) / Math.max(1, contrast(before));
  const reach = Math.max(2, Math.round(REACH * Math.hypot(is.width, is.height)));
  const strongest = (x: number, y: number) => {
    let best = 0;
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const [px, py] = [Math.round(x + dx), Math.round(y + dy)];
        if (px < 0 || py < 0 || px >= is.width || py >= is.height) continue;
        best = Math.max(best, is.strength[py * is.width + px] ?? 0);
      }
    return best;
  };
  const left: number[] = [];
  let beside = 0;
  for (const line of lines) {
    const every = Math.max(1, Math.floor((line.points.length * lines.length) / POINTS));
    for (let at = 3; at + 3 < line.points.length; at += every) {
      const [x, y] = line.points[at] ?? [0, 0];
      const [fromX, fromY] = line.points[at - 3] ?? [x, y];
      const [toX, toY] = line.points[at + 3] ?? [x, y];
      const strength = was.strength[Math.round(y) * was.width + Math.round(x)] ?? 0;
      if (strength < 2) continue;
      const [u, v] = mapped(homography, x, y);
      if (u < 0 || v < 0 || u >= is.width || v >= is.height) continue;
      const there = (value: number) => value / (strength * gain);
      left.push(Math.min(1.5, there(strongest(u, v))));
      const way = Math.atan2(toY - fromY, toX - fromX) + Math.PI / 2;
      const found = BESIDE.filter((far) => {
        const d = far * reach;
        return there(strongest(u + Math.cos(way) * d, v + Math.sin(way) * d)) >= FAINTEST;
      });
      beside += found.length / BESIDE.length;
    }
  }
  const share = (some: readonly number[]) =>
    some.filter((value) => value >= FAINTEST).length / Math.max(1, some.length);
  const quarter = Math.ceil(left.length / 4);
  const quarters = [0, 1, 2, 3].map((at) => left.slice(at * quarter, (at + 1) * quarter));
  const width = widthChange(before, after, lines, homography);
  return {
    remains: share(left),
    worstPart: Math.max(...quarters.map(share)),
    chance: beside / Math.max(1, left.length),
    darkness: left.reduce((sum, value) => sum + value, 0) / Math.max(1, left.length),
    ...(width === undefined ? {} : { width }),
  };
}

/** A photo in dim light shows lines less dark. */
const contrast = ({ quality }: Evidence): number => 255 * Math.max(0.05, quality.brightness);

function widthChange(
  before: Evidence,
  after: Evidence,
  lines: readonly Line[],
  homography: Homography,
): number | undefined {
  const [line] = lines;
  if (!line) return undefined;
  const was = fineWidth(before.grey, line);
  const points = line.points.map(([x, y]) => mapped(homography, x, y));
  const inside = points.filter(
    ([x, y]) => x > 2 && y > 2 && x < after.grey.width - 3 && y < after.grey.height - 3,
  );
  if (!was || inside.length < 24) return undefined;
  const [x, y] = line.points[Math.floor(line.points.length / 2)] ?? [0, 0];
  const grown = growthAt(homography, x, y);
  const is = fineWidth(after.grey, { points: inside, width: line.width * grown });
  return is && was.width > 0 ? is.width / grown / was.width : undefined;
}
