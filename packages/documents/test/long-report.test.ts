import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderReport } from '../src/index.ts';
import { fileOf } from './disputed-house.ts';
import { type InspectedPdf, inspectPdf, onOneLine } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const COUNT = 70;
const findings = Array.from({ length: COUNT }, (_none, at) =>
  sampleFinding(at + 1, {
    title: `Crack no ${at + 1} of (many`,
    // What looks like a reference or a key of the file, in the person's own words.
    description: `It runs (from) the joint 12 0 R along /StructParents 3 to wall ${at + 1}.`,
    decision: {
      verdict: 'confirmed',
      note: at === 69 ? 'Seen \u{17000}' : 'Seen',
      decidedAt: '2026-11-20T03:00:00Z',
    },
  }),
);

describe('A report of more findings than are set at once', () => {
  let bytes: Uint8Array;
  let pdf: InspectedPdf;

  beforeAll(async () => {
    bytes = await fileOf(sampleReport(findings, { declaredInspection: false }));
    pdf = await inspectPdf(bytes);
  }, 120_000);

  test('is one sound document with the same pages in file, footer and description', () => {
    expect(pdf.complaints).toEqual([]);
    expect(pdf.readingFaults).toEqual([]);
    expect(pdf.tagged).toBe(true);
    expect(pdf.title).toBe('Handover inspection');
    expect(pdf.overhang).toBeLessThanOrEqual(0);
    for (const [at, page] of pdf.pages.slice(1).entries()) {
      expect(page).toContain(`Page ${at + 2} of ${pdf.pages.length}`);
    }
    expect(pdf.pages[0]).not.toContain('Page 1 of');
    const whole = Buffer.from(bytes).toString('latin1');
    expect(whole).toContain(`<xmpTPg:NPages>${pdf.pages.length}<`);
    expect(whole).not.toContain('part.invalid');
  });

  test('holds each finding once, in order, in parts that are named', () => {
    const places = findings.map(({ description }) => pdf.text.replace(/\s+/g, ' ').indexOf(description));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const heading of ['Findings 01 to 25', 'Findings 26 to 50', 'Findings 51 to 70']) {
      expect(pdf.text.split(heading)).toHaveLength(2);
    }
    expect(pdf.text).toContain('Photo index');
    expect(pdf.text).toContain('Signature');
  });

  test('lists each finding with the page on which it begins, and leads there', async () => {
    const file = await getDocumentProxy(Uint8Array.from(bytes));
    const reached = new Map<number, number>();
    for (let number = 1; number <= file.numPages; number += 1) {
      for (const { dest } of await (await file.getPage(number)).getAnnotations()) {
        const id = Number(/^finding-(\d+)$/.exec(String(dest))?.[1]);
        const [page] = (await file.getDestination(`finding-${id}`)) ?? [];
        if (page) reached.set(id, await file.getPageIndex(page));
      }
    }
    expect([...reached.keys()].sort((a, b) => a - b)).toEqual(findings.map(({ id }) => id));
    for (const { id } of findings) {
      const at = reached.get(id) ?? -1;
      expect(pdf.pages[at]).toContain(`Finding ${String(id).padStart(2, '0')}`);
      expect(pdf.text).toMatch(new RegExp(`Crack no ${id} of \\(many[^]*?\\b${at + 1}\\b`));
    }
    await file.destroy();
  });

  test('has one structure in reading order, and cells that know their headings', async () => {
    const file = await getDocumentProxy(Uint8Array.from(bytes));
    const outline = (await file.getOutline()) as { title: string; items: unknown[] }[];
    expect(
      outline.map(({ title }) => title).filter((title) => /^(Summary|Findings|Signature)/.test(title)),
    ).toEqual(['Summary', 'Findings 01 to 25', 'Findings 26 to 50', 'Findings 51 to 70', 'Signature']);
    await file.destroy();
    expect(pdf.parts.filter((part) => part === 'H2').length).toBeGreaterThanOrEqual(COUNT);
    const whole = Buffer.from(bytes).toString('latin1');
    expect(whole.match(/\/S \/Document/g)).toHaveLength(1);
    expect(whole.match(/\/Type \/StructTreeRoot/g)).toHaveLength(1);
    const keys = [...whole.matchAll(/\/StructParents? (\d+)\n/g)].map(([, key]) => Number(key));
    expect(new Set(keys).size).toBe(keys.length);
    const names = [...whole.matchAll(/\/ID \((P\d{4}U[^)]*)\)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const [, headers = ''] of whole.matchAll(/\/Headers \[([^\]]*)\]/g)) {
      for (const [, name] of headers.matchAll(/\(([^)]*)\)/g)) expect(names).toContain(name);
    }
  });

  test('says on its first pages that a character became a box, wherever that is', () => {
    expect(onOneLine(pdf.text)).toContain('A box (□) stands for a character');
  });
});

test('A long report holds each photo whole and once, of whatever kind', async () => {
  const photos = new Map<number, Buffer>();
  for (const { id } of findings) {
    const create = { width: 80 + id, height: 60, channels: 3, background: { r: id, g: 90, b: 200 } } as const;
    const drawn = sharp({ create });
    const kind =
      id % 4 === 0 ? drawn.toColourspace('b-w') : id % 4 === 1 ? drawn.toColourspace('cmyk') : drawn;
    photos.set(id, await kind.jpeg({ progressive: id % 2 === 0 }).toBuffer());
  }
  const bytes = await renderReport(sampleReport(findings, { declaredInspection: false }), {
    loadPhoto: async ({ id }) => ({
      ...{ bytes: photos.get(id) ?? Buffer.alloc(0), kind: 'jpg', width: 80 + id, height: 60 },
    }),
  });
  const whole = Buffer.from(bytes);
  for (const [id, photo] of photos) {
    // The compiler itself makes pixels of four inks.
    if (id % 4 === 1) continue;
    const at = whole.indexOf(photo);
    expect(at, `photo ${id}`).toBeGreaterThan(0);
    // The cover shows the first once more, in another part.
    expect(whole.indexOf(photo, at + 1) > at).toBe(id === 1);
    expect(whole.toString('latin1', at - 400, at)).toMatch(
      new RegExp(`/Length ${photo.length}\\b[^]*stream\n$`),
    );
  }
  expect(whole.includes('plumbline photo-')).toBe(false);
  const { complaints, pages } = await inspectPdf(bytes);
  expect(complaints).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
}, 120_000);
