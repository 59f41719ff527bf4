/** The halves of a photo, each looked at by itself: what one kind of defect drowns in the whole stands out in its half. */
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { normalise } from '../consensus/opinion-pool.ts';
import type { Evidence, RgbImage } from '../evidence/evidence.ts';
import { assetPath } from './assets.ts';
import { scoresOf } from './inference.ts';
import type { Box } from './regions.ts';

export interface Half {
  box: Box;
  shares: Readonly<Record<Family, number>>;
}

const LEFT: Box = { x: 0, y: 0, width: 0.5, height: 1 };
const TOP: Box = { x: 0, y: 0, width: 1, height: 0.5 };
/** Each half and the one across from it. */
const ACROSS: readonly (readonly [Box, Box])[] = [
  [LEFT, { ...LEFT, x: 0.5 }],
  [TOP, { ...TOP, y: 0.5 }],
];
/** One small look by `surface` alone: `damage` costs five times as much. */
const LONG_SIDE = 256;

/** That part of a picture. */
export function cut({ data, width, height }: RgbImage, box: Box): RgbImage {
  const [across, down] = [Math.floor(width * box.width), Math.floor(height * box.height)];
  const [x, y] = [Math.floor(width * box.x), Math.floor(height * box.y)];
  // Whole rows lie together already.
  if (across === width)
    return { data: data.subarray(3 * y * width, 3 * (y + down) * width), width: across, height: down };
  const part = new Uint8Array(3 * across * down);
  for (let row = 0; row < down; row++) {
    const start = 3 * ((y + row) * width + x);
    part.set(data.subarray(start, start + 3 * across), 3 * row * across);
  }
  return { data: part, width: across, height: down };
}

/** What is seen in each half, in pairs that lie across from each other. */
export function halvesOf(evidence: Evidence, assetsDir?: string): Promise<(readonly [Half, Half])[]> {
  const path = assetPath('surface.onnx', assetsDir);
  const look = async (box: Box): Promise<Half> => {
    const scores = await scoresOf(cut(evidence.working, box), path, LONG_SIDE);
    const shares = normalise(scores);
    return {
      box,
      shares: Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0])) as Half['shares'],
    };
  };
  return evidence.once(`halves:${path}`, async () => {
    const pairs: (readonly [Half, Half])[] = [];
    for (const [one, other] of ACROSS) pairs.push([await look(one), await look(other)]);
    return pairs;
  });
}
