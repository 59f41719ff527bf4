/** What every layout reads with. */
import { type Line, type Page, type Picture, sizeOf, wordsIn } from './pages.ts';

/** One defect as the report names it. */
export interface ReportItem {
  page: number;
  title: string;
  description: string;
  recommendations: string;
  location: string;
  /** The report's own word for how bad it is; empty where it has none. */
  stated: string;
  pictures: Picture[];
}

/** A line or a picture, in the order that people read. */
export type Piece = { line: Line } | { picture: Picture };

/** An item while its lines are gathered, and from where to where it goes. */
export interface Block {
  page: number;
  lines: Line[];
  pictures: Picture[];
  section: string;
}

export const RATING =
  /^(?:(?:major|minor)(?: structural)? defects?|(?:immediate )?safety (?:hazard|concern|issue)s?|maintenance(?: item)?|recommendation|repair|monitor|information|minor(?: item)?|moderate|major|significant|serious|urgent|critical|high|medium|low|material defect|marginal defect|deficien(?:t|cy)|further investigation|appearance defect)$/i;
export const badge = (text: string) => RATING.test(text.replace(/[^\p{L} ]/gu, '').trim());

/** Pages without what stands at the top or foot of many of them. */
export function withoutMargins(pages: readonly Page[], margin = 0.09): Page[] {
  const counts = new Map<string, number>();
  const isMargin = (page: Page, line: Line) =>
    line.y < margin * page.height || line.y > (1 - margin) * page.height;
  const key = (line: Line) => wordsIn(line).replace(/\d+/g, '#');
  for (const page of pages) {
    for (const text of new Set(page.lines.filter((line) => isMargin(page, line)).map(key))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const often = Math.max(2, Math.ceil(pages.length / 3));
  const repeats = (page: Page, line: Line) =>
    isMargin(page, line) &&
    ((counts.get(key(line)) ?? 0) >= often || /^(?:page )?\d+(?: ?(?:of|\/) ?\d+)?$/i.test(wordsIn(line)));
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !repeats(page, line)) }));
}

/** Lines and pictures of all pages as they are read. */
export function piecesOf(pages: readonly Page[]): Piece[] {
  return pages.flatMap(({ lines, pictures }) =>
    [
      ...lines.map((line) => ({ y: line.y, x: 0, piece: { line } })),
      // A picture stands below the line that it follows; of two beside each other the left one is first.
      ...pictures.map((picture) => ({ y: picture.y + 1, x: picture.x, piece: { picture } })),
    ]
      .toSorted((one, other) => one.y - other.y || one.x - other.x)
      .map(({ piece }) => piece),
  );
}

/** Size of most letters. */
export function bodySize(pages: readonly Page[]): number {
  const sizes = new Map<number, number>();
  for (const cell of pages.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells))) {
    const size = Math.round(cell.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + cell.text.length);
  }
  return [...sizes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}

/** Lines as paragraphs: a line that goes on joins the one before it. */
export function paragraphs(lines: readonly Line[]): string {
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    const words = wordsIn(line);
    const goesOn =
      before !== undefined &&
      before.page === line.page &&
      line.y - before.y < 1.9 * sizeOf(line) &&
      !/^[–•*·-]\s/.test(words) &&
      !/[.:!?]$/.test(wordsIn(before));
    text +=
      before === undefined ? words : goesOn && text.endsWith('-') ? words : `${goesOn ? ' ' : '\n'}${words}`;
    before = line;
  }
  return text.trim();
}

export const tidyNumber = (text: string) =>
  text.replace(/^(?:item |defect |no\.? ?)?\d+(?:\.\d+)*[.:)]?\s*[-–:]?\s*/i, '').trim();

/** 'MISSING DOWNPIPE' as a heading of ours would say it. */
export function calm(text: string): string {
  if (!/\p{Lu}{3}/u.test(text) || /\p{Ll}/u.test(text)) return text;
  const low = text.toLowerCase();
  return low.charAt(0).toUpperCase() + low.slice(1);
}

/** Blocks that each begin where a line says so, with the pictures down to the next one. */
export function splitAt(
  pages: readonly Page[],
  begins: (line: Line) => boolean,
  ends?: (line: Line) => boolean,
): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  let section = '';
  for (const piece of piecesOf(pages)) {
    if ('picture' in piece) block?.pictures.push(piece.picture);
    else if (begins(piece.line)) {
      block = { page: piece.line.page, lines: [piece.line], pictures: [], section };
      blocks.push(block);
    } else if (ends?.(piece.line)) {
      section = tidyNumber(wordsIn(piece.line));
      block = undefined;
    } else block?.lines.push(piece.line);
  }
  return blocks;
}

export const NUMBERED = /^\d{1,2}(?:\.\d{1,3}){1,3}[.:)]?\s+\p{L}|^\d{1,2}(?:\.\d{1,3}){1,3}[.:)]?$/u;
export const OF_CONTENTS = /(?:\.{3,}|…)\s*\d+$|\s\d{1,3}$/;
