/** JavaScript that a first visit loads, gzip: what the HTML asks for, and of the app's screens what the dashboard needs. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const dist = new URL('../apps/web/dist/', import.meta.url);

const landing = await readFile(new URL('index.html', dist), 'utf8');
const index: { scripts: Record<string, string[]> } = JSON.parse(
  await readFile(new URL('pages.json', dist), 'utf8'),
);

interface Budget {
  page: string;
  scripts: ReadonlySet<string>;
  kilobytes: number;
}
const budgets: Budget[] = [
  {
    page: 'landing page',
    scripts: new Set([...landing.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? '')),
    kilobytes: 90,
  },
  { page: 'dashboard', scripts: new Set(index.scripts['/dashboard']), kilobytes: 180 },
];

let over = false;
for (const { page, scripts, kilobytes } of budgets) {
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await readFile(new URL(script, dist)), { level: 9 }).length;
  const size = bytes / 1024;
  over ||= size > kilobytes;
  console.log(
    `${page.padEnd(32)} ${scripts.size} files  ${size.toFixed(1)} KB gzip  (aim: under ${kilobytes} KB)`,
  );
}
if (over) process.exitCode = 1;
