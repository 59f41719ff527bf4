import { MAX_JPEG_SCANS } from './limits.ts';
import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const holdsWords = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/** The offset of the next marker in picture data: 0xFF that is neither stuffing, a restart nor padding. */
function endOfScan(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = file.indexOf(0xff, at);
    const next = at < 0 ? undefined : file[at + 1];
    if (next === undefined) throw new PhotoError('unreadable', 'JPEG cut short in picture data');
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else if (next === 0xff) at += 1;
    else return at;
  }
}

/**
 * Walks a JPEG's segments to its end mark. Throws PhotoError 'unreadable' where it is cut short or has more scans than any
 * camera or program writes.
 */
export function checkJpeg(file: Buffer): FileStructure {
  const metadata: Buffer[] = [];
  let scans = 0;
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) throw new PhotoError('unreadable', `JPEG marker missing at ${at}`);
    const marker = file[at + 1];
    if (marker === undefined) throw new PhotoError('unreadable', 'JPEG cut short');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return { metadata, trailer: file.subarray(at + 2) };
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > file.length) throw new PhotoError('unreadable', 'JPEG cut short');
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) throw new PhotoError('unreadable', 'JPEG segment cut short');
    if (holdsWords(marker)) metadata.push(file.subarray(at + 4, end));
    if (marker !== START_OF_SCAN) {
      at = end;
      continue;
    }
    scans += 1;
    if (scans > MAX_JPEG_SCANS)
      throw new PhotoError('unreadable', `JPEG of more than ${MAX_JPEG_SCANS} scans`);
    at = endOfScan(file, end);
  }
}
