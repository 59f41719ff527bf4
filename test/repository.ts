import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const passedOver = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'coverage',
  'test-results',
  'work',
]);

/** Paths of the repository's own files, from its root, with forward slashes. */
export function listFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !passedOver.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() ? [relative('.', path).split(sep).join('/')] : [];
    });
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
