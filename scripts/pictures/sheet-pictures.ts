/** Pages of the printed documents as pictures. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSample, SAMPLE_REPORTS } from '../../packages/documents/src/index.ts';
import { keep } from './keep.ts';

/** Of each sample report the cover, the summary and the first two findings. */
export async function pictureSheets(): Promise<void> {
  for (const id of SAMPLE_REPORTS) {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-sheets-'));
    try {
      const file = join(folder, 'it.pdf');
      await writeFile(file, await renderSample(id));
      execFileSync('pdftoppm', ['-r', '130', '-png', file, join(folder, 'page')]);
      const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
      const findings = pages.filter((_page, at) => /^\s*Finding \d\d\s*$/m.test(wordsOf(file, at + 1)));
      const chosen = [pages[0], pages[1], ...findings.slice(0, 2)];
      for (const [at, page] of chosen.entries()) {
        if (page) await keep(join(folder, page), `samples/${id}-${at + 1}`, [640]);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

const wordsOf = (file: string, page: number) =>
  execFileSync('pdftotext', ['-f', String(page), '-l', String(page), file, '-']).toString('utf8');
