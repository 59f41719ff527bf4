import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../src/index.ts';
import type { TrailMark } from '../src/report/report-content.ts';
import { inspectPdf, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const HEAD = '0123456789abcdef'.repeat(4);
const evidence: TrailMark = {
  projectId: 5,
  entries: 43,
  head: HEAD,
  verifyUrl: 'https://plumbline.example/verify',
};
const ADDRESS = `https://plumbline.example/verify#report=12-1&project=5&entries=43&head=${HEAD}`;
const none = async () => undefined;
const render = (changes: object, options: object = {}) =>
  renderReport(sampleReport([sampleFinding(1)], changes), { loadPhoto: none, ...options });
const unspaced = (text: string) => text.replaceAll(/\s/g, '');

describe('the first page of a report', () => {
  test('prints the head of the trail beside a code that leads to its check', async () => {
    const { pages, links, complaints } = await inspectPdf(await render({ evidence }));
    expect(unspaced(pages[0] ?? '')).toContain(HEAD);
    expect(pages[0]).toContain('43 entries');
    expect(pages[0]).toContain('plumbline.example/verify');
    expect(links).toContain(ADDRESS);
    expect(complaints).toEqual([]);
  });

  test('says nothing of a trail in a preview or where there is none', async () => {
    const shown = [
      await render({ evidence }, { preview: true }),
      await render({ evidence: { ...evidence, entries: 0, head: '' } }),
      await render({}),
    ];
    for (const pdf of shown) expect((await readPdf(pdf)).pages[0]).not.toContain('trail');
  });

  test('stays one page with long names, a declared inspection and the code', async () => {
    const long = 'Extraordinarily long name of an owners corporation in a street with a long name ';
    const { pages } = await readPdf(
      await render({
        evidence,
        title: long,
        clientName: long.repeat(2),
        project: { name: long, address: long.repeat(2), state: 'NSW', buildingType: 'Residential House' },
      }),
    );
    expect(unspaced(pages[0] ?? '')).toContain(HEAD);
    expect(pages[0]).toContain('Report 12-1');
  });

  test('opens as before with a signed line and its own last lines once more after it', async () => {
    const pdf = Buffer.from(await render({ evidence }));
    const [end = ''] = /startxref\s+\d+\s+%%EOF\s*$/.exec(pdf.toString('latin1')) ?? [];
    const line = `\n%%PlumblineReport ${JSON.stringify({ head: HEAD.repeat(8) })}\n`;
    const seen = await inspectPdf(Buffer.concat([pdf, Buffer.from(`${line}${end.trim()}\n`)]));
    expect(seen).toEqual(await inspectPdf(pdf));
    expect(seen.complaints).toEqual([]);
  });

  test('carries the same in the copy for Word', async () => {
    const files = unzipSync(await render({ evidence }, { format: 'docx' }));
    const words = Buffer.from(files['word/document.xml'] ?? []).toString();
    expect(unspaced(words.replaceAll(/<[^>]*>/g, ' '))).toContain(HEAD);
    expect(words).toContain('Code that leads to the check of this report');
    const leads = Buffer.from(files['word/_rels/document.xml.rels'] ?? []).toString();
    expect(leads).toContain('Target="https://plumbline.example/verify"');
    expect(words).toContain(`w:anchor="${ADDRESS.split('#')[1]?.replaceAll('&', '&amp;')}"`);
    expect(Object.keys(files).some((path) => /^word\/media\/.*\.png$/.test(path))).toBe(true);
  });
});
