import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Family } from '@plumbline/knowledge';
import { fromRgb } from '../src/evidence/derivatives.ts';
import { type Evidence, evidenceFrom, gatherEvidence, readPhoto } from '../src/index.ts';

/** A labelled photo of the folder that the fitting scripts are given. */
export interface LabelledPhoto {
  path: string;
  use: string;
  family: Family | 'surface';
  source: string;
  /** Photos of one scene or one original. */
  group: string;
}

/** The photos that `manifest.csv` in this folder lists. Their files stand under `photos/`. */
export async function listPhotos(folder: string): Promise<LabelledPhoto[]> {
  const lines = (await readFile(join(folder, 'manifest.csv'), 'utf8')).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [path = '', use = '', family = '', source = '', , group = ''] = line.split(',');
    return { path, use, family: family as LabelledPhoto['family'], source, group: `${source}/${group}` };
  });
}

export async function evidenceOfFile(folder: string, photo: LabelledPhoto): Promise<Evidence> {
  const bytes = await readFile(join(folder, 'photos', photo.path));
  return gatherEvidence(await readPhoto(bytes, { minimumSide: 1 }));
}

/** The same photo at twice the size. */
export async function enlarge(evidence: Evidence): Promise<Evidence> {
  const { working, original, quality, capture } = evidence;
  const { data, info } = await fromRgb(working)
    .resize(working.width * 2, working.height * 2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return evidenceFrom({
    original,
    quality,
    capture,
    working: { data, width: info.width, height: info.height },
  });
}
