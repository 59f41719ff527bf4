/** Screens of the product with real findings in them, as pictures for the public pages. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.mjs';
import type { Demo } from './demo-server.ts';
import { keep } from './keep.ts';

/** Twice as many pixels as it is wide, so that it is sharp on good screens. */
const DENSITY = 2;

export async function pictureScreens(demo: Demo): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const desk = await openPage(browser, demo, { width: 1180, height: 780 });
    const wall = findingOf(demo, 'north-wall');
    await desk.goto(`${demo.url}/defects/${wall}`);
    await settle(desk);
    await keepWindow(desk, 'finding', [1280, 640]);
    await keep(await pictureMarks(desk), 'overlay', [960, 480]);
    await desk.goto(`${demo.url}/dashboard`);
    await settle(desk);
    await keepWindow(desk, 'dashboard', [1280, 640]);
    await desk.goto(`${demo.url}/handover-checklist-generator`);
    await desk.getByLabel('Building Type').selectOption('residential-house');
    await desk.getByRole('button', { name: 'Generate Handover Checklist' }).click();
    await desk.getByRole('checkbox').first().check();
    await keepWindow(desk, 'checklist', [1280, 640]);
    const phone = await openPage(browser, demo, { width: 390, height: 780 });
    await phone.goto(`${demo.url}/defects/${findingOf(demo, 'balcony-soffit')}`);
    await settle(phone);
    // The photo and what was found of it, not only the warning above them.
    await phone
      .locator('figure')
      .first()
      .evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
    await settle(phone);
    await keepWindow(phone, 'phone', [520]);
  } finally {
    await browser.close();
  }
}

export async function openPage(
  browser: Browser,
  demo: Demo,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: DENSITY,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const [name = '', value = ''] = demo.cookie.split('=');
  await context.addCookies([{ name, value, url: demo.url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

/** Everything is there: no skeleton, every picture on the screen decoded. */
export async function settle(page: Page): Promise<void> {
  // A quiet network isn't yet a page: its own part may still be on its way.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    [...document.images].every(
      ({ loading, complete, naturalWidth }) => loading === 'lazy' || (complete && naturalWidth > 0),
    ),
  );
}

/** The photo with its marks alone: nothing that floats over it, and no button that a picture can't press. */
async function pictureMarks(page: Page): Promise<Buffer> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1180, height: 2400 });
  const figure = page.locator('figure').first();
  await figure.getByRole('button').evaluateAll((buttons) => {
    for (const button of buttons) button.remove();
  });
  const shot = await figure.locator('img').first().locator('..').screenshot();
  if (size) await page.setViewportSize(size);
  return shot;
}

const keepWindow = async (page: Page, name: string, widths: readonly number[]) =>
  keep(await page.screenshot(), name, widths);

function findingOf({ made }: Demo, photo: string): number {
  for (const { building, defectIds } of made) {
    const at = building.photos.findIndex((sample) => sample.photo === photo);
    if (at >= 0) return defectIds[at] ?? 0;
  }
  throw new Error(`There is no photo ${photo}`);
}
