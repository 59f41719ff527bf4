import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own folder of binary files, as it lies beside the source. A bundle passes its own. */
const SOURCE_ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

/** Where a binary file of the engines lies. */
export function assetPath(name: string, assetsDir = SOURCE_ASSETS): string {
  return join(assetsDir, name);
}
