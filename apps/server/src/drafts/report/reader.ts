/** A process that reads one report and ends: what a hostile file does to it, it does to nobody else. */
import sharp from 'sharp';
import { type ReadReport, readLayouts } from './layouts.ts';
import { readPdf } from './read-pdf.ts';
import { ReportError } from './report-error.ts';

export type FromReader =
  | ({ kind: 'done' } & ReadReport)
  | { kind: 'refused'; code: ReportError['code']; message: string }
  | { kind: 'failed'; message: string };

if (!process.send) throw new Error('reader.ts runs only as a process that reads a report');
sharp.concurrency(1);
sharp.cache(false);

/** What comes is a Buffer of Node's, which the reader of PDFs refuses. */
async function read(bytes: Uint8Array): Promise<FromReader> {
  try {
    const { pages, incomplete } = await readPdf(Uint8Array.from(bytes));
    if (!pages.some(({ lines }) => lines.length > 0)) {
      throw new ReportError(
        'source_unusable',
        'This PDF has no words to read: it may be a scan. Choose the report as it was first made.',
      );
    }
    const read = readLayouts(pages);
    return { kind: 'done', ...read, incomplete: read.incomplete || incomplete };
  } catch (error) {
    if (error instanceof ReportError) return { kind: 'refused', code: error.code, message: error.message };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', (bytes: Uint8Array) => {
  void read(bytes).then((answer) => process.send?.(answer, undefined, undefined, () => process.exit()));
});
process.once('disconnect', () => process.exit());
