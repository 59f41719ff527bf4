import { rm, writeFile } from 'node:fs/promises';
import { inRepository } from './repository.mjs';

/** npm reads it in place of package-lock.json. */
const STAND_IN = inRepository('npm-shrinkwrap.json');

/** npm asks the registry that is set wherever it reads this one. */
const REGISTRY = 'https://registry.npmjs.org';

/**
 * Runs `work` while npm knows where each package lies. The lock file names no addresses, and npm asks the registry for each
 * package's description to find them: some 380 questions, and half of the processor time of an installation. Registries
 * lay packages down alike, so they are reckoned; contents are checked against the lock's hashes. What it has no hash of gets
 * no address: npm learns one from the registry's description.
 */
export async function withAddresses(lock, work) {
  try {
    await writeFile(STAND_IN, JSON.stringify(addressed(lock)));
    return await work();
  } finally {
    await forgetAddresses();
  }
}

/** Removes what an installation that was killed left behind: it would stand in for the lock file of later ones. */
export const forgetAddresses = () => rm(STAND_IN, { force: true });

/** The lock with the address of each package that its registry has and that the lock has a hash of. */
export function addressed(lock) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    { ...entry, ...addressOf(path, entry) },
  ]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

function addressOf(path, entry) {
  if (!path.includes('node_modules/') || entry.link || entry.resolved || !entry.integrity) return {};
  const name = entry.name ?? path.split('node_modules/').at(-1);
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
  return { resolved: `${REGISTRY}/${name}/-/${file}` };
}
