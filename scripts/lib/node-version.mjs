import { Failure } from './failure.mjs';

/** Fails unless this Node is one that the product and its tools run on. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Failure(
    `Plumbline needs Node 20.19 or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one (https://nodejs.org) and run the same command again.',
  );
}
