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

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return places.find((place) => existsSync(place));
}

/** Path of a Chromium or Chrome for the end-to-end tests; Debian's is installed when there's none and that is allowed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const prefix = rootPrefix();
  if (prefix && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('  Installing Chromium by apt-get …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runVisibly([...prefix, 'apt-get', 'update', '-q'], quiet);
    await runVisibly(
      [...prefix, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
      quiet,
    );
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Failure(
    'The end-to-end tests need Chromium or Chrome, and this machine has none that could be found.\n' +
      'Debian and Ubuntu: sudo apt-get install chromium. Elsewhere: set CHROMIUM_PATH to its program.',
  );
}

/** What to put before a command that needs root; undefined when root can't be had without a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}
