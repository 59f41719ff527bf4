/** Builds the web app into dist/: client, then every public page as HTML. Run under tsx. */
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { prerenderPages } from './prerender-pages.ts';
import { buildServiceWorker } from './service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverDirectory = `${root}.cache/ssr`;

await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: serverDirectory, emptyOutDir: true, manifest: false },
});
const entry: typeof import('../src/entry-server.tsx') = await import(
  pathToFileURL(`${serverDirectory}/entry-server.js`).href
);
const written = await prerenderPages(`${root}dist`, entry);
await buildServiceWorker(root);
for (const folder of ['dist/assets', 'dist']) await compressFiles(root + folder);
await rm(serverDirectory, { recursive: true });
console.log(`Web app built: ${written.length} pages prerendered (${written.join(', ')}).`);
