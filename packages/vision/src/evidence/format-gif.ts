import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;

/** Walks a GIF's blocks to its end mark. Throws PhotoError 'unreadable' where it is cut short or broken. */
export function checkGif(file: Buffer): FileStructure {
  const metadata: Buffer[] = [];
  const byteAt = (at: number): number => {
    const byte = file[at];
    if (byte === undefined) throw new PhotoError('unreadable', 'GIF cut short');
    return byte;
  };
  /** Bytes of the colour table that the flags at this place announce. */
  const tableSize = (at: number) => (byteAt(at) & 0x80 ? 3 * 2 ** ((byteAt(at) & 7) + 1) : 0);
  /** Where a chain of sub-blocks ends; each says its own length. */
  const endOfChain = (from: number): number => {
    let at = from;
    while (byteAt(at) !== 0) at += 1 + byteAt(at);
    return at + 1;
  };
  let at = 13 + tableSize(10);
  for (;;) {
    const kind = byteAt(at);
    if (kind === END) return { metadata, trailer: file.subarray(at + 1) };
    if (kind === IMAGE) at = endOfChain(at + 11 + tableSize(at + 9));
    else if (kind === EXTENSION) {
      const end = endOfChain(at + 2);
      if (byteAt(at + 1) !== GRAPHIC_CONTROL) metadata.push(file.subarray(at + 2, end));
      at = end;
    } else throw new PhotoError('unreadable', `GIF block of no known kind at ${at}`);
  }
}
