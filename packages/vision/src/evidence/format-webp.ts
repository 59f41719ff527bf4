import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF']);

/** Walks a WebP's chunks. Throws PhotoError 'unreadable' where it is cut short, 'unsupported_type' where more follows. */
export function checkWebp(file: Buffer): FileStructure {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new PhotoError('unreadable', 'WebP cut short');
  const trailer = file.subarray(end);
  if (trailer.some((byte) => byte !== 0)) throw new PhotoError('unsupported_type', 'data after a WebP');
  const metadata: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const length = file.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw new PhotoError('unreadable', 'WebP chunk cut short');
    const type = file.toString('latin1', at, at + 4);
    if (!PICTURE_CHUNKS.has(type)) metadata.push(file.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return { metadata, trailer };
}
