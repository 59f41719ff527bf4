import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ADMIN } from './e2e/support/admin.ts';
import { quickFolder } from './scripts/lib/quick-folder.mjs';

// Database, uploads and the browsers' profiles; every process of the run inherits it.
process.env.TMPDIR = quickFolder();

// One data folder and port for the run; the workers that Playwright starts inherit both.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(process.env.TMPDIR, 'plumbline-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
// The database's account has to pass through, when the tests run as root.
chmodSync(process.env.E2E_DATA_DIR, 0o711);
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);

const everySize = process.env.WHOLE_CAMPAIGN || process.env.EVERY_LOOK;

/** A test whose promise has nothing to do with the size of the screen names the one that it runs on. */
const onlyOn = (size: string) => (everySize ? [] : new RegExp(`@${size}-only`));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the cores that run this: a test waits for a frame, a timer or the network now and then.
  workers: 3,
  // Each test brings its own account: the tests of a long file are shared by both workers.
  fullyParallel: true,
  // Two cores are shared with all else that runs: one that needs a second try is listed as flaky (decision 0295).
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // It would answer in place of what a test puts before the network; its own tests let it in.
    serviceWorkers: 'block',
    // Contrast is judged on what stands, not on what is fading in.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the run; `--trace retain-on-failure` records what somebody wants to look into.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desk', grepInvert: onlyOn('phone'), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: onlyOn('desk'),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Tests name the address that they come from where it counts.
      TRUST_PROXY: '1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  },
});
