import { inflateSync } from 'node:zlib';
import { AppError } from '../../platform/errors.ts';

const ACTIVE = 'This PDF contains a script or another file. Print it to a new PDF and add that one.';
const NOT_PLAIN = 'This file isn’t a plain PDF. Save it as a PDF again and add that one.';

/**
 * What makes a reader run, start, send or unpack something. A script is always named in full somewhere, so that the short
 * /JS, which three bytes of any picture may spell, isn't asked for.
 */
const ACTIVE_NAMES =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA(?=[\s[\d]))(?![A-Za-z0-9])/;

const PACKED = /\/ObjStm(?![A-Za-z0-9])/g;
const STREAM = /stream\r?\n/g;
/** So much of packed objects is looked at, in bytes. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_PACKED = 10_000;

/** Names may be written with codes in place of letters, as in /Java#53cript. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const refuse = (message: string, cause?: unknown): never => {
  throw new AppError('unsupported_type', { message, cause });
};

/** The streams of a PDF in which objects are packed, one after the other. @throws AppError for more than is looked at */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  const found = [...text.matchAll(PACKED)];
  // A name that hides what it is, or thousands of them: nothing that a program writes by itself.
  if (found.length > MOST_PACKED || [...spelledOut(text).matchAll(PACKED)].length !== found.length) {
    refuse(NOT_PLAIN);
  }
  let left = MOST_UNPACKED;
  for (const { index } of found) {
    STREAM.lastIndex = index;
    if (!STREAM.test(text)) return;
    let objects: Buffer;
    try {
      objects = inflateSync(bytes.subarray(STREAM.lastIndex), { maxOutputLength: Math.max(1, left) });
    } catch (cause) {
      return refuse(NOT_PLAIN, cause);
    }
    left -= objects.length;
    yield objects.toString('latin1');
  }
}

const ZIP_END = 'PK\x05\x06';

/**
 * Refuses a PDF that would run or unpack something where it is opened, and a file that is something else at the same
 * time. What passes is still only ever saved, never shown by a page of ours.
 * @throws AppError unsupported_type
 */
export function refuseActivePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  // Another file may stand before the beginning or behind the end, or be read from its end.
  const other = !text.startsWith('%PDF-') || end < 0 || /[^\s\0]/.test(text.slice(end + 5));
  if (other || text.indexOf(ZIP_END, text.length - 66_000) >= 0) refuse(NOT_PLAIN);
  if (ACTIVE_NAMES.test(spelledOut(text))) refuse(ACTIVE);
  for (const objects of packedObjects(bytes, text)) {
    if (ACTIVE_NAMES.test(spelledOut(objects))) refuse(ACTIVE);
  }
}
