// A PDF as the compiler writes it: plain objects one after another and a table of where each begins. Nothing but the
// compiler's own files is read, so that this is no reader of PDFs at large.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Length of a row in the table of where objects begin. */
const ROW = 20;

/** Longer than what names where the table begins. */
const TAIL = 64;

const IN_USE = 'n'.charCodeAt(0);
/** The last letters of the words before and behind a body; that of `endstream` ends no dictionary, list or number. */
const [END_OF_OBJ, END_OF_STREAM] = Buffer.from('jm');

const REFERENCE = /\\[\s\S]|[()]|\b(\d+) 0 R\b|\/StructParents? (\d+)/g;

/** Reads files into the same room, one after another: what was read before is overwritten. */
export function makeReader() {
  let room = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, 'r');
    const { size } = fstatSync(file);
    if (room.length < size) room = Buffer.allocUnsafeSlow(size);
    let length = 0;
    for (let more = size; more > 0 && length < size; length += more) {
      more = readSync(file, room, length, size - length, length);
    }
    closeSync(file);
    return room.subarray(0, length);
  };
}

export const readFile = makeReader();

const isDigit = (byte) => byte >= 48 && byte <= 57;
const isSpace = (byte) => byte === 10 || byte === 13 || byte === 32;

/** Where each object begins, by its number; -1 for none. */
function readTable(bytes, table) {
  const begins = [];
  for (let at = bytes.indexOf('0000000000', table); isDigit(bytes[at]); at += ROW) {
    let begin = bytes[at + 17] === IN_USE ? 0 : -1;
    for (let digit = at; begin >= 0 && digit < at + 10; digit++) begin = begin * 10 + bytes[digit] - 48;
    begins.push(begin);
  }
  return begins;
}

/** @param {Buffer} bytes What is read of them later is read when it is asked for. */
export function readPart(bytes) {
  const last = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(last)?.[1]);
  const trailer = bytes.toString('latin1', bytes.indexOf('trailer', table));
  const begins = readTable(bytes, table);
  const numbers = begins.flatMap((at, number) => (at < 0 ? [] : [number]));
  const ends = [];
  const inOrder = numbers.toSorted((a, b) => begins[a] - begins[b]);
  for (const [place, number] of inOrder.entries()) ends[number] = begins[inOrder[place + 1]] ?? table;
  const part = {
    bytes,
    /** Numbers of all objects. */
    numbers,
    /**
     * Where an object lies between `obj` and `endobj`: its dictionary from `from` to `end`, and from there to `to` the
     * stream, if there is one.
     */
    placeOf(number) {
      let from = begins[number];
      while (bytes[from - 1] !== END_OF_OBJ) from++;
      while (isSpace(bytes[from])) from++;
      let to = ends[number];
      while (isSpace(bytes[to - 1])) to--;
      to -= 'endobj'.length;
      while (isSpace(bytes[to - 1])) to--;
      const streams = bytes[to - 1] === END_OF_STREAM;
      return { from, end: streams ? bytes.indexOf('>>\nstream\n', from) + 2 : to, to };
    },
    /** A dictionary, and the bytes of the stream after it. */
    object(number) {
      const { from, end, to } = part.placeOf(number);
      return [bytes.toString('latin1', from, end), bytes.subarray(end, to)];
    },
    /** The dictionary alone. */
    words: (number) => part.object(number)[0],
    trailer,
    info: referenceTo('Info', trailer),
    catalog: referenceTo('Root', trailer),
  };
  const catalog = part.words(part.catalog);
  const pagesRoot = referenceTo('Pages', catalog);
  const outline = referenceTo('Outlines', catalog);
  return {
    ...part,
    metadata: referenceTo('Metadata', catalog),
    pagesRoot,
    outline,
    structure: referenceTo('StructTreeRoot', catalog),
    pages: referencesIn(arrayOf('Kids', part.words(pagesRoot))),
    chaptersOfOutline: () => (outline === undefined ? [] : chain(part, outline)),
  };
}

/** The number of the object that a key leads to. */
export const referenceTo = (key, words) => {
  const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(words) ?? [];
  return number === undefined ? undefined : Number(number);
};

export const arrayOf = (key, words) => new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(words)?.[1] ?? '';

export const referencesIn = (words) => [...words.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));

/**
 * Words with every reference renumbered, and every key of the structure's parents raised by `keysBefore`. What stands
 * in a string between parentheses stays.
 */
export function renumber(words, numberOf, keysBefore = 0) {
  let depth = 0;
  return words.replace(REFERENCE, (all, number, key) => {
    if (all === '(') depth += 1;
    if (all === ')') depth -= 1;
    if (depth > 0) return all;
    if (number !== undefined) return `${numberOf(Number(number))} 0 R`;
    return key === undefined ? all : all.replace(key, String(Number(key) + keysBefore));
  });
}

const [OPEN, CLOSE, BACKSLASH, SLASH, BRACKET, LINE, U, P] = Buffer.from('()\\/]\nUp');
const AFTER_NUMBER = Buffer.from(' 0 R');
const OTHER_PART = Buffer.from('part.invalid');
const PARENT = Buffer.from('/StructParent');
const ID = Buffer.from('/ID ');
const HEADERS = Buffer.from('/Headers ');

const isWord = (byte) =>
  isDigit(byte) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte === 95;

function standsAt(bytes, at, what) {
  for (let place = 0; place < what.length; place++) if (bytes[at + place] !== what[place]) return false;
  return true;
}

function putNumber(number, out, at) {
  let end = at + 1;
  for (let rest = number; rest > 9; rest = Math.trunc(rest / 10)) end++;
  for (let rest = number, digit = end - 1; digit >= at; digit--) {
    out[digit] = 48 + (rest % 10);
    rest = Math.trunc(rest / 10);
  }
  return end;
}

/**
 * As `renumber`, on bytes, because there are thousands of objects: copies them from `from` to `end` into `out` at `at`
 * and returns where it ended. Names of table cells get `mark` before them. Returns -1 where something leads to another
 * part.
 */
export function copyRenumbered(bytes, from, end, { numbers, keysBefore, mark }, out, at) {
  let depth = 0;
  let names = false;
  let key = false;
  for (let place = from; place < end; ) {
    const byte = bytes[place];
    if (byte === BACKSLASH) {
      out[at++] = byte;
      out[at++] = bytes[place + 1];
      place += 2;
      continue;
    }
    if (byte >= 48 && byte <= 57 && depth === 0 && !isWord(bytes[place - 1])) {
      let after = place;
      let number = 0;
      while (isDigit(bytes[after])) number = number * 10 + bytes[after++] - 48;
      if (standsAt(bytes, after, AFTER_NUMBER) && !isWord(bytes[after + AFTER_NUMBER.length])) {
        at = putNumber(numbers[number], out, at);
        place = after;
      } else if (key) {
        at = putNumber(number + keysBefore, out, at);
        place = after;
      } else while (place < after) out[at++] = bytes[place++];
      key = false;
      continue;
    }
    out[at++] = byte;
    place += 1;
    if (byte > BACKSLASH) {
      if (byte === BRACKET) names = false;
      else if (byte === P && depth > 0 && standsAt(bytes, place - 1, OTHER_PART)) return -1;
    } else if (byte === OPEN) {
      if (depth === 0 && names && bytes[place] === U && isDigit(bytes[place + 1])) at += mark.copy(out, at);
      depth += 1;
    } else if (byte === CLOSE) depth -= 1;
    else if (byte === LINE) names = false;
    else if (byte === SLASH && depth === 0) {
      key = standsAt(bytes, place - 1, PARENT);
      names ||= standsAt(bytes, place - 1, ID) || standsAt(bytes, place - 1, HEADERS);
    }
  }
  return at;
}

/** The headings under a part's chapters: the destination's object, and the page's place in the part. */
export function headingsOf(part) {
  return part.chaptersOfOutline().flatMap((chapter) =>
    chain(part, chapter).map((heading) => {
      const destination = referenceTo('Dest', part.words(heading));
      const [page] = referencesIn(part.words(destination));
      return { destination, page: part.pages.indexOf(page) };
    }),
  );
}

/** What lies under an item of the outline, in order. */
function chain(part, parent) {
  const items = [];
  let item = referenceTo('First', part.words(parent));
  while (item !== undefined) {
    items.push(item);
    item = referenceTo('Next', part.words(item));
  }
  return items;
}
