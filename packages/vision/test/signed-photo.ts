/** Photos with content credentials (C2PA), written and signed as cameras do it. The key is known to everybody. */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { encode } from 'cborg';

const CERTIFICATE = Buffer.from(
  'MIIBdzCCASmgAwIBAgIUN06ENKlwRniUH1MMzVjIzSjPRiYwBQYDK2VwMDAxFDASBgNVBAMMC1Rlc3QgQ2FtZXJhMRgwFgYDVQQKDA9FeGFtcGxlIENhbWVyYXMwIBcNMjYxMTI0MDI0MTMwWhgPMjEyNjEwMzEwMjQxMzBaMDAxFDASBgNVBAMMC1Rlc3QgQ2FtZXJhMRgwFgYDVQQKDA9FeGFtcGxlIENhbWVyYXMwKjAFBgMrZXADIQCBUTkxHbAMvt1/6OPTjHMKdmKyl9M9/mKVnrRN08U+YaNTMFEwHQYDVR0OBBYEFCZ43DQDR9EPpouyA8osOTc6/SgLMB8GA1UdIwQYMBaAFCZ43DQDR9EPpouyA8osOTc6/SgLMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EAgN52RJAS87OXNtGxvdw1LpXvlIYqSRaWN2AZRENnfia5nd2yOvPX1rxPmd/pBJXVNXYD1ERYzmZGWnCkNylNDA==',
  'base64',
);
const KEY = createPrivateKey({
  key: Buffer.from('MC4CAQAwBQYDK2VwBCIEIIFNpLH3I8Zfcvm2/FtMFBG2q22wdt27s4Vmu1pAUUuo', 'base64'),
  format: 'der',
  type: 'pkcs8',
});
const EDDSA = -8;
const PART = 60_000;

const box = (type: string, ...content: Uint8Array[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

export const labelled = (label: string, ...content: Uint8Array[]) =>
  box('jumb', box('jumd', Buffer.alloc(16), Buffer.from([3]), Buffer.from(`${label}\0`)), ...content);
export const cbor = (value: unknown) => box('cbor', encode(value));

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

export interface Signing {
  /** By IPTC's list, such as 'digitalCapture'. */
  source?: string;
  /** Actions after the first, such as 'c2pa.color_adjustments'. */
  edits?: readonly string[];
  generator?: string;
  /** Bytes of another assertion, such as a thumbnail. */
  besides?: number;
  /** How the picture is named as hashed; with another name it is hashed box by box, as HEIF is. */
  hashLabel?: string;
  algorithm?: number;
}

/** The manifest store over a file of which `hash` is all but the store. */
export function storeOver(
  hash: Uint8Array,
  exclusion: { start: number; length: number },
  signing: Signing = {},
): Buffer {
  const { source = 'digitalCapture', edits = [], generator = 'Test Phone', besides = 0 } = signing;
  const created = {
    action: 'c2pa.created',
    digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`,
  };
  const hashed = { exclusions: [exclusion], alg: 'sha256', hash, pad: new Uint8Array(8) };
  const assertions = [
    labelled('c2pa.actions.v2', cbor({ actions: [created, ...edits.map((action) => ({ action }))] })),
    labelled(signing.hashLabel ?? 'c2pa.hash.data', cbor(hashed)),
    ...(besides > 0 ? [labelled('c2pa.thumbnail.claim', box('bidb', Buffer.alloc(besides, 7)))] : []),
  ];
  const labels = ['c2pa.actions.v2', signing.hashLabel ?? 'c2pa.hash.data', 'c2pa.thumbnail.claim'];
  const claim = encode({
    alg: 'sha256',
    claim_generator_info: { name: generator, version: '1.0' },
    created_assertions: assertions.map((one, at) => ({
      url: `self#jumbf=c2pa.assertions/${labels[at]}`,
      hash: sha256(one.subarray(8)),
    })),
    signature: 'self#jumbf=c2pa.signature',
  });
  const header = encode(
    new Map<number, unknown>([
      [1, signing.algorithm ?? EDDSA],
      [33, CERTIFICATE],
    ]),
  );
  const signature = sign(null, encode(['Signature1', header, new Uint8Array(0), claim]), KEY);
  const cose = Buffer.concat([Buffer.from([0xd2]), encode([header, {}, null, signature])]);
  return labelled(
    'c2pa',
    labelled(
      'urn:c2pa:test',
      labelled('c2pa.assertions', ...assertions),
      labelled('c2pa.claim.v2', box('cbor', claim)),
      labelled('c2pa.signature', box('cbor', cose)),
    ),
  );
}

/** The store in as many segments as it takes. */
export function inSegments(store: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < store.length; at += PART) {
    const part = store.subarray(at, at + PART);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xffeb);
    head.writeUInt16BE(18 + part.length, 2);
    head.writeUInt16BE(0x4a50, 4);
    head.writeUInt16BE(1, 6);
    head.writeUInt32BE(parts.length + 1, 8);
    parts.push(Buffer.concat([head, store.subarray(0, 8), part]));
  }
  return Buffer.concat(parts);
}

/** A JPEG with credentials, after its first mark. Their length is found first, since what they leave out names it. */
export function signJpeg(jpeg: Buffer, signing?: Signing): Buffer {
  const rest = jpeg.subarray(2);
  const start = 2;
  const long = 1_000_000;
  let length = inSegments(storeOver(sha256(jpeg), { start, length: long }, signing)).length;
  for (let turn = 0; turn < 4; turn += 1) {
    const segments = inSegments(storeOver(sha256(jpeg), { start, length }, signing));
    if (segments.length === length) return Buffer.concat([jpeg.subarray(0, start), segments, rest]);
    length = segments.length;
  }
  throw new Error('No length fits');
}
