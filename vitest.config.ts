import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readByBundledProgram } from './apps/server/test/support/bundled-programs.ts';
import { quickFolder } from './scripts/lib/quick-folder.mjs';

// Every process of the run inherits it.
process.env.TMPDIR = quickFolder();

/** A whole campaign (`npm run test:whole`) takes as long as it takes. */
const PATIENCE = process.env.WHOLE_CAMPAIGN ? 5 * 3_600_000 : undefined;

const PURE = 'packages/{assistant,contract,knowledge}/{src,test}/**/*.test.ts';

/** What a test does to modules, or to React by drawing on a server, would reach the files after it in its process. */
const APART = /\bvi\.(mock|doMock|resetModules)\(|react-dom\/server|entry-server/;
const apartInWeb = ['src', 'gallery']
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, 'apps/web', folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => join('apps/web', folder, name),
    ),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => APART.test(readFileSync(join(import.meta.dirname, path), 'utf8')));

/** A browser's window as happy-dom has it; what that lacks is said where a file asks for jsdom's instead. */
const inWindow = {
  environment: 'happy-dom',
  // Nothing leads away from the window that all files share: a link that nobody catches stays where it is.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: ['apps/web/src/test/setup.ts'],
  testTimeout: PATIENCE ?? 60_000,
} as const;

export default defineConfig({
  test: {
    // One more than the cores that run this: a test waits for a timer, a disk or a process now and then.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'packages',
          // Engines, networks and readers of PDF are loaded once a worker. No test here changes a module.
          isolate: false,
          include: ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [PURE],
          testTimeout: PATIENCE ?? 60_000,
        },
      },
      {
        test: {
          name: 'pure',
          // Data and pure functions, apart from what is heavy: they are imported once a worker as well.
          isolate: false,
          include: [PURE],
          testTimeout: PATIENCE ?? 60_000,
        },
      },
      {
        plugins: [readByBundledProgram],
        test: {
          name: 'server',
          // The app is imported once a worker instead of once a file: each test builds its own app and database.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-setup.ts'],
          // Some tests start and kill whole servers; on a machine that does other things too that takes a while.
          testTimeout: PATIENCE ?? 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...inWindow,
          name: 'web',
          // The app and its window are made once a worker: setup.ts puts back what a test changes of them.
          isolate: false,
          include: ['apps/web/{src,gallery}/**/*.test.{ts,tsx}'],
          exclude: apartInWeb,
        },
      },
      { test: { ...inWindow, name: 'web-apart', include: apartInWeb } },
    ],
  },
});
