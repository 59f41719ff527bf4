import { beforeAll, describe, expect, test } from 'vitest';
import { renderNccGuide } from '../src/index.ts';
import { inspectPdf } from './inspect-pdf.ts';

describe('the reader that the other tests rely on', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = Buffer.from(await renderNccGuide());
  }, 60_000);

  test('has nothing to say against a sound file', async () => {
    expect((await inspectPdf(whole)).complaints).toEqual([]);
  });

  test('complains of a file whose table of objects is gone', async () => {
    const cut = whole.subarray(0, whole.lastIndexOf('startxref'));
    expect((await inspectPdf(cut)).complaints.length).toBeGreaterThan(0);
  });

  test('complains of a stream that doesn’t unpack', async () => {
    const damaged = Buffer.from(whole);
    const streams = [...damaged.toString('latin1').matchAll(/FlateDecode[\s\S]{0,80}?stream\r?\n/g)];
    for (const { index, 0: head } of streams)
      damaged.fill(0xff, index + head.length, index + head.length + 16);
    const seen = await inspectPdf(damaged).catch((error: Error) => ({ complaints: [error.message] }));
    expect(seen.complaints.length).toBeGreaterThan(0);
  });
});
