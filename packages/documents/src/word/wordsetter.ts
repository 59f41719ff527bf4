// A program of its own, as the typesetter is: zipping photos blocks, and what it took goes with it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Packer } from 'docx';
import sharp from 'sharp';
import type { ReportPage } from '../report/report-page.ts';
import { photosIn } from './photos.ts';
import { reportDocument } from './report-document.ts';
import { type SchedulePage, scheduleDocument } from './schedule-document.ts';

// Whoever started it is gone: nobody waits for the document.
process.once('disconnect', () => process.exit(4));

const ORANGE = '#f2701d';

const [folder = ''] = process.argv.slice(2);

async function logoOf({ logo }: ReportPage) {
  if (!logo) return undefined;
  const bytes = await readFile(join(folder, logo));
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, aspect: width / height };
}

async function set(): Promise<void> {
  const page: ReportPage | SchedulePage = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8'));
  const document =
    'columns' in page
      ? scheduleDocument(page)
      : await reportDocument(page, photosIn(folder, page.accent || ORANGE), await logoOf(page));
  await writeFile(join(folder, 'out.docx'), await Packer.toBuffer(document));
}

process.once('message', () => {
  set().then(
    () => process.exit(0),
    async (error: unknown) => {
      await writeFile(join(folder, 'complaint.txt'), String(error));
      process.exit(3);
    },
  );
});
