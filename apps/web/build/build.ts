/** Builds the web app into dist/: client and server side beside each other, then every public page as HTML. Run under tsx. */
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { prerenderPages } from './prerender-pages.ts';
import { buildServiceWorker } from './service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverDirectory = `${root}.cache/ssr`;

const client = build({ root, logLevel: 'warn' });
const server = build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: serverDirectory, emptyOutDir: true, manifest: false },
});
await client;
// What the browser loads is as it stays from here on: it is compressed while the pages are written.
const compressed = compressFiles(`${root}dist/assets`);
await server;
const entry: typeof import('../src/entry-server.tsx') = await import(
  pathToFileURL(`${serverDirectory}/entry-server.js`).href
);
const written = await prerenderPages(`${root}dist`, entry);
await buildServiceWorker(root);
await Promise.all([compressed, compressFiles(`${root}dist`)]);
await rm(serverDirectory, { recursive: true });
console.log(`Web app built: ${written.length} pages prerendered (${written.join(', ')}).`);
