/** The walk-throughs of the help centre: a phone is led through the product, and pictures of it become a video. */
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.mjs';
import { BUILDINGS } from './buildings.ts';
import { openDemo } from './demo-server.ts';
import { bring, type RecordedWalk, Recording } from './recording.ts';

const web = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const photos = fileURLToPath(new URL('../../packages/documents/assets/samples/', import.meta.url));
const SLOWLY = { timeout: 120_000 };
const [HOUSE] = BUILDINGS;
if (!HOUSE) throw new Error('There is no building to show.');
const house = HOUSE.project.name;

type Walk = (recording: Recording) => Promise<void>;

/** Nothing is on its way, and every picture stands. */
async function settle(page: Page): Promise<void> {
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', ...SLOWLY });
  // What is further down is loaded when it comes into sight; waiting for it would be for ever.
  await page.evaluate(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    const longest = new Promise((resolve) => setTimeout(resolve, 5_000));
    return Promise.race([
      longest,
      Promise.all(inSight.map((image) => image.decode().catch(() => undefined))),
    ]);
  });
}

async function press(recording: Recording, target: Locator): Promise<void> {
  await recording.touch(target);
  await settle(recording.page);
}

/** Goes to a place of the bar at the foot, or of those under More. */
async function go(recording: Recording, name: string): Promise<void> {
  const { page } = recording;
  const bar = page.getByRole('navigation', { name: 'Main' });
  const inBar = bar.getByRole('link', { name, exact: true });
  if ((await inBar.count()) > 0) await recording.touch(inBar);
  else {
    await recording.touch(bar.getByRole('button', { name: 'More' }));
    await recording.touch(
      page.getByRole('dialog', { name: 'More' }).getByRole('link', { name, exact: true }),
    );
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor(SLOWLY);
  await settle(page);
}

const overview: Walk = async (recording) => {
  await recording.step('The dashboard says first what needs you now.');
  await recording.step('A project keeps a building’s findings, plans and visits.', async () => {
    await go(recording, 'Projects');
  });
  await recording.step('Defects lists the findings of all projects, the worst first if you like.', () =>
    go(recording, 'Defects'),
  );
  await recording.step('Insights shows which defects come up, where and at which stage.', () =>
    go(recording, 'Insights'),
  );
  await recording.step('Reports makes a PDF of the findings that you choose.', () =>
    go(recording, 'Reports'),
  );
  await recording.step('Ask the assistant about a tolerance, a rule or your own findings.', () =>
    go(recording, 'AI Chat'),
  );
};

const firstAnalysis: Walk = async (recording) => {
  const { page } = recording;
  await recording.step('Choose the project, then take a photo or choose one.', async () => {
    await page.getByLabel('Choose a photo').setInputFiles(`${photos}garage-wall.jpg`);
    await bring(page.getByText('garage-wall.jpg').first());
  });
  await recording.step('Say what you know. A measured width helps most. All of it is optional.', async () => {
    const context = page.getByLabel('Additional context');
    await bring(context);
    await recording.type(context, 'Salt on the bricks above the slab');
  });
  await recording.step(
    'Accept Image starts the analysis. Each engine’s vote arrives on its own.',
    async () => {
      await recording.touch(page.getByRole('button', { name: 'Accept Image' }));
      await recording.until(page.getByRole('button', { name: 'Next Image' }).first());
      await settle(page);
    },
  );
  await recording.step('The result: what it is, how bad, how sure, and which rule it touches.', () =>
    bring(page.getByRole('button', { name: 'Next Image' }).first()),
  );
};

const advanced: Walk = async (recording) => {
  const { page } = recording;
  await go(recording, 'Defects');
  await recording.step('Filter the findings by severity, compliance or hazard.', async () => {
    const filter = page.getByRole('combobox', { name: 'Severity' });
    await recording.touch(filter);
    await recording.touch(page.getByRole('option', { name: /^Medium/ }));
    await settle(page);
  });
  await recording.step('Open one: photo, reason, rule and what to do next.', async () => {
    const rows = page.getByRole('list', { name: 'Findings' }).getByRole('button', { name: /^(?!Select)/ });
    await recording.touch(rows.filter({ hasText: 'Plasterboard crack' }).first());
    // Its title is there before the rest of it.
    await page.getByRole('dialog').getByText('Recommendations').first().waitFor(SLOWLY);
    await settle(page);
  });
  await page.keyboard.press('Escape');
  await recording.step('Ask the assistant. It names the source of what it says.', async () => {
    await go(recording, 'AI Chat');
    const message = page.getByRole('textbox').last();
    await recording.type(message, 'How long is the warranty in NSW?');
    await recording.touch(page.getByRole('button', { name: 'Send message' }));
    await recording.until(page.getByRole('button', { name: 'This helped' }).last());
    await settle(page);
  });
  await recording.step('A project’s page has its findings, plans, visits and papers.', async () => {
    await go(recording, 'Projects');
    await recording.touch(page.getByRole('heading', { name: house }).getByRole('link'));
    await page.getByRole('main').getByText('Plasterboard crack').first().waitFor(SLOWLY);
    await settle(page);
  });
};

const report: Walk = async (recording) => {
  const { page } = recording;
  await go(recording, 'Reports');
  await recording.step('On the reports page, press Generate New Report.', () =>
    press(recording, page.getByRole('button', { name: 'Generate New Report' })),
  );
  await recording.step('Choose the project and give the report a title.', async () => {
    await recording.touch(page.getByRole('radio', { name: new RegExp(house) }));
    const title = page.getByRole('textbox', { name: 'Report title', exact: true });
    await title.fill('');
    await recording.type(title, 'Handover, second visit');
  });
  await recording.step('Tick the defects that belong in it.', async () => {
    await press(recording, page.getByRole('button', { name: 'Continue' }));
  });
  await recording.step('Check its first pages before you buy it. Then download the PDF.', async () => {
    await press(recording, page.getByRole('button', { name: /^Generate Report/ }));
    const card = page.getByRole('article', { name: 'Handover, second visit' });
    await card.getByText('Completed').waitFor(SLOWLY);
    await bring(card);
    await settle(page);
  });
};

const WALKS: Readonly<Record<string, Walk>> = {
  overview,
  'first-walkthrough': firstAnalysis,
  advanced,
  'report-demo': report,
};

const demo = await openDemo([HOUSE]);
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  const folder = `${web}public/walks`;
  await rm(folder, { recursive: true, force: true });
  const [name = '', value = ''] = demo.cookie.split('=');
  const recorded: Record<string, RecordedWalk> = {};
  for (const [id, walk] of Object.entries(WALKS)) {
    const context = await browser.newContext({
      baseURL: demo.url,
      viewport: { width: 390, height: 780 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name, value, url: demo.url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(SLOWLY.timeout);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor(SLOWLY);
    await settle(page);
    const recording = await Recording.begin(page);
    await walk(recording);
    recorded[id] = await recording.end(folder, id);
    await context.close();
  }
  await writeFile(`${web}src/content/data/walks.json`, `${JSON.stringify(recorded, null, 2)}\n`);
} finally {
  await browser.close();
  await demo.stop();
}
