import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, so that no key made of the session secret is used for two things. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `plumbline ${purpose}`, 32));
}
