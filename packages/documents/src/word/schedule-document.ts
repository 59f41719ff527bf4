import { Document } from 'docx';
import { bullets, heading, paragraph, table } from './blocks.ts';
import { frame, pageOf, WORD_STYLES } from './report-document.ts';

/** A form of columns that people fill in, such as a Scott Schedule. */
export interface SchedulePage {
  title: string;
  /** Beside the page number. */
  footer: string;
  author: string;
  /** Widths are shares of the sheet. */
  columns: readonly { name: string; width: number }[];
  rows: readonly (readonly string[])[];
  notes: readonly string[];
}

/** Between the margins of a sheet on its side, in millimetres. */
const SHEET = 257;

/** The form on sheets that lie on their side, its head on each, its notes after it. */
export function scheduleDocument({ title, footer, author, columns, rows, notes }: SchedulePage): Document {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  return new Document({
    title,
    creator: author,
    styles: WORD_STYLES,
    sections: [
      {
        properties: pageOf('landscape'),
        ...frame(title, footer),
        children: [
          paragraph(title, { style: 'Title' }),
          table(rows, {
            widths: columns.map(({ width }) => (width / whole) * SHEET),
            head: columns.map(({ name }) => name),
            boxed: true,
          }),
          heading(2, 'Notes'),
          ...bullets(notes),
        ],
      },
    ],
  });
}
