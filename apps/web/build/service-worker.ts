import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';

/** Files that the signed-in part needs beside its scripts and styles. */
const BESIDE = ['app.html', 'boot.js', 'favicon.svg', 'icon-192.png', 'site.webmanifest'];

async function shellFiles(dist: string): Promise<string[]> {
  const assets = (await readdir(`${dist}/assets`)).filter(
    (name) => /\.(js|css)$/.test(name) || /^inter-(?:basic|latin)-wght-.*\.woff2$/.test(name),
  );
  return [...BESIDE, ...assets.map((name) => `assets/${name}`)].sort();
}

/**
 * Writes dist/sw.js, which knows by name what the shell is made of. Its version is a digest of those files, so that a
 * build that changes nothing is no new version.
 */
export async function buildServiceWorker(root: string): Promise<void> {
  const dist = `${root}dist`;
  const files = await shellFiles(dist);
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(await readFile(`${dist}/${file}`));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(files.map((file) => `/${file}`)),
      SHELL_VERSION: JSON.stringify(digest.digest('hex').slice(0, 16)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: `${root}src/service-worker/main.ts`,
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
}
