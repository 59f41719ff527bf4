/** Lighthouse, mobile, of the built public pages: the median of three runs each, beside what is aimed for. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { openBench, quantile } from './support/server.ts';

const PAGES = ['/', '/blog/ncc-2025-compliance-guide', '/help-center'];
const AIMS = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Lighthouse sometimes records no start of the page and says itself to run it again. */
const TRIES = 4;

interface Result {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const program = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

async function measure(url: string, chromium: string, tries = TRIES): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-lighthouse-'));
  try {
    const file = join(folder, 'result.json');
    const child: ChildProcess = spawn(
      process.execPath,
      [
        program,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0 && tries > 1) return await measure(url, chromium, tries - 1);
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const chromium = await ensureChromium();
const bench = await openBench();
let short = false;
try {
  // Its own address is known beforehand, because canonical links name it.
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = await bench.startServer({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
  for (const path of PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await measure(`${url}${path}`, chromium));
    const scores = CATEGORIES.map((category) => {
      const median = quantile(
        results.map(({ categories }) => categories[category].score),
        0.5,
      );
      short ||= median < AIMS[category];
      return `${category} ${median.toFixed(2)}${median < AIMS[category] ? ` (aim ${AIMS[category]})` : ''}`;
    });
    console.log(`${path.padEnd(34)} ${scores.join('  ')}`);
    for (const line of complaints(results.at(-1))) console.log(`    ${line}`);
  }
} finally {
  await bench.stop();
}
if (short) process.exitCode = 1;

/** What counts and isn't perfect, of one run. */
function complaints(result: Result | undefined): string[] {
  if (!result) return [];
  const weighed = CATEGORIES.flatMap((category) => result.categories[category].auditRefs);
  return weighed.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}
