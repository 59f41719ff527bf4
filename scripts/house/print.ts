// npm run house: how large the code is, how it hangs together, and what a start and a test cost.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { circlesOf } from './circles.ts';
import { arrowsBetween } from './imports.ts';
import { measure } from './measure.ts';

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(existsSync);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/test\/|^test\/|^e2e\//.test(path);
const read = (paths: string[]) => new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const code = read(tracked.filter((path) => !isTest(path)));
const tests = read(tracked.filter(isTest));
const figures = measure(code);

interface LockEntry {
  os?: string[];
  cpu?: string[];
  link?: boolean;
  dev?: boolean;
}
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(lock.packages).filter(
  ([path, { os, cpu, link, dev }]) =>
    path.includes('node_modules/') &&
    !link &&
    !dev &&
    // What only another kind of machine asks for is named in the lock file all the same.
    existsSync(path) &&
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true),
);

const TEST_TIMES = 'node_modules/.plumbline-test-seconds';
const circles = circlesOf(arrowsBetween(code));
const rows: [string, string | number][] = [
  ['files of code', figures.files],
  ['lines of code', figures.lines],
  ['lines of tests', measure(tests).lines],
  ['median lines a file', figures.medianLines],
  ['p90 lines a file', figures.p90Lines],
  ['longest file', figures.longest],
  ['circles between features', circles.length],
  ['features in circles', circles.flatMap(({ features }) => features).length],
  ['casts', figures.casts],
  ['repeated runs of 8 lines', figures.repeatedRuns],
  ['dependencies installed by npm start', installed.length],
  [
    'test seconds (last whole npm test)',
    existsSync(TEST_TIMES) ? readFileSync(TEST_TIMES, 'utf8') : 'not run here',
  ],
];
for (const [name, value] of rows) console.log(`${name.padEnd(36)} ${value}`);
for (const { features, ties } of circles) {
  console.log(`\nCircle: ${features.join(', ')}`);
  for (const [from, to] of ties) console.log(`  ${from} → ${to}`);
}
