import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts and reads back small secrets that have to outlive the process, with a key made of the session secret. */
interface Seal {
  close(text: string): string;
  /** Undefined for what wasn't sealed here, or with another secret. */
  open(sealed: string): string | undefined;
}

/** `purpose` keeps what is sealed for one thing from being opened as another. */
export function sealWith(sessionSecret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', `plumbline seal ${purpose}`, 32));
  return {
    close(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 28) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
