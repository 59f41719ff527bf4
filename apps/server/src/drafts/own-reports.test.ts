import {
  type ReportContent,
  type ReportFinding,
  renderReport,
  SAMPLE_REPORTS,
  sampleContent,
} from '@plumbline/documents';
import { STAGES } from '@plumbline/knowledge';
import { atLeastByTitles } from '@plumbline/knowledge/hazard-titles';
import { type Alert, readAlerts } from '@plumbline/knowledge/hazards';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftOfItem, wordsOf } from './draft-of-row.ts';
import { readLayouts } from './report/layouts.ts';
import type { Page } from './report/pages.ts';
import { readPdf } from './report/read-pdf.ts';

let photo: Buffer;
let sample: ReportContent;
beforeAll(async () => {
  sample = await sampleContent('structural-defect-assessment');
  const noise = Buffer.from(Array.from({ length: 160 * 120 * 3 }, (_, at) => (at * at * 7919) % 251));
  photo = await sharp(noise, { raw: { width: 160, height: 120, channels: 3 } })
    .resize(640, 480)
    .jpeg()
    .toBuffer();
});

const sampleReport = (findings: ReportFinding[], changes: Partial<ReportContent> = {}): ReportContent => ({
  ...sample,
  ...changes,
  findings,
});
/** One of the sample without its hazards and with words that tell of none. */
function sampleFinding(id: number, changes: Partial<ReportFinding> = {}): ReportFinding {
  const [one] = sample.findings;
  if (!one) throw new Error('The sample has no findings');
  const quiet = { title: 'Tile lippage', location: '', description: '', userDescription: '', alerts: [] };
  const actions = { immediate: [], shortTerm: [], longTerm: [] };
  return {
    ...one,
    ...quiet,
    ...{ id, number: id, safetyHazard: false, severity: 'low', actions },
    ...changes,
  };
}

const print = async (content: ReportContent) =>
  renderReport(content, {
    loadPhoto: async (finding) =>
      finding.photo ? { bytes: photo, kind: 'jpg', width: 640, height: 480 } : undefined,
  });
const pagesOf = async (content: ReportContent): Promise<Page[]> =>
  (await readPdf(Uint8Array.from(await print(content)))).pages;
const read = (pages: readonly Page[]) => {
  const { layout, items, incomplete } = readLayouts(pages);
  const drafts = items.map(draftOfItem);
  return { layout, incomplete, drafts };
};
const hazardsOf = (words: string) =>
  readAlerts({ words })
    .map(({ title }) => title)
    .sort();

/** Numbers that look random and are the same each time. */
const random = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

const WORDS = [
  'Strong smell of gas at the stove',
  'The ceiling sags and drips',
  'Bare live wires hang out of the wall',
  'The retaining wall leans over the path',
  'Sewage came up in the shower',
  'Flaking lead paint on the windows',
];
const TITLES = [
  'Stepped cracking in brickwork',
  'Possible asbestos',
  'A crack that runs from the corner of the window over the whole of the wall to the eaves and on round the corner',
  'Efflorescence',
  'Cracked or loose (drummy) tile',
];

/** A finding of any kind that prints may hold: long names, no photo, no place, hazards or none. */
function anyFinding(id: number, next: () => number): ReportFinding {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const alerts: Alert[] =
    next() < 0.5 ? [] : readAlerts({ words: [pick(WORDS), pick(WORDS)].join('. '), today: '2026-11-21' });
  const whole = sampleFinding(id);
  return {
    ...whole,
    title: `${pick(TITLES)} no ${id}`,
    location: pick(['Bedroom 2', 'Outside, behind the garage', '']),
    stages: pick([[], STAGES.slice(3, 5).map(({ name }) => name)]),
    severity: atLeastByTitles(
      pick(['high', 'medium', 'low'] as const),
      alerts.map(({ title }) => title),
    ),
    description: pick(['', 'It is wider at one end.', 'A long tale of it. '.repeat(30)]),
    userDescription: '',
    decision: pick([null, whole.decision]),
    photo: pick([whole.photo, null]),
    // Earlier versions didn’t print it.
    number: next() < 0.8 ? id + 3 : undefined,
    alerts,
  };
}

const nameOf = ({ title }: { title: string }) => title.replace(/\s+/g, ' ');

describe('A report of ours, read again', () => {
  test.each(REPORT_KINDS.map((kind, at) => [kind, at] as const))(
    'of the kind %s is as many drafts with the same names, places and hazards',
    { timeout: 60_000 },
    async (kind, seed) => {
      const next = random(seed + 1);
      const findings = Array.from({ length: 4 + Math.floor(next() * 5) }, (_, at) =>
        anyFinding(at + 1, next),
      );
      const { layout, incomplete, drafts } = read(await pagesOf(sampleReport(findings, { kind })));
      expect([layout, incomplete]).toEqual(['ours', false]);
      const placed = (list: readonly { title: string; location: string }[]) =>
        list.map((one) => `${one.title} at ${one.location}`).sort();
      expect(placed(drafts)).toEqual(placed(findings));
      for (const { title, description = '', alerts = [] } of findings) {
        const draft = drafts.find((one) => one.title === title);
        expect(hazardsOf(draft ? wordsOf(draft) : '')).toEqual(
          expect.arrayContaining(alerts.map((one) => one.title)),
        );
        // Its own marks and words, and nothing of any other finding.
        const marks = alerts.map((one) => `Hazard: ${one.title}`);
        const own = (draft?.description ?? '').split('\n');
        expect(own.filter((line) => line.startsWith('Hazard: ')).sort()).toEqual(marks.sort());
        expect(own.filter((line) => !line.startsWith('Hazard: ')).join(' ')).toBe(
          // Without leave of the forum an expert’s report prints no words of the software.
          kind === 'expert' ? '' : description.trim(),
        );
      }
    },
  );

  test('of more findings than are set at once is all of them', { timeout: 120_000 }, async () => {
    const next = random(99);
    const findings = Array.from({ length: 70 }, (_, at) => anyFinding(at + 1, next));
    const { incomplete, drafts } = read(await pagesOf(sampleReport(findings)));
    expect(incomplete).toBe(false);
    expect(drafts.map(nameOf).sort()).toEqual(findings.map(nameOf).sort());
  });

  test.each(SAMPLE_REPORTS)('the sample %s comes whole', async (id) => {
    const content = await sampleContent(id);
    const { incomplete, drafts } = read(await pagesOf(content));
    expect(incomplete).toBe(false);
    expect(drafts.map(nameOf)).toEqual(content.findings.map(nameOf));
    for (const [at, { alerts = [] }] of content.findings.entries())
      expect(drafts[at]?.description.split('\n').filter((line) => line.startsWith('Hazard: '))).toEqual(
        alerts.map(({ title }) => `Hazard: ${title}`),
      );
  });

  test('keeps a hazard of a photo that isn’t counted, and no draft of one without', async () => {
    const alerts = readAlerts({ words: 'Strong smell of gas', today: '2026-11-21' });
    const { incomplete, drafts } = read(
      await pagesOf(
        sampleReport([
          sampleFinding(1, { title: 'Efflorescence' }),
          sampleFinding(2, { group: 'clear', title: 'No visible defect in this photo', alerts }),
          sampleFinding(3, { group: 'clear', title: 'No visible defect in this photo' }),
        ]),
      ),
    );
    expect(incomplete).toBe(false);
    expect(drafts.map((one) => hazardsOf(wordsOf(one)))).toEqual([[], ['Possible gas leak']]);
  });

  test('without the page of a finding says so, and keeps what other chapters say of it', async () => {
    const alerts = readAlerts({ words: 'Strong smell of gas', today: '2026-11-21' });
    const pages = await pagesOf(
      sampleReport([
        sampleFinding(1, { number: 4, title: 'Tile lippage' }),
        sampleFinding(2, { number: 5, title: 'Loose cooktop', location: 'Kitchen', alerts }),
        sampleFinding(3, { number: 6, title: 'Efflorescence' }),
      ]),
    );
    const without = pages.map((page) => ({
      ...page,
      lines: page.lines.filter(({ cells }) => !/^Finding 0[23]$/.test(cells[0]?.text ?? '')),
    }));
    const { incomplete, drafts } = read(without);
    expect(incomplete).toBe(true);
    const unread = (number: string) =>
      expect.stringContaining(`We couldn’t read the page of finding ${number} in this report.`);
    expect(drafts).toMatchObject([
      { title: 'Tile lippage' },
      { title: 'Loose cooktop', location: 'Kitchen', description: unread('02') },
      { title: 'Efflorescence', description: unread('03') },
    ]);
    expect(drafts.map((one) => hazardsOf(wordsOf(one)))).toEqual([[], ['Possible gas leak'], []]);
  });
});
