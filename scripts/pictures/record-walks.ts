/** The walk-throughs of the help centre: a phone is led through the product, and each step is pictured with its words. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openBench, signUp } from '../../bench/support/server.ts';
import { ensureChromium } from '../lib/chromium.mjs';

const content = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const photos = fileURLToPath(new URL('../../packages/documents/assets/samples/', import.meta.url));
const SLOWLY = { timeout: 120_000 };

interface Step {
  file: string;
  width: number;
  height: number;
  words: string;
}

const walks: Record<string, Step[]> = {};

/** Pictures what stands on the screen now, as the next step of a walk-through. */
async function step(page: Page, walk: string, words: string, inSight?: Locator): Promise<void> {
  await inSight?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', ...SLOWLY });
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  const steps = walks[walk] ?? [];
  walks[walk] = steps;
  const file = `${walk}-${steps.length + 1}`;
  const { width, height, size } = await sharp(await page.screenshot())
    .resize({ width: 540 })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${content}assets/walks/${file}.webp`);
  steps.push({ file, width, height, words });
  console.log(`  ${file}.webp  ${width}×${height}  ${Math.round(size / 1024)} KB`);
}

async function firstAnalysis(page: Page): Promise<void> {
  const walk = 'first-walkthrough';
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor(SLOWLY);
  await page.getByLabel('Choose a photo').setInputFiles(`${photos}north-wall.jpg`);
  await step(
    page,
    walk,
    'Choose the project, then take a photo or choose one.',
    page.getByText('north-wall.jpg'),
  );
  const context = page.getByLabel('Additional context');
  await context.fill('Stepped crack in the north wall, 4 mm wide');
  await step(page, walk, 'Say what you know: a measured width helps most. All of it is optional.', context);
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await page.getByText('Sending the photo').or(page.getByText('about 10-15 seconds')).first().waitFor(SLOWLY);
  await step(page, walk, 'Accept Image starts the analysis. Each engine’s vote is shown as it arrives.');
  const next = page.getByRole('button', { name: 'Next Image' }).first();
  await next.waitFor(SLOWLY);
  await step(page, walk, 'The result: type, severity, how sure, and whether it complies.', next);
  await page.goto('/defects');
  await page
    .getByRole('list', { name: 'Findings' })
    .getByRole('button', { name: /^(?!Select)/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor(SLOWLY);
  await step(page, walk, 'Its details say why, which rule decided, and what to do next.');
}

async function report(page: Page): Promise<void> {
  const walk = 'report-demo';
  await page.goto('/reports');
  const begin = page.getByRole('button', { name: 'Generate New Report' });
  await step(page, walk, 'On the reports page, press Generate New Report.', begin);
  await begin.click();
  await page.getByRole('radio', { name: /House in Marrickville/ }).check();
  await page.getByRole('textbox', { name: 'Report title', exact: true }).fill('Handover of the house');
  await step(page, walk, 'Choose the project and give the report a title.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await step(page, walk, 'Tick the defects that belong in it.');
  await page.getByRole('button', { name: /^Generate Report/ }).click();
  const card = page.getByRole('article', { name: 'Handover of the house' });
  await card.getByText('Completed').waitFor(SLOWLY);
  await step(
    page,
    walk,
    'It is ready when it says Completed. Look at its first pages before you buy it.',
    card,
  );
}

const bench = await openBench();
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  await rm(`${content}assets/walks`, { recursive: true, force: true });
  await mkdir(`${content}assets/walks`, { recursive: true });
  const url = await bench.startServer();
  const cookie = await signUp(url);
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 700 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name, value, url }]);
  await context.request.post('/api/projects', { data: { name: 'House in Marrickville', state: 'NSW' } });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOWLY.timeout);
  await firstAnalysis(page);
  await report(page);
  await writeFile(`${content}content/data/walks.json`, `${JSON.stringify(walks, null, 2)}\n`);
} finally {
  await browser.close();
  await bench.stop();
}
