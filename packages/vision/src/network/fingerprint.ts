import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assetPath } from './assets.ts';

/** Names the network that is installed. Embeddings and scores of one network mean nothing to another. */
export async function networkFingerprint(assetsDir?: string): Promise<string> {
  const bytes = await readFile(assetPath('surface.onnx', assetsDir));
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
