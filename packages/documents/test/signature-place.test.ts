import { describe, expect, test } from 'vitest';
import { addSignaturePlace } from '../src/index.ts';
import { fileOf } from './disputed-house.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const words = { name: 'Żuk (& Söhne)', reason: 'Report 12-1', at: new Date('2026-11-25T21:00:00Z') };
const reportOf = (count: number) =>
  fileOf(sampleReport(Array.from({ length: count }, (_none, at) => sampleFinding(at + 1))));

describe.each([
  ['a short report', 2],
  ['a report that was set in parts', 61],
])('%s with a place for a signature', (_name, count) => {
  test('reads as before, tags, links and titles included, and begins with the very same bytes', async () => {
    const pdf = await reportOf(count);
    const { pdf: placed, from, to } = addSignaturePlace(pdf, words, { bytes: 100, comment: '%%Of ours' });
    expect(placed.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(placed.toString('latin1', from - 1, to + 1)).toBe(`<${'0'.repeat(200)}>`);
    const range = placed
      .toString('latin1')
      .match(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/)
      ?.slice(1)
      .map(Number);
    expect(range).toEqual([from - 1, to + 1, placed.length - to - 1]);
    const seen = await inspectPdf(placed);
    expect(seen.complaints).toEqual([]);
    expect(seen).toEqual(await inspectPdf(pdf));
  }, 120_000);
});

test('what our compiler didn’t write gets no place', () => {
  for (const text of ['', '%PDF-1.7 nothing', 'startxref\n5\n%%EOF'])
    expect(() => addSignaturePlace(Buffer.from(text), words, { bytes: 100, comment: '%%' })).toThrow();
});
