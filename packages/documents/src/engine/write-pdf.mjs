import { closeSync, openSync, writeSync } from 'node:fs';

const WRITE_AT_ONCE = 256 * 1024;

/** A PDF that is written object by object, so that it never lies in memory. `firstFree`: lower numbers are given out. */
export function startPdf(target, firstFree) {
  const file = openSync(target, 'w');
  const begins = [];
  let length = 0;
  let next = firstFree;
  let waiting = [];
  let waits = 0;
  const flush = () => {
    writeSync(file, Buffer.from(waiting.join(''), 'latin1'));
    waiting = [];
    waits = 0;
  };
  // Every character is a byte.
  const add = (text) => {
    length += text.length;
    waits += text.length;
    waiting.push(text);
    if (waits > WRITE_AT_ONCE) flush();
  };
  add('%PDF-1.7\n%\x80\x80\x80\x80\n\n');
  return {
    /** A number for another object. */
    number: () => next++,
    write(number, words, stream = '') {
      begins[number] = length;
      add(`${number} 0 obj\n${words}${stream}\nendobj\n\n`);
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
