/**
 * A batch of photos of 12 megapixels: chosen together in the browser, beside the same photos sent one by one by the API.
 * How much longer the browser takes, and what its tab holds meanwhile. PHOTOS (120).
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from './support/browser.ts';
import { giveCredits } from './support/credits.ts';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench, signUp } from './support/server.ts';

const PHOTOS = Number(process.env.PHOTOS ?? 120);
const LOOK_MS = 500;

const bench = await openBench();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-batch-'));
const browser = await launchBrowser();
const database = new pg.Client({ connectionString: bench.databaseUrl });
try {
  const url = await bench.startServer();
  await database.connect();
  const cookie = await signUp(url);
  await giveCredits(bench.databaseUrl, 3 * PHOTOS);
  const wall = await twelveMegapixels();
  /** The same picture in other bytes: as much work, and none is left out as sent before. */
  const photo = (at: number) => Buffer.concat([wall, Buffer.from(`photo ${at}`)]);

  const alone = await createProject(url, cookie);
  await analyse(url, cookie, alone, photo(-1));
  const oneByOne = await seconds(async () => {
    for (let at = 0; at < PHOTOS; at += 1) {
      const answer = await analyse(url, cookie, alone, photo(at));
      if (!answer.ok) throw new Error(await answer.text());
    }
  });

  const project = await createProject(url, cookie);
  const paths: string[] = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    const path = join(folder, `wall-${at}.jpg`);
    await writeFile(path, photo(PHOTOS + at));
    paths.push(path);
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`/projects/${project}`);
  await page.getByRole('button', { name: 'Add many photos' }).click();
  const before = await tabMegabytes(page);
  let most = 0;
  let gathered = 0;
  const together = await seconds(async () => {
    const begun = performance.now();
    const dialog = page.getByRole('dialog', { name: 'Add many photos' });
    await dialog.getByLabel('Choose photos').setInputFiles(paths);
    await dialog.getByRole('button', { name: `Analyse ${PHOTOS} photos` }).click();
    for (let ended = false; !ended; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      most = Math.max(most, await tabMegabytes(page));
      if (gathered === 0 && (await dialog.isHidden())) gathered = (performance.now() - begun) / 1000;
      const { rows } = await database.query(
        `select count(*)::int as received, count(*) filter (where b.state = 'waiting')::int as waiting
         from batch_photos b join batches t on t.id = b.batch_id where t.project_id = $1`,
        [project],
      );
      ended = rows[0].received === PHOTOS && rows[0].waiting === 0;
    }
  });
  const { rows } = await database.query(
    `select b.state, count(*)::int from batch_photos b join batches t on t.id = b.batch_id
     where t.project_id = $1 group by 1 order by 1`,
    [project],
  );
  console.log(
    `${PHOTOS} photos of 12 megapixels, ${(wall.length / 1e6).toFixed(1)} MB each; load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`  by the API, one by one       ${oneByOne.toFixed(1)} s`);
  console.log(
    `  through the browser          ${together.toFixed(1)} s, ${(together / oneByOne).toFixed(2)} ×`,
  );
  console.log(`  of which on the device after ${gathered.toFixed(1)} s`);
  console.log(`  the tab, before and at most  ${before} and ${most} MB`);
  console.log(
    `  ended                        ${rows.map(({ state, count }) => `${count} ${state}`).join(', ')}`,
  );
} finally {
  await browser.close();
  await database.end();
  await bench.stop();
  await rm(folder, { recursive: true, force: true });
}

async function seconds(act: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}

/** What the largest of the browser's tabs holds, pictures and files included. */
async function tabMegabytes(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await session?.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(0, ...sizes) / 1024);
}
