// The compiler hands a JPEG on as it is, and reads, hashes and copies it several times on the way. In a report that is set
// in parts it gets the head of each instead: all that says what picture it is, without the picture. Joining puts the
// whole file in its place.
import { closeSync, openSync, readSync } from 'node:fs';

/** Longer than the heads of the copies that are made for paper. */
const MOST = 64 * 1024;

const BEGIN = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const COMMENT = 0xfe;
const SCAN = 0xda;
/** Frames that the compiler hands on: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** What a head begins with that was made of a file of this name. */
export function beginOf(name) {
  const comment = Buffer.from(`....plumbline ${name}\n`);
  comment.set([0xff, COMMENT]);
  comment.writeUInt16BE(comment.length - 2, 2);
  return Buffer.concat([BEGIN, comment]);
}

/** One for all: a room for each of a long report's photos lay there until the collector came, in the largest part. */
const room = Buffer.alloc(MOST);

/** The head of a JPEG, under the file's name; undefined for any other file and for one that the compiler may decode. */
export function headOf(name, path) {
  const file = openSync(path, 'r');
  const bytes = room.subarray(0, readSync(file, room));
  closeSync(file);
  if (!bytes.subarray(0, 2).equals(BEGIN)) return undefined;
  let plain = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    const marker = bytes[at + 1];
    if (FRAMES.includes(marker)) plain = bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9]);
    if (marker === SCAN) {
      return plain && next <= bytes.length
        ? Buffer.concat([beginOf(name), bytes.subarray(2, next), END])
        : undefined;
    }
    at = next;
  }
  return undefined;
}

/** The name of the file whose head a stream of a PDF is; undefined where it's anything else. */
export function nameIn(bytes, from) {
  if (bytes[from] !== BEGIN[0] || bytes[from + 1] !== BEGIN[1] || bytes[from + 3] !== COMMENT)
    return undefined;
  const length = bytes.readUInt16BE(from + 4);
  return /^plumbline (.+)\n$/.exec(bytes.toString('latin1', from + 6, from + 4 + length))?.[1];
}
