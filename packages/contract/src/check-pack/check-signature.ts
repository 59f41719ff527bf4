import * as z from 'zod/mini';

const signatureFile = z.object({
  algorithm: z.literal('Ed25519'),
  signs: z.literal('manifest.json'),
  publicKey: z.string(),
  signature: z.string(),
});

export interface SignatureCheck {
  /** `unchecked` where the browser doesn't know Ed25519. */
  state: 'good' | 'bad' | 'unchecked';
  /** Ed25519, in base64url; empty where none can be read. */
  publicKey: string;
}

/** Whether this text is the signature of these bytes, with the key that it names. */
export async function checkSignature(text: string, signed: Uint8Array<ArrayBuffer>): Promise<SignatureCheck> {
  const bad: SignatureCheck = { state: 'bad', publicKey: '' };
  const read = parse(text);
  // Written again it must be the same text: otherwise parts of it could change unnoticed.
  if (!read || `${JSON.stringify(read)}\n` !== text) return bad;
  const { publicKey } = read;
  const good = await verifyEd25519(publicKey, read.signature, signed);
  if (good === undefined) return { state: 'unchecked', publicKey };
  return good ? { state: 'good', publicKey } : bad;
}

/** Undefined where the browser doesn't know Ed25519. Key and signature are in base64url, written in the one way. */
export async function verifyEd25519(
  publicKey: string,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  const raw = fromBase64Url(signature);
  return raw?.length === 64 ? verifyRaw(publicKey, raw, signed) : false;
}

/** As above, with the signature's 64 bytes. */
export async function verifyRaw(
  publicKey: string,
  raw: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  const key = fromBase64Url(publicKey);
  if (key?.length !== 32) return false;
  const imported = await crypto.subtle
    .importKey('raw', key, 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  return imported && crypto.subtle.verify('Ed25519', imported, raw, signed);
}

function parse(text: string) {
  try {
    return signatureFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Undefined for anything that isn't written the one way in which these bytes are written. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return again === text ? Uint8Array.from(raw, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}
