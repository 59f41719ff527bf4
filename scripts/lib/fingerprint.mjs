import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inRepository, root } from './repository.mjs';

const passedOver = new Set(['node_modules', 'dist', 'test', 'evaluate', 'coverage', '.cache', '.data']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** One hash over the contents of files and folders, tests left out. What is missing counts as empty. */
export async function fingerprint(paths) {
  const files = (await Promise.all(paths.map((path) => listFiles(inRepository(path))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${relative(root, file)}\0${contents[index].length}\0`).update(contents[index]);
  });
  return hash.digest('hex');
}

async function listFiles(path) {
  const entry = await stat(path).catch(() => undefined);
  if (!entry) return [];
  if (entry.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const kept = entries.filter((each) => !passedOver.has(each.name) && !isTest(each.name));
  const nested = await Promise.all(
    kept
      .filter((each) => each.isFile() || each.isDirectory())
      .map((each) => (each.isDirectory() ? listFiles(join(path, each.name)) : [join(path, each.name)])),
  );
  return nested.flat();
}

// Beside the installed packages, so that a fresh install also means a fresh build.
const stampFile = (name) => inRepository('node_modules', `.plumbline-${name}`);

export async function readStamp(name) {
  return readFile(stampFile(name), 'utf8').catch(() => undefined);
}

export async function writeStamp(name, value) {
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), value);
}
