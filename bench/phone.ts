/** How a mid-range phone feels: capture to preview, and taps on a dashboard with 500 findings. CPU slowed 4 times. */
import { devices, type Page } from '@playwright/test';
import { launchBrowser } from './support/browser.ts';
import { copyFindings } from './support/findings.ts';
import { type Paint, reportTimes, watchPaints } from './support/paints.ts';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench, signUp } from './support/server.ts';

const SLOWER = 4;
const CAPTURES = 5;
const LIMITS = { capture: 300, interaction: 200 };

declare global {
  interface Window {
    captured: number;
  }
}

const bench = await openBench();
const browser = await launchBrowser({ camera: true });
try {
  const url = await bench.startServer();
  const cookie = await signUp(url);
  await analyse(url, cookie, await createProject(url, cookie), await twelveMegapixels());
  await copyFindings(bench.databaseUrl, 499);

  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block', baseURL: url });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await watchPaints(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  await page.goto('/dashboard');
  const captures = await measureCaptures(page);
  await page.goto('/dashboard');
  const interactions = await measureInteractions(page);
  reportTimes('capture to preview', captures, LIMITS.capture);
  reportTimes(
    'interaction to next paint',
    interactions.map(({ duration }) => duration),
    LIMITS.interaction,
  );
  const slowest = [...interactions].sort((a, b) => b.duration - a.duration).slice(0, 4);
  for (const { duration, what } of slowest) console.log(`    ${duration} ms  ${what}`);
} finally {
  await browser.close();
  await bench.stop();
}

async function measureCaptures(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  const times: number[] = [];
  for (let round = 0; round < CAPTURES; round++) {
    const shutter = page.getByRole('button', { name: 'Capture', exact: true });
    await shutter.and(page.locator(':enabled')).waitFor();
    await page.evaluate(() => {
      window.captured = 0;
      const canvas = document.querySelector('canvas');
      let pressed = 0;
      document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), {
        once: true,
        capture: true,
      });
      if (!canvas) throw new Error('The camera has no preview');
      new MutationObserver((_, watch) => {
        watch.disconnect();
        // What the next frame draws is on the screen when the task after it runs.
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.captured = performance.now() - pressed;
          }),
        );
      }).observe(canvas, { attributeFilter: ['hidden'] });
    });
    await shutter.tap();
    await page.waitForFunction(() => window.captured > 0);
    times.push(await page.evaluate(() => window.captured));
    await page.getByRole('button', { name: 'Retake' }).tap();
  }
  return times;
}

async function measureInteractions(page: Page): Promise<Paint[]> {
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .waitFor();
  await page.evaluate(() => window.paints.splice(0));
  for (const next of ['Page 2', 'Page 3', 'Next page']) await page.getByRole('button', { name: next }).tap();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .tap();
  await page.getByRole('combobox', { name: 'Severity' }).tap();
  await page.getByRole('option', { name: 'Medium' }).or(page.getByRole('option').nth(1)).first().tap();
  await page.getByRole('combobox', { name: 'Severity' }).tap();
  await page.getByRole('option').first().tap();
  await page.getByLabel('Additional context').tap();
  await page.keyboard.type('stepped crack, 4 mm');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.waitForFunction(() => window.paints.length > 0);
  return page.evaluate(() => window.paints);
}
