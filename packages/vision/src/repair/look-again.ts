import type { Family } from '@plumbline/knowledge';
import type { Evidence } from '../evidence/evidence.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { readPhoto } from '../evidence/photo.ts';
import { judgeLines } from '../geometry/judged-lines.ts';
import type { Line } from '../geometry/line.ts';
import { type Inference, inferenceOf, LOCAL_FAMILIES } from '../network/inference.ts';
import type { Box } from '../network/regions.ts';
import { align } from './align.ts';
import { followCrack } from './crack-change.ts';
import { type Homography, mapped } from './homography.ts';
import { type Opened, opinionOn } from './opinion.ts';
import { greyPlane, laidOver, type Picture, shrunk } from './pictures.ts';
import type { SecondLook, SecondReason } from './second-look.ts';
import { compareAround, compareDefect } from './still-there.ts';

/** What is asked of a pair of photos: what was found in the first one, and where. */
export interface AskedAgain {
  family: Family;
  /** The box around the defect in the first photo, in shares of its width and height. */
  region?: Box;
  /** Nothing that endangers people is said to be fixed from a photo alone. */
  hazard: boolean;
}

type Cells = Inference['cells'];

/** A line this likely is taken for the crack; with the finding saying that there is one, less is needed. */
const LIKELY_LINE = 0.15;
/** What the network has to see of a crack along a line, from 0 to 1: along joints it sees little. */
const SEEN_ALONG = 0.5;
const SECOND_LINE = 0.7;
const CELL_SHARE = 0.45;
const LEAST_CELL = 0.12;

/**
 * Compares a photo that is said to show a repair with the one in which the defect was found. Says 'fixed', 'not fixed' or
 * that it can't tell; whoever asks decides what that means for the finding.
 */
export async function lookAgain(
  before: Evidence,
  after: Evidence,
  asked: AskedAgain,
  assetsDir?: string,
): Promise<SecondLook> {
  const facts = await openPair(before, after, asked, assetsDir);
  return typeof facts === 'string' ? unsure(facts) : opinionOn(facts, asked.hazard);
}

/** The same from the photos' files. Throws PhotoError where one can't be read. */
export async function lookAgainAt(
  before: Uint8Array,
  after: Uint8Array,
  asked: AskedAgain,
  assetsDir?: string,
): Promise<SecondLook> {
  const first = await gatherEvidence(await readPhoto(before, { minimumSide: 1 }));
  const second = await gatherEvidence(await readPhoto(after, { minimumSide: 1 }));
  return lookAgain(first, second, asked, assetsDir);
}

const unsure = (reason: SecondReason): SecondLook => ({
  answer: 'cant_tell',
  ...{ reason, confidence: 0, remains: null, widthRatio: null },
});

/** What two photos tell of each other, or why they tell nothing. */
export async function openPair(
  before: Evidence,
  after: Evidence,
  { family, region }: AskedAgain,
  assetsDir?: string,
): Promise<Opened | SecondReason> {
  const [first, second] = [shrunk(before.working), shrunk(after.working)];
  const alignment = align(greyPlane(first), greyPlane(second));
  if (!alignment) return 'no_match';
  const laid = laidOver(first, second, alignment.homography);
  // Cells are too coarse to follow a crack with, but tell it from joints and edges, which look like one as lines.
  const lines =
    family === 'crack' ? crackLines(before, region, (await inferenceOf(before, assetsDir)).cells) : [];
  const inferences =
    family === 'crack' || !LOCAL_FAMILIES.some((one) => one === family)
      ? undefined
      : { was: await inferenceOf(before, assetsDir), is: await inferenceOf(after, assetsDir) };
  const inside = inferences
    ? cellPixels(first, inferences.was.cells, family, region)
    : linePixels(first, before, lines);
  if (inside.length < 12) return 'place_unknown';
  const near = grown(inside, first, 6);
  const ring = pixelsOf(grown(toPixels(near), first, 16), (at, is) => is && !near[at] && laid.seen[at] === 1);
  const inView = inside.filter((at) => laid.seen[at] === 1);
  const outside = pixelsOf(near, (at, is) => !is && laid.seen[at] === 1);
  const around = compareAround(first, laid, outside);
  if (outside.length < 500 || ring.length < 50) return 'not_in_view';
  const crack =
    lines.length > 0
      ? followCrack(before, after, lines, full(alignment.homography, first, second, before, after))
      : undefined;
  return {
    agreeing: alignment.agreeing,
    around,
    inView: inView.length / inside.length,
    ...compareDefect(first, laid, inView, ring),
    family: inferences
      ? familyLeft(family, inferences.was.cells, inferences.is.cells, {
          ...{ first, second, inside: inView },
          homography: alignment.homography,
        })
      : undefined,
    crack,
    quality: after.quality,
  };
}

/** The same homography between the working images, which are larger. */
function full(h: Homography, first: Picture, second: Picture, before: Evidence, after: Evidence): Homography {
  const [s, t] = [before.working.width / first.width, after.working.width / second.width];
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, i = 0] = h;
  return [(a * t) / s, (b * t) / s, c * t, (d * t) / s, (e * t) / s, f * t, g / s, i / s, 1];
}

function crackLines(before: Evidence, region: Box | undefined, cells: Cells): Line[] {
  const { width, height } = before.grey;
  const inRegion = (line: Line) => {
    if (!region) return true;
    const inside = line.points.filter(
      ([x, y]) =>
        x >= region.x * width &&
        x <= (region.x + region.width) * width &&
        y >= region.y * height &&
        y <= (region.y + region.height) * height,
    );
    return inside.length > line.points.length / 2;
  };
  const values = valuesOf(cells, 'crack');
  const seen = ({ points }: Line) =>
    points.reduce((sum, [x, y]) => sum + cellAt(cells, values, x / width, y / height), 0) /
    Math.max(1, points.length);
  const judged = judgeLines(before)
    .filter(({ line, probability }) => probability >= LIKELY_LINE && inRegion(line))
    .map(({ line, probability }) => ({ line, probability, seen: seen(line) }))
    .filter((one) => one.seen >= SEEN_ALONG)
    .map(({ line, probability, seen: along }) => ({ line, likely: probability * along }))
    .sort((one, other) => other.likely - one.likely);
  const most = judged[0]?.likely ?? 0;
  return judged
    .filter(({ likely }) => likely >= SECOND_LINE * most)
    .slice(0, 3)
    .map(({ line }) => line);
}

function linePixels(picture: Picture, before: Evidence, lines: readonly Line[]): number[] {
  const scale = picture.width / before.grey.width;
  const found = new Set<number>();
  for (const { points } of lines)
    for (const [x, y] of points)
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [px, py] = [Math.round(x * scale) + dx, Math.round(y * scale) + dy];
          if (px >= 0 && py >= 0 && px < picture.width && py < picture.height)
            found.add(py * picture.width + px);
        }
  return [...found];
}

const cellAt = (cells: Cells, values: Float32Array, u: number, v: number): number => {
  const column = Math.min(cells.columns - 1, Math.max(0, Math.floor(u * cells.columns)));
  const row = Math.min(cells.rows - 1, Math.max(0, Math.floor(v * cells.rows)));
  return values[row * cells.columns + column] ?? 0;
};

function cellPixels(picture: Picture, cells: Cells, family: Family, region: Box | undefined): number[] {
  const { width, height } = picture;
  const values = valuesOf(cells, family);
  const candidates = regionPixels(picture, region ?? { x: 0, y: 0, width: 1, height: 1 });
  const value = (at: number) =>
    cellAt(cells, values, ((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height);
  const most = candidates.reduce((best, at) => Math.max(best, value(at)), 0);
  return most < LEAST_CELL ? [] : candidates.filter((at) => value(at) >= CELL_SHARE * most);
}

const valuesOf = (cells: Cells, family: Family): Float32Array =>
  cells.values.get(family) ?? new Float32Array();

function regionPixels({ width, height }: Picture, region: Box): number[] {
  const pixels: number[] = [];
  for (
    let y = Math.max(0, Math.floor(region.y * height));
    y < Math.min(height, (region.y + region.height) * height);
    y += 1
  )
    for (
      let x = Math.max(0, Math.floor(region.x * width));
      x < Math.min(width, (region.x + region.width) * width);
      x += 1
    )
      pixels.push(y * width + x);
  return pixels;
}

/** What the network still sees of the family in the defect's place, of what it saw before. */
function familyLeft(
  family: Family,
  was: Cells,
  is: Cells,
  {
    first,
    second,
    homography,
    inside,
  }: { first: Picture; second: Picture; homography: Homography; inside: readonly number[] },
): { before: number; after: number } {
  const [a, b] = [valuesOf(was, family), valuesOf(is, family)];
  let [before, after] = [0, 0];
  for (const at of inside) {
    const [x, y] = [at % first.width, Math.floor(at / first.width)];
    before += cellAt(was, a, x / first.width, y / first.height);
    const [u, v] = mapped(homography, x, y);
    after += cellAt(is, b, u / second.width, v / second.height);
  }
  const count = Math.max(1, inside.length);
  return { before: before / count, after: after / count };
}

/** Marks every pixel within so many of those named, squares around each. */
function grown(pixels: readonly number[], { width, height }: Picture, by: number): Uint8Array {
  const across = new Uint8Array(width * height);
  const out = new Uint8Array(width * height);
  for (const at of pixels) {
    const [x, row] = [at % width, at - (at % width)];
    across.fill(1, row + Math.max(0, x - by), row + Math.min(width, x + by + 1));
  }
  for (let at = 0; at < across.length; at += 1) {
    if (!across[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    for (let py = Math.max(0, y - by); py <= Math.min(height - 1, y + by); py += 1) out[py * width + x] = 1;
  }
  return out;
}

const toPixels = (mask: Uint8Array): number[] => pixelsOf(mask, (_, is) => is);

function pixelsOf(mask: Uint8Array, wanted: (at: number, is: boolean) => boolean): number[] {
  const pixels: number[] = [];
  for (let at = 0; at < mask.length; at += 1) if (wanted(at, mask[at] === 1)) pixels.push(at);
  return pixels;
}
