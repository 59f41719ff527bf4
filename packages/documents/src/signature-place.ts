// A place for a signature in a PDF of our compiler, added at the file's end: nothing before it changes by a byte, so that
// pages, outline and the structure for screen readers stay. What signs it lies elsewhere.

/** What a reader of PDFs shows beside the signature. */
export interface SignatureWords {
  /** Who signs. */
  name: string;
  reason: string;
  at: Date;
}

export interface SignaturePlace {
  /** The whole file, with zeros where the signature goes. */
  pdf: Buffer;
  /** The first hexadecimal digit of the signature, and the place after its last. */
  from: number;
  to: number;
}

/** Length of a row in the table of where objects begin. */
const ROW = 20;
/** Hidden, so that listeners needn't be told of it, and locked. */
const FLAGS = 2 | 128;

/**
 * @param pdf As our compiler or `joinParts` wrote it.
 * @param bytes How many bytes the signature may have.
 * @param comment A line that readers pass over, without a line break.
 */
export function addSignaturePlace(
  pdf: Uint8Array,
  words: SignatureWords,
  { bytes, comment }: { bytes: number; comment: string },
): SignaturePlace {
  const before = Buffer.concat([pdf, Buffer.from('\n')]);
  const { table, trailer, object } = readEnd(before);
  const size = Number(find(/\/Size (\d+)/, trailer));
  const catalog = Number(find(/\/Root (\d+) 0 R/, trailer));
  const page = firstPage(object, Number(find(/\/Pages (\d+) 0 R/, object(catalog))));
  const [signature, field] = [size, size + 1];
  const pieces: Buffer[] = [before];
  let length = before.length;
  const begins = new Map<number, number>();
  const add = (text: string) => {
    const piece = Buffer.from(text, 'latin1');
    pieces.push(piece);
    length += piece.length;
  };
  const write = (number: number, body: string) => {
    begins.set(number, length);
    add(`${number} 0 obj\n${body}\nendobj\n\n`);
  };

  const range = (...places: number[]) =>
    `[0 ${places.map((place) => String(place).padStart(10, '0')).join(' ')}]`;
  const unknown = range(0, 0, 0);
  const head = `<<
  /Type /Sig
  /Filter /Adobe.PPKLite
  /SubFilter /adbe.pkcs7.detached
  /Name ${textOf(words.name)}
  /Reason ${textOf(words.reason)}
  /M ${dateOf(words.at)}
  /ByteRange ${unknown}
  /Contents <`;
  write(signature, `${head}${'0'.repeat(bytes * 2)}>\n>>`);
  const from = (begins.get(signature) ?? 0) + `${signature} 0 obj\n`.length + head.length;
  const to = from + bytes * 2;
  write(
    field,
    `<<
  /Type /Annot
  /Subtype /Widget
  /FT /Sig
  /T (Signature1)
  /TU (Signature of the report)
  /Rect [0 0 0 0]
  /F ${FLAGS}
  /P ${page} 0 R
  /V ${signature} 0 R
>>`,
  );
  write(page, withField(object(page), field));
  write(catalog, put(object(catalog), `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`));
  add(`${comment}\n`);
  const newTable = length;
  add(`xref\n${tableOf(begins)}`);
  add(
    `${renewId(trailer.replace(/\/Size \d+/, `/Size ${size + 2} /Prev ${table}`))}\nstartxref\n${newTable}\n%%EOF\n`,
  );
  const whole = Buffer.concat(pieces);
  const byteRange = range(from - 1, to + 1, whole.length - to - 1);
  whole.write(byteRange, whole.lastIndexOf(`/ByteRange ${unknown}`, from) + '/ByteRange '.length, 'latin1');
  return { pdf: whole, from, to };
}

/** Where the table of objects begins, the trailer after it, and what stands in an object. */
function readEnd(pdf: Buffer) {
  const end = pdf.subarray(-2048).toString('latin1');
  const table = Number(find(/startxref\s+(\d+)\s+%%EOF\s*$/, end));
  const trailer = find(/(trailer\s+<<[\s\S]*>>)\s+startxref/, end);
  const rows = pdf.indexOf('0000000000 65535', table);
  if (rows < 0) throw new Error('The PDF has no table of objects');
  const object = (number: number) => {
    const at = Number(pdf.subarray(rows + number * ROW, rows + number * ROW + 10).toString('latin1'));
    const text = pdf.subarray(at, pdf.indexOf('endobj', at)).toString('latin1');
    if (!text.startsWith(`${number} 0 obj`)) throw new Error('The PDF isn’t one of our compiler');
    return text.slice(`${number} 0 obj`.length).trim();
  };
  return { table, trailer, object };
}

function firstPage(object: (number: number) => string, root: number): number {
  const [, kid] = /\/Kids \[\s*(\d+) 0 R/.exec(object(root)) ?? [];
  return kid === undefined ? root : firstPage(object, Number(kid));
}

/** A page with one more annotation. With any, its reading order must be that of the structure. */
function withField(page: string, field: number): string {
  const listed = page.includes('/Annots [')
    ? page.replace('/Annots [', `/Annots [${field} 0 R `)
    : put(page, `/Annots [${field} 0 R]`);
  return page.includes('/Tabs') ? listed : put(listed, '/Tabs /S');
}

/** Rows of the table, in runs of numbers that follow each other. */
function tableOf(begins: ReadonlyMap<number, number>): string {
  const numbers = [...begins.keys()].sort((a, b) => a - b);
  return numbers
    .map((number, place) => {
      const row = `${String(begins.get(number)).padStart(10, '0')} 00000 n\r\n`;
      if (numbers[place - 1] === number - 1) return row;
      let count = 1;
      while (numbers[place + count] === number + count) count += 1;
      return `${number} ${count}\n${row}`;
    })
    .join('');
}

/** The second half of a file's number is another after each change. */
const renewId = (trailer: string) =>
  trailer.replace(/\/ID \[(\([^)]*\)) \(([^)]*)\)\]/, (_all, first: string, second: string) => {
    const again = second.endsWith('=') ? second.slice(0, -2) : second;
    return `/ID [${first} (${again}+1)]`;
  });

const put = (words: string, entry: string) => words.replace('<<', `<<\n  ${entry}`);

/** In the one form that holds every letter. */
const textOf = (words: string) =>
  `<FEFF${[...Buffer.from(words, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const dateOf = (at: Date) => `(D:${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`;

function find(pattern: RegExp, text: string): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error('The PDF isn’t one of our compiler');
  return found;
}
