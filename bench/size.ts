/** JavaScript that a first visit loads, gzip: what the HTML asks for, and of the app's screens what the dashboard needs. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const dist = new URL('../apps/web/dist/', import.meta.url);

interface Budget {
  page: string;
  file: string;
  kilobytes: number;
}
const budgets: Budget[] = [
  { page: 'landing page', file: 'index.html', kilobytes: 90 },
  { page: 'dashboard (shell and preloads)', file: 'app.html', kilobytes: 180 },
];

let over = false;
for (const { page, file, kilobytes } of budgets) {
  const html = await readFile(new URL(file, dist), 'utf8');
  const scripts = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? ''));
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await readFile(new URL(script, dist)), { level: 9 }).length;
  const size = bytes / 1024;
  over ||= size > kilobytes;
  console.log(
    `${page.padEnd(32)} ${scripts.size} files  ${size.toFixed(1)} KB gzip  (aim: under ${kilobytes} KB)`,
  );
}
if (over) process.exitCode = 1;
