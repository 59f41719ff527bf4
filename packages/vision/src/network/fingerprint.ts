import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import COATS from '../model/data/coats.json' with { type: 'json' };
import { assetPath } from './assets.ts';
import { MIXING } from './mixing.ts';

/** Names the networks that are installed and how they are mixed. Embeddings and scores of one mean nothing to another. */
export async function networkFingerprint(assetsDir?: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['surface.onnx', 'damage.onnx']) hash.update(await readFile(assetPath(name, assetsDir)));
  hash.update(JSON.stringify([MIXING, COATS]));
  return hash.digest('hex').slice(0, 16);
}
