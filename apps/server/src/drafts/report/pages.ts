/** What a report in PDF holds, page by page, before anybody asks what it means. Lengths in points, from the top left. */

/** Words that stand close together on one line. */
export interface Cell {
  x: number;
  right: number;
  text: string;
  /** Height of the letters. */
  size: number;
  bold: boolean;
}

/** What stands on one height of a page, from left to right. */
export interface Line {
  page: number;
  /** Of the line the letters stand on. */
  y: number;
  cells: Cell[];
  /** The same before any were put together: the columns of a table may stand closer than words elsewhere. */
  words: Cell[];
}

export interface Picture {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  jpeg: Uint8Array;
}

export interface Page {
  /** The first is 1. */
  page: number;
  width: number;
  height: number;
  lines: Line[];
  pictures: Picture[];
  /** Heights at which a line is ruled across much of the page. */
  rules: number[];
}

export interface Pages {
  pages: Page[];
  /** Some pictures couldn't be read, or were more than are taken. */
  incomplete: boolean;
}

/** The words of a line, its cells one after the other. */
export const wordsIn = (line: Line): string => line.cells.map(({ text }) => text).join(' ');

/** Height of the largest letters of a line. */
export const sizeOf = (line: Line): number => Math.max(...line.cells.map(({ size }) => size));

export const isBold = (line: Line): boolean => line.cells.every(({ bold }) => bold);
