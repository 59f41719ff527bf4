/** JavaScript that a first visit loads, gzip, beside what it may be. */
import { SCRIPT_BUDGETS, scriptSizes } from './support/script-sizes.ts';

const NAMES = {
  atOnce: 'landing page, before it is needed',
  landing: 'landing page, in all',
  dashboard: 'dashboard',
} as const;

const sizes = await scriptSizes();
for (const name of ['atOnce', 'landing', 'dashboard'] as const) {
  const { files, kilobytes } = sizes[name];
  const budget = SCRIPT_BUDGETS[name];
  console.log(
    `${NAMES[name].padEnd(36)} ${files} files  ${kilobytes.toFixed(1)} KB gzip  (aim: under ${budget} KB)`,
  );
  if (kilobytes > budget) process.exitCode = 1;
}
