/**
 * How a project's page with 5,000 findings feels on a slow machine: select, select a range, select all, filter, group,
 * move, undo and scroll. CPU slowed 4 times.
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from './support/browser.ts';
import { copyFindings } from './support/findings.ts';
import { reportTimes, watchPaints } from './support/paints.ts';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench, signUp } from './support/server.ts';

const SLOWER = 4;
const FINDINGS = 5000;
const LIMITS = { interaction: 200, frame: 200 };
const ROOMS = ['Kitchen', 'Bathroom', 'Laundry', 'Bedroom 1', 'Living', 'Roof space'];

const bench = await openBench();
const browser = await launchBrowser();
try {
  const url = await bench.startServer();
  const cookie = await signUp(url);
  const project = await createProject(url, cookie);
  await analyse(url, cookie, project, await twelveMegapixels());
  await copyFindings(bench.databaseUrl, FINDINGS - 1);
  await spread(project);

  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    baseURL: url,
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await watchPaints(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  await page.goto(`/projects/${project}`);
  await page.getByText(`${FINDINGS} findings`).waitFor({ timeout: 120_000 });
  for (const [what, act] of Object.entries(ACTS())) {
    // From the top each time: what an act begins with would else lie under the bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.paints.splice(0));
    await act(page);
    // Entries come a moment after the paint that they tell of.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
        ),
    );
    const paints = await page.evaluate(() => window.paints);
    if (paints.length > 0) {
      reportTimes(
        what,
        paints.map(({ duration }) => duration),
        LIMITS.interaction,
      );
      const slowest = paints.reduce((worst, one) => (one.duration > worst.duration ? one : worst));
      if (slowest.duration > LIMITS.interaction) console.log(`  slowest: ${slowest.what}`);
    } else console.log(`${what.padEnd(28)} under 16 ms each`);
  }
  reportTimes('scroll, a frame', await scrollFrames(page), LIMITS.frame);
  console.log(
    `load of the machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await browser.close();
  await bench.stop();
}

/** Puts the findings into rooms, of every severity. */
async function spread(project: number): Promise<void> {
  const client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
  await client.query(
    `insert into places (project_id, name, position) select $1, name, at from unnest($2::text[]) with ordinality as r(name, at)`,
    [project, ROOMS],
  );
  await client.query(
    `with room as (select array_agg(id order by position) as ids from places where project_id = $1),
      sort as (select array['low', 'medium', 'high', 'critical'] as names)
    update defects set outcome = 'defect', place_id = room.ids[1 + defects.id % 6],
      severity = sort.names[1 + defects.id % 4], severity_rank = defects.id % 4
    from room, sort where project_id = $1`,
    [project],
  );
  await client.query('analyze');
  await client.end();
}

function ACTS(): Record<string, (page: Page) => Promise<void>> {
  const box = (page: Page, at: number) => page.getByRole('checkbox', { name: /^Select/ }).nth(at);
  const counted = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  return {
    async select(page) {
      for (const at of [0, 2, 4]) await box(page, at).click();
      await counted(page, '3 findings selected');
    },
    async 'select a range'(page) {
      await box(page, 12).click({ modifiers: ['Shift'] });
      await counted(page, /^\d+ findings selected/);
    },
    async 'select all, clear'(page) {
      await page.keyboard.press('a');
      await counted(page, `${FINDINGS} findings selected`);
      await page.keyboard.press('Escape');
      await counted(page, `${FINDINGS} findings`);
    },
    async 'walk by keyboard'(page) {
      for (let step = 0; step < 12; step++) await page.keyboard.press('j');
      await page.keyboard.press('x');
      await counted(page, '1 finding selected');
      await page.keyboard.press('Escape');
    },
    async filter(page) {
      await page.getByLabel('Search this project’s findings').click();
      await page.keyboard.type('kitchen', { delay: 60 });
      await counted(page, /^\d+ of 5000 findings/);
      await page.getByLabel('Search this project’s findings').fill('');
      await counted(page, `${FINDINGS} findings`);
    },
    async 'group by room'(page) {
      await page.getByText('By room', { exact: true }).click();
      await page.getByRole('heading', { level: 3, name: 'Kitchen' }).waitFor();
    },
    async 'move a range, undo'(page) {
      await box(page, 0).click();
      await box(page, 10).click({ modifiers: ['Shift'] });
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Living' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await counted(page, /back where they were/);
    },
  };
}

/** How long each frame takes while the list is scrolled to its end, in milliseconds. */
async function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frames: number[] = [];
    let before = await new Promise<number>((done) => requestAnimationFrame(done));
    for (let step = 0; step < 90; step++) {
      // First a page at a time, then in leaps as by the bar.
      window.scrollBy(0, step < 60 ? 600 : 6000);
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      frames.push(now - before);
      before = now;
    }
    return frames;
  });
}
