import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runVisibly } from './command.mjs';
import { Failure } from './failure.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's Chromium without a window: the same engine for half of the processor time (decision 0366). */
const WINDOWLESS = { package: 'chromium-headless-shell', program: '/usr/bin/chromium-headless-shell' };

function namedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Failure(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  return named;
}

const findChromium = () => namedChromium() || places.find((place) => existsSync(place));

/** Path of a Chromium or Chrome; Debian's is installed when there's none and that is allowed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await installByApt('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(
    'The end-to-end tests need Chromium or Chrome, and this machine has none that could be found.\n' +
      'Debian and Ubuntu: sudo apt-get install chromium. Elsewhere: set CHROMIUM_PATH to its program.',
  );
}

/**
 * Path of the browser that end-to-end tests run in: one without a window where Debian has one that may be installed, or
 * else any Chromium or Chrome.
 */
export async function ensureWindowless() {
  const named = namedChromium();
  if (named) return named;
  // A machine that has no browser yet may know no packages either, before it asks for their lists.
  if (!existsSync(WINDOWLESS.program) && (hasPackage(WINDOWLESS.package) || !findChromium()))
    await installByApt(WINDOWLESS.package);
  return existsSync(WINDOWLESS.program) ? WINDOWLESS.program : ensureChromium();
}

const hasPackage = (name) => spawnSync('apt-cache', ['show', '--quiet=2', name]).status === 0;

/** Does nothing where root can't be had without a password, or there is no apt. */
async function installByApt(name) {
  const prefix = rootPrefix();
  if (!prefix || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`  Installing ${name} by apt-get …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runVisibly([...prefix, 'apt-get', 'update', '-q'], quiet);
  await runVisibly([...prefix, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', name], quiet);
}

/** What to put before a command that needs root; undefined when root can't be had without a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}
