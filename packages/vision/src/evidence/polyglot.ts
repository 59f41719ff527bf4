import { PhotoError } from './problem.ts';
import type { FileStructure } from './sniff.ts';

/** Words that a browser or a server would run, and that no camera writes. */
const MARKUP =
  /<(?:script|html|!doctype|iframe|object|embed|svg|body|\?php|%@)|javascript:|#!\s*\/(?:usr|bin)/i;

/** How other kinds of file begin. */
const FOREIGN_STARTS = [
  'PK\x03\x04',
  '%PDF',
  'MZ',
  '\x7fELF',
  'GIF8',
  'Rar!',
  "7z\xbc\xaf'\x1c",
  '\xca\xfe\xba\xbe',
  '\x1f\x8b',
  '\xcf\xfa\xed\xfe',
];

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_SIZE = 22;
const ZIP_COMMENT_MAX = 65_535;

/** A ZIP (so also a JAR or an Office file) is read from its end, so it hides behind any picture. */
function endsAsZip(file: Buffer): boolean {
  const from = Math.max(0, file.length - ZIP_END_SIZE - ZIP_COMMENT_MAX);
  for (let at = file.indexOf(ZIP_END, from); at >= 0; at = file.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_SIZE > file.length) continue;
    // Entries can't outsize the file: picture data that happens to hold these four bytes hardly passes this.
    const directorySize = file.readUInt32LE(at + 12);
    const comment = file.readUInt16LE(at + 20);
    if (directorySize <= at && at + ZIP_END_SIZE + comment <= file.length) return true;
  }
  return false;
}

/** Throws PhotoError 'unsupported_type' where a photo is at the same time some other kind of file. */
export function assertNothingHidden(file: Buffer, { metadata, trailer }: FileStructure): void {
  const refuse = (what: string): never => {
    throw new PhotoError('unsupported_type', what);
  };
  for (const part of metadata) {
    if (MARKUP.test(part.toString('latin1'))) refuse('markup in metadata');
  }
  if (trailer.length > 0) {
    const text = trailer.toString('latin1');
    if (MARKUP.test(text)) refuse('markup after the picture');
    const start = text.slice(0, 64).replace(/^[\0\s]+/, '');
    const foreign = FOREIGN_STARTS.find((begin) => start.startsWith(begin));
    if (foreign) refuse('another file after the picture');
    if (text.includes('PK\x03\x04')) refuse('an archive after the picture');
  }
  // A PDF reader looks for its mark anywhere in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) refuse('a PDF in the header');
  if (endsAsZip(file)) refuse('an archive at the end');
}
