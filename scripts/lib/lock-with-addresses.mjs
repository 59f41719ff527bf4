import { rm, writeFile } from 'node:fs/promises';
import { npmCommand, runQuietly } from './command.mjs';
import { inRepository } from './repository.mjs';

/** npm reads it in place of package-lock.json. */
const STAND_IN = inRepository('npm-shrinkwrap.json');

/**
 * Runs `work` while npm knows where each package lies. The lock file names no addresses, and npm asks the registry for each
 * package's description to find them: some 380 questions, and half of the processor time of an installation. Registries
 * lay packages down alike, so they are reckoned; contents are checked against the lock's hashes. What it has no hash of gets
 * no address: npm learns one from the registry's description.
 */
export async function withAddresses(lock, work) {
  const { code, output } = await runQuietly(npmCommand('config', 'get', 'registry', '--silent'));
  const registry = output.trim();
  if (code !== 0 || !URL.canParse(registry)) return work();
  try {
    await writeFile(STAND_IN, JSON.stringify(addressed(lock, registry)));
    return await work();
  } finally {
    await forgetAddresses();
  }
}

/** Removes what an installation that was killed left behind: it would stand in for the lock file of later ones. */
export const forgetAddresses = () => rm(STAND_IN, { force: true });

/** The lock with the address of each package that the registry has and that the lock has a hash of. */
export function addressed(lock, registry) {
  const at = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    { ...entry, ...addressOf(path, entry, at) },
  ]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

function addressOf(path, entry, at) {
  if (!path.includes('node_modules/') || entry.link || entry.resolved || !entry.integrity) return {};
  const name = entry.name ?? path.split('node_modules/').at(-1);
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
  return { resolved: `${at}${name}/-/${file}` };
}
