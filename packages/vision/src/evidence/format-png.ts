import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

/** Walks a PNG's chunks to its end. Throws PhotoError 'unreadable' where it is cut short, 'unsupported_type' where more follows. */
export function checkPng(file: Buffer): FileStructure {
  const metadata: Buffer[] = [];
  let at = 8;
  for (;;) {
    if (at + 12 > file.length) throw new PhotoError('unreadable', 'PNG cut short');
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length) throw new PhotoError('unreadable', 'PNG chunk cut short');
    if (type === 'IEND') {
      const trailer = file.subarray(end);
      if (trailer.some((byte) => byte !== 0)) throw new PhotoError('unsupported_type', 'data after a PNG');
      return { metadata, trailer };
    }
    if (type !== 'IDAT' && type !== 'fdAT') metadata.push(file.subarray(at + 8, end - 4));
    at = end;
  }
}
