import { createHash } from 'node:crypto';
import { access, constants, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npmCommand, runQuietly } from './command.mjs';
import { Failure } from './failure.mjs';
import { readStamp, writeStamp } from './fingerprint.mjs';
import { forgetAddresses, withAddresses } from './lock-with-addresses.mjs';
import { requireNode } from './node-version.mjs';
import { showProgress } from './progress.mjs';
import { inRepository, root } from './repository.mjs';

/**
 * Sees to it that what package-lock.json names is installed. What serves, builds and looks after a server is enough for
 * npm start; `tests` adds everything that checks, measures and compares.
 */
export async function ensureInstalled({ tests = true } = {}) {
  requireNode();
  const lockText = await readFile(inRepository('package-lock.json'), 'utf8');
  // Native packages are installed for one platform.
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${lockText}`).digest('hex');
  const whole = `${hash} with tests`;
  const stamp = await readStamp('installed');
  // In any case: one that tests began and didn't end leaves what a start needs in place.
  await forgetAddresses();
  if (stamp === whole || (!tests && stamp === hash)) return;
  const lock = JSON.parse(lockText);
  if (!(await isInstalled(lock, tests))) await install(lock, tests);
  await leaveOutOtherPlatforms();
  await writeStamp('installed', tests ? whole : hash);
}

/** npm's own record of what lies in node_modules, against what the lock file asks for. */
async function isInstalled(lock, tests) {
  const record = await readFile(inRepository('node_modules', '.package-lock.json'), 'utf8').catch(
    () => undefined,
  );
  if (!record) return false;
  const present = JSON.parse(record).packages;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    // Workspaces are links, which have no version.
    if (entry.link || !isMeantForHere(entry, tests)) continue;
    // npm's record is of the root's folder alone: what a workspace has of its own speaks for itself.
    const version = present[path]?.version ?? (await versionIn(path));
    if (version ? version !== entry.version : entry.optional !== true) return false;
  }
  return true;
}

async function versionIn(path) {
  const text = await readFile(inRepository(path, 'package.json'), 'utf8').catch(() => undefined);
  return text && JSON.parse(text).version;
}

function isMeantForHere(entry, tests) {
  return (
    (tests || !entry.dev) &&
    (entry.os?.includes(process.platform) ?? true) &&
    (entry.cpu?.includes(process.arch) ?? true)
  );
}

/** The library that runs networks comes with its code for every system: 245 of its 290 MB, which nothing here can run. */
async function leaveOutOtherPlatforms() {
  const binaries = inRepository('node_modules/onnxruntime-node/bin');
  for (const generation of await foldersIn(binaries)) {
    for (const platform of await foldersIn(join(binaries, generation))) {
      const here = platform === process.platform;
      for (const arch of here ? await foldersIn(join(binaries, generation, platform)) : ['']) {
        if (here && arch === process.arch) continue;
        await rm(join(binaries, generation, platform, arch), { recursive: true, force: true });
      }
    }
  }
}

const foldersIn = (path) => readdir(path).catch(() => []);

async function install(lock, tests) {
  await access(root, constants.W_OK).catch(() => {
    throw new Failure(
      `The folder ${root} isn't this user's to write to, and packages have to be installed in it.\n` +
        'Clone the repository as this user, or run this as the owner of the folder.',
    );
  });
  const total = Object.entries(lock.packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.link && isMeantForHere(entry, tests),
  ).length;
  // A server may be running from what npm start installed: the rest is laid beside it, where `npm ci` would begin anew.
  const beside = tests && (await isInstalled(lock, false));
  const done = showProgress(beside ? 'Installing what tests need' : `Installing ${total} packages`);
  // The database is an optional package, whatever this machine's npm leaves out.
  const command = npmCommand(
    ...(beside ? ['install', '--no-save'] : ['ci']),
    ...(tests ? ['--include=dev'] : ['--omit=dev']),
    ...['--include=optional', '--no-audit', '--no-fund'],
  );
  const run = () => runQuietly(command, { NODE_ENV: 'development' });
  let outcome = await withAddresses(lock, run);
  // A registry that has its files elsewhere: npm asks it for each, which takes longer.
  if (outcome.code !== 0 && /\b40\d\b/.test(outcome.output)) outcome = await run();
  const { code, output } = outcome;
  done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new Failure(explain(output));
}

function explain(output) {
  const said = output
    .split('\n')
    .filter((line) => /error|ERR/i.test(line))
    .slice(0, 12)
    .join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return (
      "npm can't reach its registry, and packages have to be downloaded once. Connect this machine (or set npm's " +
      `registry or proxy) and run the same command again.\n\n${said}`
    );
  }
  if (/ENOSPC/.test(output)) return `The disk is full: about 1 GB is needed in ${root}.\n\n${said}`;
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write where it has to; does everything in ${root} belong to this user?\n\n${said}`;
  }
  return `npm couldn't install the packages:\n\n${said || output}`;
}
