import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Family } from '@plumbline/knowledge';
import { createEngines } from '../src/engines/engines.ts';
import { grouped } from '../src/learning/figures.ts';
import type { Vote } from '../src/panel.ts';
import type { Sourced } from './manifest.ts';
import { examineFile } from './panel-run.ts';

/**
 * The folds: what each training leaves out. The same lists stand in training/run.sh.
 * Sources that share photos or assets are left out together.
 */
export const FOLDS: readonly (readonly string[])[] = [
  [
    'cbri_verified',
    'mould_roboflow',
    'deepdlut_brick',
    'gcp_cloud_vision',
    'exif_samples',
    'vt_bridge_steel',
  ],
  [
    'brickwork_cracks',
    'lonlonago_preview',
    'azure_sample_files',
    'mdn_learning_area',
    'peer_phinet',
    'cracktile_upe',
    'kpmg_pylons',
  ],
];

/** What every engine said of a photo, kept so that the panel can be put together again in other ways. */
export interface Ballots {
  file: string;
  source: string;
  /** Whether it belongs to the photos that nothing shipped was trained on or fitted to. */
  held: boolean;
  truth: Family;
  votes: Vote[];
  milliseconds: number;
}

/** What the engines say of these photos, with the network of that assets folder. Kept in a file for the next call. */
export async function ballotsOf(
  photos: readonly Sourced[],
  keep: string,
  assetsDir: string | undefined,
  held: boolean,
): Promise<Ballots[]> {
  if (existsSync(keep)) return JSON.parse(await readFile(keep, 'utf8')) as Ballots[];
  const engines = createEngines(assetsDir ? { assetsDir } : {});
  const ballots: Ballots[] = [];
  for (const [index, { path, file, source, truth }] of photos.entries()) {
    const { votes, milliseconds } = await examineFile(path, engines);
    ballots.push({ file, source, held, truth, votes, milliseconds });
    if (index % 250 === 249) console.log(`… ${index + 1} of ${photos.length}`);
  }
  await writeFile(keep, JSON.stringify(ballots));
  return ballots;
}

/** At most so many photos of each source and family, spread evenly, to save time. */
export function thinned(photos: readonly Sourced[], most: number): Sourced[] {
  const sets = grouped(photos, ({ source, truth }) => `${source}/${truth}`);
  return [...sets.values()].flatMap((set) => {
    const step = Math.max(1, set.length / most);
    return Array.from({ length: Math.min(most, set.length) }, (_, at) => set[Math.floor(at * step)]).filter(
      (photo) => photo !== undefined,
    );
  });
}

/** Ballots of every photo that can be measured honestly: each fold's left-out sources, and the measuring photos. */
export async function allBallots(
  manifest: readonly Sourced[],
  work: string,
  most: number,
): Promise<Ballots[]> {
  const all: Ballots[] = [];
  for (const [index, sources] of FOLDS.entries()) {
    const assets = join(work, `fold${index + 1}`);
    if (!existsSync(join(assets, 'surface.onnx'))) {
      console.log(`No network in ${assets}: the sources ${sources.join(', ')} are left out of this table.`);
      continue;
    }
    const photos = manifest.filter(({ use, source }) => use === 'train' && sources.includes(source));
    all.push(...(await ballotsOf(thinned(photos, most), join(assets, 'ballots.json'), assets, false)));
  }
  const measured = thinned(
    manifest.filter(({ use }) => use === 'measure'),
    most,
  );
  all.push(...(await ballotsOf(measured, join(work, 'ballots-measure.json'), undefined, true)));
  return all;
}

/**
 * Ballots of the network that was trained on tier A and drawn pictures alone: on photos of tier B, all of which it
 * never saw, and on those kept for measuring. Empty where it wasn't made (`training/run.sh alone`).
 */
export async function aloneBallots(
  manifest: readonly Sourced[],
  work: string,
  most: number,
): Promise<{ leftOut: Ballots[]; measured: Ballots[] }> {
  const assets = join(work, 'alone');
  if (!existsSync(join(assets, 'surface.onnx'))) return { leftOut: [], measured: [] };
  const look = (name: string, held: boolean, keep: (photo: Sourced) => boolean) =>
    ballotsOf(thinned(manifest.filter(keep), most), join(assets, name), assets, held);
  return {
    leftOut: await look('ballots.json', false, ({ use, tier }) => use === 'train' && tier === 'B'),
    measured: await look('ballots-measure.json', true, ({ use }) => use === 'measure'),
  };
}
