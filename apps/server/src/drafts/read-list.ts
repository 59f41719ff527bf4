import { type DraftField, IMPORT_LIMITS } from '@plumbline/contract';
import { AppError } from '../platform/errors.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv, type Row, tooMany } from './parse-csv.ts';
import { parseXlsx } from './parse-xlsx.ts';

/** A list of defects: its headings and the rows below them. */
export interface List {
  headings: string[];
  rows: Row[];
}

/** Files of other kinds by how they begin. */
const OTHERS: readonly [bytes: string, message: string][] = [
  [
    '\xd0\xcf\x11\xe0',
    'This is an old Excel file, or one with a password. Save it as .xlsx without a password, or as CSV.',
  ],
  ['%PDF-', 'This is a PDF. Choose a list in CSV or XLSX.'],
];

/** Reads a list of defects. @throws AppError unsupported_type, too_large, source_unusable */
export function readList(bytes: Buffer): List {
  if (bytes.length > IMPORT_LIMITS.listBytes) {
    throw tooMany(`A list can have at most ${IMPORT_LIMITS.listBytes / 1024 / 1024} MB.`);
  }
  const start = bytes.subarray(0, 8).toString('latin1');
  const other = OTHERS.find(([begins]) => start.startsWith(begins));
  if (other) throw new AppError('unsupported_type', { message: other[1] });
  const [headings, ...rows] = start.startsWith('PK\x03\x04') ? parseXlsx(bytes) : parseCsv(decodeText(bytes));
  if (!headings || rows.length === 0) {
    throw new AppError('source_unusable', {
      message: 'This list has no rows. It needs a row of headings and a row for each defect.',
    });
  }
  const width = Math.max(headings.cells.length, ...rows.map(({ cells }) => cells.length));
  return {
    headings: Array.from({ length: width }, (_, at) => headings.cells[at] || `Column ${at + 1}`),
    rows,
  };
}

/** What headings are called, in the words that lists of defects use. The more exact come first. */
const GUESSES: readonly [DraftField, RegExp][] = [
  ['severity', /\b(severity|priority|rating|risk|urgency|classification|class)\b/],
  ['recommendations', /\b(recommend\w*|action\w*|rectification|remed\w*|repair|fix|resolution)\b/],
  ['location', /\b(location|room|area|place|where|level|zone|unit)\b/],
  ['title', /\b(title|defect|defects|issue|item name|name|summary|subject|finding|fault|problem)\b/],
  ['description', /\b(description|detail\w*|comment\w*|observation\w*|note\w*|remark\w*)\b/],
];
/** A heading of a number or a date is neither of them. */
const NEITHER = /^(no|nr|id|ref\w*|item|#|date.*|.*\b(no|id|number|date|status|photos?|assignee|due)\b\.?)$/;

/** What each column seems to be: each field once, a description that stands alone counts as the defect too. */
export function guessColumns(headings: readonly string[]): (DraftField | null)[] {
  const taken = new Set<DraftField>();
  return headings.map((heading) => {
    const plain = heading.toLowerCase().replace(/[_-]+/g, ' ').trim();
    // 'Defect description' is the longer text wherever a defect is named beside it.
    const matches = GUESSES.filter(([, pattern]) => pattern.test(plain)).map(([field]) => field);
    const guess = NEITHER.test(plain)
      ? undefined
      : matches.includes('description') && !matches.includes('severity')
        ? 'description'
        : matches.find((field) => !taken.has(field));
    if (!guess || taken.has(guess)) return null;
    taken.add(guess);
    return guess;
  });
}
