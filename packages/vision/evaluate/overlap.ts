/** How far the region of a finding overlaps with masks drawn by hand, in cells of the network's map. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Family } from '@plumbline/knowledge';
import sharp from 'sharp';
import { evidenceFrom, seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { grouped } from '../src/learning/figures.ts';
import { inferenceOf } from '../src/network/inference.ts';
import { regionCells } from '../src/network/regions.ts';
import { thinned } from './ballots.ts';
import type { Sourced } from './manifest.ts';

const MASKED = ['cracktile_upe', 'peer_phinet', 'vt_bridge_steel', 'pouya_spall', 'tilespall'];
/** A cell shows damage from this share of its pixels on. */
const COVERED = 0.06;
/** Brightness from which a mask's pixel is damage; in one source a darker grey is a crack beside it. */
const DAMAGE = 60;
const CRACK_BELOW = 150;

async function maskCells(path: string, source: string, truth: Family, columns: number, rows: number) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const grey = Buffer.alloc(info.width * info.height);
  for (let at = 0; at < grey.length; at++) {
    const start = at * info.channels;
    const bright = Math.max(...data.subarray(start, start + Math.min(3, info.channels)));
    const crackGrey = source === 'peer_phinet' && bright < CRACK_BELOW;
    grey[at] = bright > DAMAGE && (!crackGrey || truth === 'crack') ? 255 : 0;
  }
  const raw = { width: info.width, height: info.height, channels: 1 as const };
  const small = await sharp(grey, { raw })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const step = small.length / (columns * rows);
  return Array.from({ length: columns * rows }, (_, at) => (small[at * step] ?? 0) / 255 > COVERED);
}

/** Mean overlap (shared cells by cells of either) for each family that has masks. */
export async function overlaps(photos: readonly Sourced[], folder: string, most = 60) {
  const measured: { family: Family; overlap: number }[] = [];
  for (const { path, source, truth } of thinned(
    photos.filter((one) => MASKED.includes(one.source)),
    most,
  )) {
    const mask = join(folder, 'masks', `${basename(path).replace(/\.[^.]+$/, '')}.png`);
    if (!existsSync(mask)) continue;
    const photo = await readPhoto(await readFile(path), { minimumSide: 1 });
    const inference = await inferenceOf(evidenceFrom(await seedEvidence(photo)));
    const { columns, rows } = inference.cells;
    const truly = await maskCells(mask, source, truth, columns, rows);
    if (!truly.some(Boolean)) continue;
    const shown = new Set(regionCells(inference, truth).flat());
    const both = truly.filter((is, at) => is && shown.has(at)).length;
    const either = truly.filter((is, at) => is || shown.has(at)).length;
    measured.push({ family: truth, overlap: both / either });
  }
  return [...grouped(measured, ({ family }) => family)].map(([family, some]) => ({
    family,
    photos: some.length,
    overlap: Math.round((100 * some.reduce((sum, { overlap }) => sum + overlap, 0)) / some.length) / 100,
  }));
}
