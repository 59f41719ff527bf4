import { createHash } from 'node:crypto';
import { PDF_LIMITS } from '@plumbline/contract';
import sharp from 'sharp';
import { getDocument, OPS, VerbosityLevel } from 'unpdf/pdfjs';
import type { Cell, Line, Page, Pages, Picture } from './pages.ts';
import { ReportError } from './report-error.ts';

type Matrix = readonly [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

// The reader asks for what Node has from version 22 on. A copy does: the buffer that it was made of isn't used again.
const buffers = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
};

/** The smallest that a photo is printed, in points, and the fewest pixels of its shorter side: less is a mark or a badge. */
const SMALLEST_PRINT = 56;
const SMALLEST_SIDE = 100;
/** Wider than this it is a band of colour. */
const WIDEST = 5;
/** A picture on so many pages belongs to the letterhead. */
const LETTERHEAD = 3;
/** Bold and regular by the name of a font. */
const BOLD = /bold|black|heavy|semibold|demi/i;
/** Where nobody answers with a picture, so long is waited, in milliseconds. */
const PICTURE_MS = 5_000;
/** After so long no more pictures are read, in milliseconds: the words have come by then. */
const PICTURES_MS = 40_000;
/** Marks of one page: a drawing has thousands, a trap has millions. */
const MOST_MARKS = 200_000;
const LONGEST_SIDE = 2048;

interface Raw {
  width: number;
  height: number;
  data?: Uint8Array | Uint8ClampedArray;
}

interface Placed {
  name: string;
  inline: Raw | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PdfPage {
  objs: Objects;
  commonObjs: Objects;
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
  getTextContent(): Promise<{ items: unknown[] }>;
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[][] }>;
  cleanup(): void;
}
interface Objects {
  has(name: string): boolean;
  get(name: string, callback?: (found: unknown) => void): unknown;
}

const damaged = () =>
  new ReportError(
    'source_unusable',
    'This PDF is damaged or isn’t a PDF. Save it again and choose that file.',
  );

/**
 * Reads words and pictures of a PDF. Nothing in it is run: scripts, forms, attachments and addresses are never opened.
 * Call it in a process of its own, with a limit of time and of memory.
 * @throws ReportError
 */
export async function readPdf(bytes: Uint8Array): Promise<Pages> {
  const file = await open(bytes);
  if (file.numPages > PDF_LIMITS.pages) {
    throw new ReportError('too_large', `A report can have at most ${PDF_LIMITS.pages} pages.`);
  }
  const until = Date.now() + PICTURES_MS;
  const pages: Page[] = [];
  const taken = { pictures: 0, bytes: 0, incomplete: false };
  let characters = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = (await file.getPage(number).catch(() => {
      throw damaged();
    })) as unknown as PdfPage;
    // Whoever asks what is drawn unpacks the pictures, too.
    const drawn =
      Date.now() < until && taken.pictures < PDF_LIMITS.pictures && taken.bytes < PDF_LIMITS.pictureBytes;
    const { lines, rules, placed, width, height } = await readPage(page, number, drawn);
    for (const { cells } of lines) for (const { text } of cells) characters += text.length;
    if (characters > PDF_LIMITS.characters) {
      throw new ReportError(
        'too_large',
        'This PDF has more text than we can read. Split it and import the parts.',
      );
    }
    const pictures: Picture[] = [];
    if (!drawn) taken.incomplete = true;
    for (const { name, inline, ...where } of placed.filter((one) => isPhoto(one, width * height))) {
      const raw = inline ?? (await found(page, name));
      const jpeg = raw && (await toJpeg(raw).catch(() => undefined));
      if (jpeg === 'small') continue;
      if (!jpeg) {
        taken.incomplete = true;
        continue;
      }
      taken.pictures += 1;
      taken.bytes += jpeg.length;
      pictures.push({ page: number, ...where, jpeg });
    }
    pages.push({ page: number, width, height, lines, rules, pictures });
    page.cleanup();
  }
  dropLetterheads(pages);
  return { pages, incomplete: taken.incomplete };
}

/** Whether a picture may be a photo. One as large as the page is its background, or a page that was scanned. */
const isPhoto = ({ width, height }: Placed, ofPage: number) =>
  Math.min(width, height) >= SMALLEST_PRINT &&
  Math.max(width, height) <= WIDEST * Math.min(width, height) &&
  width * height < 0.8 * ofPage;

async function open(bytes: Uint8Array) {
  try {
    return await getDocument({
      data: bytes,
      verbosity: VerbosityLevel.ERRORS,
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWorkerFetch: false,
      useWasm: false,
      disableAutoFetch: true,
      maxImageSize: PDF_LIMITS.picturePixels,
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ReportError(
        'source_unusable',
        'This PDF has a password. Save it without one and choose that file.',
      );
    }
    throw damaged();
  }
}

async function readPage(page: PdfPage, number: number, drawn: boolean) {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const upright = transform as unknown as Matrix;
  const none = { fnArray: [], argsArray: [] };
  const marks = drawn ? await page.getOperatorList().catch(() => none) : none;
  if (marks.fnArray.length > MOST_MARKS) {
    throw new ReportError(
      'too_large',
      `Page ${number} holds more than we read. Save the report as a simpler PDF.`,
    );
  }
  const { items } = await page.getTextContent().catch(() => ({ items: [] }));
  const cells: (Cell & { y: number })[] = [];
  for (const item of items as { str?: string; width: number; transform: number[]; fontName: string }[]) {
    const text = clean(item.str ?? '');
    if (!text.trim()) continue;
    const at = times(upright, item.transform as unknown as Matrix);
    // Words that run up or down the page are its margin.
    if (Math.abs(at[1]) > Math.abs(at[0])) continue;
    const size = Math.hypot(at[2], at[3]);
    const font = page.commonObjs.has(item.fontName)
      ? (page.commonObjs.get(item.fontName) as { name?: string } | null)
      : null;
    const bold = BOLD.test(font?.name ?? '');
    cells.push({ x: at[4], right: at[4] + item.width, y: at[5], size, bold, text });
  }
  return { width, height, lines: toLines(cells, number), ...placesOf(marks, upright) };
}

/** Without what nobody sees, ligatures as their letters. */
const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cs}\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replace(/\p{Cc}/gu, ' ');

/** Words on one height are a line; those that stand close together in it are a cell. */
function toLines(words: (Cell & { y: number })[], page: number): Line[] {
  const lines: Line[] = [];
  for (const { y, ...word } of words.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    // Letters of another size on the same line stand a little higher or lower.
    const line = lines.slice(-3).find((near) => Math.abs(near.y - y) < 0.55 * word.size);
    if (line) line.words.push(word);
    else lines.push({ page, y, cells: [], words: [word] });
  }
  for (const line of lines) {
    const joined: Cell[] = [];
    line.words = line.words.toSorted((one, other) => one.x - other.x);
    for (const word of line.words) {
      const last = joined.at(-1);
      const gap = last ? word.x - last.right : 0;
      if (last && gap < 0.9 * Math.max(word.size, last.size)) {
        last.text += (gap > 0.12 * word.size && !/\s$/.test(last.text) ? ' ' : '') + word.text;
        last.right = Math.max(last.right, word.right);
        last.bold &&= word.bold;
        last.size = Math.max(last.size, word.size);
      } else joined.push({ ...word });
    }
    line.cells = joined.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }));
  }
  return lines;
}

/** Where pictures and ruled lines of a page stand. */
function placesOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }, upright: Matrix) {
  const placed: Placed[] = [];
  const rules: number[] = [];
  const kept: Matrix[] = [];
  let now = upright;
  const place = (name: string, inline?: Raw) => {
    const corners = (
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const
    ).map(([x, y]) => times(now, [1, 0, 0, 1, x, y]));
    const [xs, ys] = [corners.map((one) => one[4]), corners.map((one) => one[5])];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    placed.push({ name, inline, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
  };
  for (const [at, step] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    if (step === OPS.save || step === OPS.paintFormXObjectBegin) {
      kept.push(now);
      const matrix = step === OPS.save ? null : args[0];
      if (matrix) now = times(now, matrix as Matrix);
    } else if (step === OPS.restore || step === OPS.paintFormXObjectEnd) now = kept.pop() ?? upright;
    else if (step === OPS.transform) now = times(now, args as unknown as Matrix);
    else if (step === OPS.paintImageXObject) place(String(args[0]));
    else if (step === OPS.paintInlineImageXObject) place('', args[0] as Raw);
    else if (step === OPS.constructPath) {
      const [left, top, right, bottom] = (args[2] ?? []) as number[];
      if (left === undefined || top === undefined || right === undefined || bottom === undefined) continue;
      const from = times(now, [1, 0, 0, 1, left, top]);
      const to = times(now, [1, 0, 0, 1, right, bottom]);
      if (Math.abs(to[5] - from[5]) < 3 && Math.abs(to[4] - from[4]) > 40) rules.push((from[5] + to[5]) / 2);
    }
  }
  return { placed, rules: [...new Set(rules.map(Math.round))].sort((one, other) => one - other) };
}

/** One picture on page after page may have a name of its own on each. */
function dropLetterheads(pages: readonly Page[]): void {
  const hashOf = ({ jpeg }: Picture) => createHash('sha256').update(jpeg).digest('hex');
  const pagesOf = new Map<string, Set<number>>();
  for (const picture of pages.flatMap(({ pictures }) => pictures)) {
    const hash = hashOf(picture);
    pagesOf.set(hash, (pagesOf.get(hash) ?? new Set()).add(picture.page));
  }
  for (const page of pages) {
    page.pictures = page.pictures.filter((picture) => (pagesOf.get(hashOf(picture))?.size ?? 0) < LETTERHEAD);
  }
}

async function found(page: PdfPage, name: string): Promise<Raw | undefined> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PICTURE_MS);
  });
  const come = new Promise<Raw | undefined>((resolve) => {
    objects.get(name, (raw) => resolve((raw as Raw | null) ?? undefined));
  });
  return Promise.race([come, late]).finally(() => clearTimeout(timer));
}

async function toJpeg({ width, height, data }: Raw): Promise<Uint8Array | 'small' | undefined> {
  if (!data) return undefined;
  if (Math.min(width, height) < SMALLEST_SIDE) return 'small';
  const channels = data.length / (width * height);
  if (channels !== 1 && channels !== 3 && channels !== 4) return undefined;
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
}
