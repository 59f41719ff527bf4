import {
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { BREAK } from '../engine/printable.ts';

/** What stands in a document one below the other. */
export type Block = Paragraph | Table;

/** Colours and fonts of the printed documents, with fonts that every Word has. */
export const INK = '16202B';
export const SOFT = '525D69';
const HAIRLINE = 'D9D3C5';
export const SUNKEN = 'F6F3EC';
export const SANS = 'Arial';
export const SERIF = 'Georgia';
export const SEVERITY_INK = {
  critical: '9B1420',
  high: 'B83A08',
  medium: '855800',
  low: '4D5B6A',
} as const;

/** Twentieths of a point in a millimetre. */
export const MILLIMETRE = 56.7;
/** Pixels, of which Word counts 96 to the inch, in a millimetre. */
const PIXELS = 96 / 25.4;

/** A text, or a text that looks otherwise; line breaks in it stay. */
export type Words = string | ({ text: string } & IRunOptions);

const isEmpty = (words: Words) => (typeof words === 'string' ? words : words.text) === '';

function runs(words: Words): TextRun[] {
  const { text, ...look } = typeof words === 'string' ? { text: words } : words;
  return text
    .split('\n')
    .map((line, at) => new TextRun({ ...look, text: line, ...(at > 0 && { break: 1 }) }));
}

export const soft = (text: string): Words => ({ text, color: SOFT, font: SANS, size: 17 });
export const strong = (text: string): Words => ({ text, bold: true });

/** A paragraph of pieces; those without a text are left out. */
export const paragraph = (words: Words | readonly Words[], look: IParagraphOptions = {}): Paragraph =>
  new Paragraph({
    ...look,
    children: ([] as readonly Words[])
      .concat(words)
      .filter((piece) => !isEmpty(piece))
      .flatMap(runs),
  });

/** Nothing for a text that isn't there. */
export const paragraphIf = (words: Words): Paragraph[] => (isEmpty(words) ? [] : [paragraph(words)]);

const LEVELS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

export const heading = (level: 1 | 2 | 3, text: string, look: IParagraphOptions = {}): Paragraph =>
  paragraph(text, { ...look, heading: LEVELS[level - 1] ?? HeadingLevel.HEADING_3, keepNext: true });

export const bullets = (items: readonly string[]): Paragraph[] =>
  items.map((item) => paragraph(item, { bullet: { level: 0 } }));

/** Steps that are done one after the other, numbered on their own. */
export const steps = (items: readonly string[]): Paragraph[] =>
  items.map((item, at) => paragraph(`${at + 1}. ${item}`, { indent: { left: 5 * MILLIMETRE } }));

/** Not part of an address: every long word of the data gets such places to break. */
export const link = (text: string, address: string): Paragraph =>
  new Paragraph({
    children: [
      new ExternalHyperlink({
        link: address.replaceAll(BREAK, ''),
        children: [new TextRun({ text, style: 'Hyperlink' })],
      }),
    ],
  });

/** A heading that others lead to. */
export const namedHeading = (level: 1 | 2 | 3, text: string, place: string): Paragraph =>
  new Paragraph({
    heading: LEVELS[level - 1] ?? HeadingLevel.HEADING_3,
    keepNext: true,
    children: [new Bookmark({ id: place, children: [new TextRun(text)] })],
  });

/** Leads to a named heading. */
export const linkWithin = (text: string, place: string): Paragraph =>
  new Paragraph({
    children: [
      new InternalHyperlink({ anchor: place, children: [new TextRun({ text, style: 'Hyperlink' })] }),
    ],
  });

interface PhotoFrame {
  /** Width by height. */
  aspect: number;
  /** Read out in its place. */
  alt: string;
  /** In millimetres. */
  widest: number;
  highest: number;
}

/** A JPEG or PNG as large as it fits into its frame; nothing of it is cut off. */
export function photo(bytes: Uint8Array, { aspect, alt, widest, highest }: PhotoFrame): Paragraph {
  const width = Math.min(widest, highest * aspect);
  const size = { width: width * PIXELS, height: (width / aspect) * PIXELS };
  const altText = { name: alt, title: alt, description: alt };
  return new Paragraph({
    keepNext: true,
    children: [new ImageRun({ type: kindOf(bytes), data: bytes, transformation: size, altText })],
  });
}

const kindOf = (bytes: Uint8Array) => (bytes[0] === 0x89 ? 'png' : 'jpg');

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE } as const;
const LINES = {
  top: NONE,
  bottom: LINE,
  left: NONE,
  right: NONE,
  insideHorizontal: LINE,
  insideVertical: NONE,
};

interface TableOptions {
  /** In millimetres. */
  widths: readonly number[];
  /** Read out for each cell of its column, and printed again on each page. */
  head?: readonly string[];
  /** Behind its cells. */
  fill?: string;
  /** On all sides of each cell. */
  boxed?: boolean;
}

/** Cells may be texts or blocks. */
export type Cell = Words | readonly Block[];

const isBlocks = (cell: Cell): cell is readonly Block[] => Array.isArray(cell);

/** Rows of cells below a head; null for one without rows, which would be no table to Word. */
export function table(
  rows: readonly (readonly Cell[])[],
  { widths, head, fill, boxed }: TableOptions,
): Table {
  const columnWidths = widths.map((width) => Math.round(width * MILLIMETRE));
  const cell = (content: Cell, at: number) =>
    new TableCell({
      width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: boxed ? 80 : 0, right: 120 },
      verticalAlign: VerticalAlign.TOP,
      ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
      // A cell must hold a paragraph.
      children:
        isBlocks(content) && content.length > 0
          ? [...content]
          : [paragraph(isBlocks(content) ? '' : content)],
    });
  const body = rows.map((row) => new TableRow({ cantSplit: !boxed, children: row.map(cell) }));
  const top =
    head && new TableRow({ tableHeader: true, children: head.map((name, at) => cell(labelled(name), at)) });
  const all = {
    top: LINE,
    bottom: LINE,
    left: LINE,
    right: LINE,
    insideHorizontal: LINE,
    insideVertical: LINE,
  };
  return new Table({
    columnWidths,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: boxed ? all : LINES,
    rows: [...(top ? [top] : []), ...body],
  });
}

const labelled = (text: string): Words => ({ text, bold: true, font: SANS, size: 16, color: SOFT });

/** What is known, each with its name; what nobody said is left out. */
export function facts(rows: readonly (readonly string[])[]): Table[] {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return [];
  return [
    table(
      known.map(([name = '', value = '']) => [labelled(name), value]),
      { widths: [40, 130] },
    ),
  ];
}
