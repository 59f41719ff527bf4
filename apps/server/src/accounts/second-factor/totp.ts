import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a code stands for; every authenticator app takes these. */
const STEP = 30;
const DIGITS = 6;
/** Codes of the step before and the one after are taken too: clocks differ and people type slowly. */
const DRIFT = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the alphabet that authenticator apps read (RFC 4648), without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one time step (RFC 4226 over RFC 6238's counter). */
export function totpCode(key: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP);

/**
 * The time step that a code belongs to, if it is good now and newer than the last one taken: a code seen over somebody's
 * shoulder, or caught on the way, is worth nothing once it has been used.
 */
export function matchTotp(key: Uint8Array, code: string, lastStep: number, now: number): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) {
    const expected = Buffer.from(totpCode(key, step));
    const same = expected.length === given.length && timingSafeEqual(expected, given);
    if (same && step > lastStep) found = step;
  }
  return found;
}

/** What the QR code says; authenticator apps read it. */
export function totpAddress(secret: string, email: string): string {
  const label = encodeURIComponent(`Plumbline:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Plumbline&algorithm=SHA1&digits=${DIGITS}&period=${STEP}`;
}
