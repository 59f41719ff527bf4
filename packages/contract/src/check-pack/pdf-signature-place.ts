/** Where the signature of a report's PDF stands, and our seal in it. */

/** The attribute that holds the seal: a number of our own, of those that anybody may make (2.25, by a UUID). */
export const SEAL_TYPE = '2.25.323645526175112241602001521278312607598';
/** The attribute as it is written, as far as the 64 bytes of the seal. */
const SEAL_START = '305a06146983e6fbee9affcdc2af8dab92f6f48f99d5de6e31420440';
const SEAL_DIGITS = 128;

/** Where the seal's digits begin in a signature in hexadecimal; undefined where there is none, or more than one. */
export function findSeal(hex: string): number | undefined {
  const at = hex.indexOf(SEAL_START);
  const seal = at + SEAL_START.length;
  const alone = at >= 0 && at % 2 === 0 && hex.indexOf(SEAL_START, at + 1) < 0;
  return alone && seal + SEAL_DIGITS <= hex.length ? seal : undefined;
}

export interface PdfSignaturePlace {
  /** The first digit of the signature, and the place after its last. */
  from: number;
  to: number;
  /** Digits, as they stand in the file. */
  hex: string;
  /** The first digit of the seal, in the file, and the seal. */
  sealFrom: number;
  seal: Uint8Array<ArrayBuffer>;
}

/** Behind the signature stand a few small objects; before it the words of its dictionary. */
const LAST = 256 * 1024;

/** The last signature of a PDF, if it covers the whole file and was written by us. */
export function findPdfSignature(bytes: Uint8Array): PdfSignaturePlace | undefined {
  const start = Math.max(0, bytes.length - LAST);
  const text = latin1(bytes.subarray(start));
  const byteRange = text.slice(text.lastIndexOf('/ByteRange ['));
  const [, before, after, rest] =
    /^\/ByteRange \[0 (\d{10}) (\d{10}) (\d{10})\]\n {2}\/Contents </.exec(byteRange) ?? [];
  const [from, to] = [Number(before) + 1, Number(after) - 1];
  if (!(from > start && from < to && to < bytes.length) || to + 1 + Number(rest) !== bytes.length)
    return undefined;
  const hex = text.slice(from - start, to - start);
  if (text[from - start - 1] !== '<' || text[to - start] !== '>' || !/^(?:[0-9a-f]{2})+$/.test(hex))
    return undefined;
  const at = findSeal(hex);
  if (at === undefined) return undefined;
  return { from, to, hex, sealFrom: from + at, seal: bytesOf(hex.slice(at, at + SEAL_DIGITS)) };
}

/** The file as it was before it was sealed. */
export function withoutSeal(bytes: Uint8Array<ArrayBuffer>, { sealFrom }: PdfSignaturePlace) {
  const copy = bytes.slice();
  copy.fill('0'.charCodeAt(0), sealFrom, sealFrom + SEAL_DIGITS);
  return copy;
}

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
};

export const latin1 = (bytes: Uint8Array) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};
