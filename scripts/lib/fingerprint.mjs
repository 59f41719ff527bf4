import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { inRepository, root } from './repository.mjs';

const passedOver = new Set(['node_modules', 'dist', 'test', 'evaluate', 'coverage', '.cache', '.data']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** A file that was changed so shortly before it is looked at may change again within the same tick of its times. */
const SETTLED_AFTER_MS = 3_000;

/**
 * Files and folders as they stand now, tests left out; what is missing counts as none. `marks`: one hash over names,
 * sizes, places on the disk and times, without reading a file. Undefined while one of them is too new to be told by these:
 * otherwise nothing has changed while the marks are the same, since no program can set when a file was changed. What is
 * looked at together, a moment apart at most, may share `listings`.
 */
export function look(paths, listings = new Map()) {
  const files = paths
    .flatMap((path) => listFiles(resolve(root, path), listings))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const youngest = files.reduce((latest, { changedMs }) => Math.max(latest, changedMs), 0);
  const settled = Date.now() - youngest > SETTLED_AFTER_MS;
  return {
    marks: settled ? hashOf(files.map(({ path, mark }) => `${path}\0${mark}`)) : undefined,
    /** One hash over names and contents. */
    fingerprint: () => hashOf(files.map((file) => `${file.path}\0${contentHash(file)}`)),
  };
}

const hashOf = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex');

const hashes = new Map();

/** Once a file, however many parts are made of it. */
function contentHash({ path, mark }) {
  const state = `${path}\0${mark}`;
  const known = hashes.get(state);
  if (known) return known;
  const hash = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
  hashes.set(state, hash);
  return hash;
}

/** Once a folder, however many parts are made of it. */
function listFiles(path, listings) {
  const known = listings.get(path) ?? listAnew(path, relative(root, path));
  listings.set(path, known);
  return known;
}

// One after the other: with nothing else to do meanwhile, that is several times as fast as a thousand promises.
function listAnew(path, name) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return filesIn(path, name);
  return entry?.isFile() ? [marked(name, entry)] : [];
}

function filesIn(folder, name) {
  const files = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (passedOver.has(entry.name) || isTest(entry.name)) continue;
    const [path, inner] = [`${folder}/${entry.name}`, `${name}/${entry.name}`];
    if (entry.isDirectory()) files.push(...filesIn(path, inner));
    else if (entry.isFile()) files.push(marked(inner, statSync(path)));
  }
  return files;
}

/** Times are in milliseconds with fractions down to a quarter of a microsecond, finer than any file system's clock ticks. */
const marked = (path, { size, ino, mtimeMs, ctimeMs }) => ({
  path,
  mark: `${size} ${ino} ${mtimeMs} ${ctimeMs}`,
  changedMs: ctimeMs,
});

// Beside the installed packages, so that a fresh install also means a fresh build.
const stampFile = (name) => inRepository('node_modules', `.plumbline-${name}`);

export async function readStamp(name) {
  return readFile(stampFile(name), 'utf8').catch(() => undefined);
}

export async function writeStamp(name, value) {
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), value);
}
