import { IMPORT_LIMITS } from '@plumbline/contract';
import { AppError } from '../platform/errors.ts';
import { openZip, type Zip, type ZipKind } from './open-zip.ts';
import { checkCell, keepRow, type Row, tooMany } from './parse-csv.ts';

/** A tag with its attributes, or the text between two. */
const PIECE = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const SPREADSHEET: ZipKind = {
  // A spreadsheet has a few dozen parts.
  mostParts: 2000,
  mostUnpacked: 8 * 1024 * 1024,
  broken: 'This spreadsheet is damaged or incomplete. Save it again and choose that file.',
  tooLarge: 'This spreadsheet is too large once unpacked. Copy the list into a new one.',
};
const broken = () => new AppError('source_unusable', { message: SPREADSHEET.broken });

interface Piece {
  /** Without its namespace; empty for text. */
  name: string;
  closes: boolean;
  empty: boolean;
  attributes: string;
  text: string;
}

/** The tags and texts of a part, one after the other. A document that defines entities is refused unread. */
function* piecesOf(part: Buffer | undefined): Generator<Piece> {
  if (!part) return;
  const xml = part.toString('utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw broken();
  for (const [, slash, name = '', attributes = '', end, text = ''] of xml.matchAll(PIECE)) {
    yield {
      name: name.slice(name.indexOf(':') + 1),
      closes: slash === '/',
      empty: end === '/',
      attributes,
      text,
    };
  }
}

/** The five names that every document knows, and numbers. Any other stays as it is written. */
const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function attribute(attributes: string, name: string): string | undefined {
  for (const [, key, double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (key === name) return decode(double ?? single ?? '');
  }
  return undefined;
}

/** Texts that cells name by their number; how they are spoken is left out. */
function readShared(part: Buffer | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let spoken = false;
  for (const piece of piecesOf(part)) {
    if (piece.name === 'rPh') spoken = !piece.closes;
    else if (piece.name === 't') inText = !piece.closes && !piece.empty;
    else if (piece.name === 'si' && (piece.closes || piece.empty)) {
      texts.push(decode(text));
      text = '';
    } else if (piece.name === '' && inText && !spoken) text += piece.text;
  }
  return texts;
}

/** The part that holds the first sheet that people see. */
function firstSheet({ read }: Zip): Buffer | undefined {
  const targets = new Map<string, string>();
  for (const { name, attributes } of piecesOf(read('xl/_rels/workbook.xml.rels'))) {
    if (name === 'Relationship') {
      targets.set(attribute(attributes, 'Id') ?? '', attribute(attributes, 'Target') ?? '');
    }
  }
  for (const { name, attributes, closes } of piecesOf(read('xl/workbook.xml'))) {
    if (name !== 'sheet' || closes || /hidden/i.test(attribute(attributes, 'state') ?? '')) continue;
    const target = targets.get(attribute(attributes, 'r:id') ?? '') ?? '';
    return read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return undefined;
}

/** The column of a cell such as BC12; the first is 0. */
const columnOf = (name: string) =>
  [...(/^[A-Z]{1,3}/.exec(name)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/**
 * The rows of a spreadsheet's first visible sheet that hold anything. Nothing is computed: of a formula, what the
 * spreadsheet program kept of it last is read. Macros, links and other parts are never opened.
 * @throws AppError source_unusable for a damaged file, too_large for more than is taken
 */
export function parseXlsx(bytes: Buffer): Row[] {
  const zip = openZip(bytes, SPREADSHEET);
  const sheet = firstSheet(zip);
  if (!sheet) throw broken();
  const shared = readShared(zip.read('xl/sharedStrings.xml'));
  const rows: Row[] = [];
  let at: Row = { row: 0, cells: [] };
  let cell = { column: 0, type: '', text: '' };
  let inText = false;
  let characters = 0;
  const endCell = () => {
    const { column, type, text } = cell;
    const value = type === 's' ? (shared[Number(text)] ?? '') : decode(text);
    if (!value) return;
    // Many cells may name one long text.
    characters += value.length;
    if (characters > IMPORT_LIMITS.listBytes) throw tooMany('This spreadsheet holds more text than we read.');
    at.cells[column] = checkCell(value, at.row, column);
  };
  for (const { name, closes, empty, attributes, text } of piecesOf(sheet)) {
    if (name === 'row' && !closes) {
      const rowNumber = Number(attribute(attributes, 'r'));
      at = {
        row: Number.isInteger(rowNumber) && rowNumber > 0 && rowNumber < 2 ** 31 ? rowNumber : at.row + 1,
        cells: [],
      };
    } else if (name === 'c' && !closes) {
      const column = columnOf(attribute(attributes, 'r') ?? '');
      cell = {
        column: column >= 0 ? column : at.cells.length,
        type: attribute(attributes, 't') ?? '',
        text: '',
      };
    } else if (name === 'v' || name === 't') inText = !closes && !empty;
    else if (name === '' && inText) cell.text += text;
    else if (name === 'c' && closes) endCell();
    else if (name === 'row' && closes) {
      keepRow(rows, { row: at.row, cells: Array.from(at.cells, (one) => one ?? '') });
    }
  }
  return rows;
}
