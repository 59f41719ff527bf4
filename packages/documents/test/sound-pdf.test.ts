/** What an independent reader finds wrong with a report of each kind, and with one of 200 findings. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputedHouse, fileOf } from './disputed-house.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { sampleFinding } from './sample-report.ts';

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
const MANY = Array.from({ length: 200 }, (_none, at) =>
  sampleFinding(at + 1, { title: `Crack no ${at + 1}` }),
);
const REPORTS = [
  ...REPORT_KINDS.map((kind) => ({ name: kind, content: disputedHouse(kind) })),
  { name: 'expert report of 200', content: disputedHouse('expert', { findings: MANY }) },
];

describe.each(REPORTS)('$name', ({ content }) => {
  let folder: string;
  let bytes: Uint8Array;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plumbline-sound-'));
    bytes = await fileOf(content);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('reads aloud in the order in which it is printed, leaves no word out, and says what each picture shows', async () => {
    const { complaints, readingFaults, tagged, parts } = await inspectPdf(bytes);
    expect(complaints).toEqual([]);
    expect(tagged).toBe(true);
    expect(readingFaults).toEqual([]);
    // A photo and its marked copy each, the cover and the plan among them.
    expect(parts.filter((part) => part === 'Figure').length).toBeGreaterThan(content.findings.length);
  }, 180_000);

  test.skipIf(!hasQpdf)('is sound by qpdf, which knows nothing of how it was made', () => {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, bytes);
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors found',
    );
  });
});
