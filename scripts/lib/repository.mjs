import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of something in the repository. */
export const inRepository = (...parts) => join(root, ...parts);
