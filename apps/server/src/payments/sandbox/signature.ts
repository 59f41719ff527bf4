import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Older than this a message isn't believed, so that a copied one is of no use later. */
const TOLERANCE_SECONDS = 300;

export const SIGNATURE_HEADER = 'sandbox-signature';

/** The sandbox's own signing key, made from the installation's secret. */
export function signingKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'plumbline sandbox webhook', 32));
}

/** `t=<seconds>,v1=<hmac>` over time and body. */
export function signatureHeader(body: string | Buffer, key: Buffer, now = new Date()): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(body, key, time).toString('hex')}`;
}

export function isSigned(
  body: Buffer,
  header: string | string[] | undefined,
  key: Buffer,
  now = new Date(),
): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match?.[1] || !match[2]) return false;
  const time = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(match[2], 'hex'), digest(body, key, time));
}

const digest = (body: string | Buffer, key: Buffer, time: number) =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest();
