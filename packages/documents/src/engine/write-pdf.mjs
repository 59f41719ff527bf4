import { closeSync, openSync, writeSync } from 'node:fs';
import { copyRenumbered } from './pdf-part.mjs';
import { nameIn } from './photo-heads.mjs';

const WRITE_AT_ONCE = 256 * 1024;

/** How many times as long words may get that are renumbered: '1 0 R' by nine digits, a name by its mark. */
const GROWS = 3;
const HEAD = 32;
const BEFORE_STREAM = '\nstream\n'.length;

/** A PDF that is written object by object, so that it never lies in memory. `firstFree`: lower numbers are given out. */
export function startPdf(target, firstFree) {
  const file = openSync(target, 'w');
  const begins = [];
  let length = 0;
  let next = firstFree;
  const waiting = Buffer.allocUnsafe(WRITE_AT_ONCE);
  let waits = 0;
  const write = (bytes) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  const flush = () => {
    write(waiting.subarray(0, waits));
    waits = 0;
  };
  // Every character of a text is a byte.
  const add = (bytes) => {
    length += bytes.length;
    if (waits + bytes.length > WRITE_AT_ONCE) flush();
    if (bytes.length > WRITE_AT_ONCE) write(Buffer.from(bytes, 'latin1'));
    else if (typeof bytes === 'string') waits += waiting.write(bytes, waits, 'latin1');
    else waits += bytes.copy(waiting, waits);
  };
  add('%PDF-1.7\n%\x80\x80\x80\x80\n\n');
  return {
    /** A number for another object. */
    number: () => next++,
    /** `stream`: with the words around it. */
    write(number, words, stream = '') {
      begins[number] = length;
      add(`${number} 0 obj\n${words}`);
      add(stream);
      add('\nendobj\n\n');
    },
    /** Copies an object of a part, renumbered. Returns false, and writes nothing, where its words have to be read. */
    copy(id, part, number, change) {
      const { from, end, to } = part.placeOf(number);
      if (nameIn(part.bytes, end + BEFORE_STREAM)) return false;
      const most = GROWS * (end - from) + HEAD;
      if (most > WRITE_AT_ONCE) return false;
      if (waits + most > WRITE_AT_ONCE) flush();
      const begin = waiting.write(`${id} 0 obj\n`, waits, 'latin1') + waits;
      const copied = copyRenumbered(part.bytes, from, end, change, waiting, begin);
      if (copied < 0) return false;
      begins[id] = length;
      length += copied - waits;
      waits = copied;
      if (to > end) add(part.bytes.subarray(end, to));
      add('\nendobj\n\n');
      return true;
    },
    end(catalog, info, id) {
      const table = length;
      const rows = Array.from({ length: next }, (_none, number) =>
        begins[number] === undefined
          ? `0000000000 ${number === 0 ? 65535 : '00000'} f\r\n`
          : `${String(begins[number]).padStart(10, '0')} 00000 n\r\n`,
      );
      add(`xref\n0 ${next}\n${rows.join('')}`);
      add(`trailer\n<< /Size ${next} /Root ${catalog} 0 R /Info ${info} 0 R ${id} >>\n`);
      add(`startxref\n${table}\n%%EOF`);
      flush();
      closeSync(file);
    },
  };
}
