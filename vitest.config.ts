import { defineConfig } from 'vitest/config';
import { readByBundledProgram } from './apps/server/test/support/bundled-programs.ts';

/** A whole campaign (`npm run test:whole`) takes as long as it takes. */
const PATIENCE = process.env.WHOLE_CAMPAIGN ? 5 * 3_600_000 : undefined;

export default defineConfig({
  test: {
    // Two cores on the machines that run this: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
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
          name: 'web',
          include: ['apps/web/{src,gallery}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/test/setup.ts'],
          testTimeout: PATIENCE ?? 60_000,
        },
      },
    ],
  },
});
