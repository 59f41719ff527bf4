import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Locks a secret that has to be read again (AES-256-GCM). `bound` names whose it is: it opens for nobody else. */
export function lockSecret(key: Buffer, secret: string, bound: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `lockSecret` locked; undefined with another key or another owner. */
export function openSecret(key: Buffer, locked: string, bound: string): string | undefined {
  const bytes = Buffer.from(locked, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(bound))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    // Locked with another session secret, or not ours: there is nothing to be had from it.
    return undefined;
  }
}
