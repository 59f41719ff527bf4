import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

/** Brands of pictures coded as HEVC, and of pictures of either coding. Video brands are none of these. */
const BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Brands of pictures coded as AV1: one, or several of which the first is taken. */
const AV1_BRANDS = new Set(['avif', 'avis']);

/** What the file says of itself: a HEIC or an AVIF photo, or neither. */
export function heifKind(file: Buffer): 'heic' | 'avif' | undefined {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(file.toString('latin1', at, at + 4));
  const first = brands[0] ?? '';
  if (AV1_BRANDS.has(first)) return 'avif';
  if (!BRANDS.has(first)) return undefined;
  return brands.some((brand) => AV1_BRANDS.has(brand)) ? 'avif' : 'heic';
}

/** Walks a HEIC's top boxes to its end. Throws PhotoError 'unreadable' where it is cut short or isn't made of boxes. */
export function checkBoxes(file: Buffer): FileStructure {
  const metadata: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    if (at + 8 > file.length) throw new PhotoError('unreadable', 'HEIC cut short');
    const short = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (!/^[\x20-\x7e]{4}$/.test(type)) throw new PhotoError('unsupported_type', 'data after a HEIC');
    let size = short;
    if (short === 0) size = file.length - at;
    if (short === 1) {
      if (at + 16 > file.length) throw new PhotoError('unreadable', 'HEIC cut short');
      size = Number(file.readBigUInt64BE(at + 8));
    }
    if (size < 8 || at + size > file.length) throw new PhotoError('unreadable', 'HEIC box cut short');
    if (type !== 'mdat') metadata.push(file.subarray(at + 8, at + size));
    at += size;
  }
  return { metadata, trailer: Buffer.alloc(0) };
}
