/// <reference lib="dom" />
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedPicture, type ReportContent, type ReportFinding, renderReport } from '../src/index.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const { DOMParser } = new JSDOM().window;

interface WordFile {
  /** Its words from top to bottom, paragraphs parted by line breaks. */
  text: string;
  headings: string[];
  /** What is read out in place of each picture. */
  pictures: string[];
  /** Rows that are repeated as the head of their table. */
  heads: string[];
  /** Names of headings, and the links that lead to them. */
  places: string[];
  links: string[];
}

const nodes = (of: Document | Element, name: string) => [...of.getElementsByTagName(name)];
const wordsOf = (of: Element) =>
  nodes(of, '*')
    .map(({ tagName, textContent }) => (tagName === 'w:t' ? textContent : tagName === 'w:br' ? '\n' : ''))
    .join('');

/** Reads a Word file as Word does: by its parts, each of which has to be XML without a fault. */
function open(bytes: Uint8Array): WordFile {
  const parts = unzipSync(bytes);
  const parse = (name: string): Document => {
    const document = new DOMParser().parseFromString(strFromU8(parts[name] ?? new Uint8Array()), 'text/xml');
    expect(nodes(document, 'parsererror'), name).toEqual([]);
    return document;
  };
  for (const name of Object.keys(parts)) if (/\.(xml|rels)$/.test(name)) parse(name);
  const document = parse('word/document.xml');
  const paragraphs = nodes(document, 'w:p');
  return {
    text: paragraphs.map(wordsOf).join('\n'),
    headings: paragraphs
      .filter((one) =>
        nodes(one, 'w:pStyle').some((style) => /^Heading\d$/.test(style.getAttribute('w:val') ?? '')),
      )
      .map(wordsOf),
    pictures: nodes(document, 'wp:docPr').map((one) => one.getAttribute('descr') ?? ''),
    heads: nodes(document, 'w:tr')
      .filter((row) => nodes(row, 'w:tblHeader').length > 0)
      .map(wordsOf),
    places: nodes(document, 'w:bookmarkStart').map((one) => one.getAttribute('w:name') ?? ''),
    links: nodes(document, 'w:hyperlink').map((one) => one.getAttribute('w:anchor') ?? ''),
  };
}

/** Without spaces: lines end elsewhere on paper. */
const solid = (text: string) => onOneLine(text).replace(/[\s\u200b]/g, '');

/** Printed elsewhere than in the text, or only where something is missing. */
const ELSEWHERE = [
  'previewNote',
  'running',
  'footer',
  'alt',
  'markedAlt',
  'photoMissing',
  'fixed',
  'overlays',
];

/** Every longer text of a report's page. */
function saidOn(content: ReportContent): string[] {
  const page = toReportPage(
    content,
    { pictures: new Map(), further: new Map() },
    { preview: false, logo: '' },
  );
  const walk = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => (ELSEWHERE.includes(key) ? [] : walk(inner)));
  return walk(page).filter((text) => text.length > 20 && text.includes(' '));
}

let photo: LoadedPicture;
beforeAll(async () => {
  const create = { width: 640, height: 480, channels: 3, background: '#c9b8a4' } as const;
  photo = { bytes: await sharp({ create }).jpeg().toBuffer(), kind: 'jpg', width: 640, height: 480 };
});

const withPhoto = (id: number, changes: Partial<ReportFinding> = {}) =>
  sampleFinding(id, {
    photo: {
      fileName: `IMG_${id}.jpg`,
      sha256: 'ab'.repeat(32),
      width: 640,
      height: 480,
      takenAt: '2026-11-19T10:05:00',
      latitude: null,
      longitude: null,
      camera: null,
    },
    ...changes,
  });

const inWord = (content: ReportContent) =>
  renderReport(content, {
    loadPhoto: async () => photo,
    loadFurtherPhoto: async () => photo,
    format: 'docx',
  });

describe('a report for Word', () => {
  /** A kind's report of two findings, one of them set aside. */
  const reportOf = (kind: ReportKind): ReportContent => ({
    ...sampleReport([
      withPhoto(1, { severity: 'critical', safetyHazard: true }),
      withPhoto(2, { title: 'Loose balustrade', group: 'rejected' }),
    ]),
    kind,
    particulars: { fields: [{ key: 'addressee', label: 'To whom', text: 'Sample Builders' }], forum: null },
  });

  test('says nothing that the PDF doesn’t, whatever its kind', async () => {
    for (const kind of ['defect_list', 'notice', 'expert'] as const) {
      const content = reportOf(kind);
      const printed = solid(
        (await readPdf(await renderReport(content, { loadPhoto: async () => photo }))).text,
      );
      const word = open(await inWord(content));
      expect(word.headings.length, kind).toBeGreaterThan(8);
      for (const heading of word.headings) expect(printed, kind).toContain(solid(heading));
      const sentences = word.text.match(/[A-Z][^.\n]{30,}\./g) ?? [];
      expect(sentences.length, kind).toBeGreaterThan(10);
      for (const sentence of sentences) expect(printed, kind).toContain(solid(sentence));
    }
  });

  test('leaves out nothing that the PDF’s template is given', async () => {
    for (const kind of ['defect_list', 'expert'] as const) {
      const content = reportOf(kind);
      const words = solid(open(await inWord(content)).text);
      for (const said of saidOn(content)) expect(words, kind).toContain(solid(said));
    }
  });

  test('can be walked by ear: named pictures, repeated heads, links that lead somewhere', async () => {
    const further = [{ ...withPhoto(1).photo, id: 7, role: 'Overview' }] as ReportFinding['furtherPhotos'];
    const word = open(await inWord(sampleReport([withPhoto(1, { furtherPhotos: further })])));
    // The cover’s, the plain one, the marked one and the overview.
    expect(word.pictures).toHaveLength(4);
    for (const description of word.pictures) expect(description).toMatch(/photo/i);
    expect(word.heads).toContain('No.SeverityFindingWhere');
    expect(word.links.filter(Boolean)).not.toEqual([]);
    for (const link of word.links.filter(Boolean)) expect(word.places).toContain(link);
  });

  test('and on paper a finding stands beside its repair, each photo in the index', async () => {
    const { photo: taken } = withPhoto(1);
    if (!taken) throw new Error('No photo');
    const after = { ...taken, id: 9, role: '', fileName: 'after.jpg' };
    const said = ['Reported as fixed by Ben Ochre on 3 Oct 2026.'];
    const content = sampleReport([withPhoto(1, { history: { said, before: 'own', after } })]);
    const pdf = await inspectPdf(
      await renderReport(content, { loadPhoto: async () => photo, loadFurtherPhoto: async () => photo }),
    );
    const word = open(await inWord(content));
    for (const text of [onOneLine(pdf.text), onOneLine(word.text)]) {
      expect(text).toContain('Before and after');
      expect(text).toContain(said[0]);
      expect(text).toMatch(/Before · Photo 01 .*After · Photo 01b/);
      expect(text).toContain('after.jpg');
    }
    expect(word.pictures.filter((description) => /^(Before|After): Photo/.test(description))).toHaveLength(2);
  });

  test('says in its own name that it is a copy for editing', async () => {
    const parts = unzipSync(await inWord(sampleReport([withPhoto(1)])));
    const footer = Object.keys(parts).find((name) => /footer\d+\.xml$/.test(name)) ?? '';
    expect(strFromU8(parts[footer] ?? new Uint8Array())).toContain('copy for editing');
  });

  test('takes whatever people type as words', async () => {
    const nasty = '</w:t><w:p>]]> & "quoted" \u0000\u0007 <script>x()</script> מרפסת 裂缝 \ud800';
    const content = sampleReport([
      withPhoto(1, { title: nasty, location: nasty, description: nasty.repeat(40) }),
    ]);
    const word = open(await inWord({ ...content, title: nasty, clientName: nasty }));
    expect(word.text).toContain('<script>x()</script> מרפסת 裂缝');
  });

  test('is whole without a single photo', async () => {
    const word = open(
      await renderReport(sampleReport([withPhoto(1)]), { loadPhoto: async () => undefined, format: 'docx' }),
    );
    expect(word.pictures).toEqual([]);
    expect(word.text).toContain('couldn’t be read');
  });
});
