import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedPicture, renderCover, renderReport } from '../src/index.ts';
import { printDate, printTime } from '../src/report/print-words.ts';
import { type InspectedPdf, inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

async function photo(width: number, height: number): Promise<LoadedPicture> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c9b8a4' } })
    .jpeg()
    .toBuffer();
  return { bytes, kind: 'jpg', width, height };
}

const TAKEN = {
  sha256: 'ab'.repeat(32),
  width: 3000,
  height: 4000,
  takenAt: '2026-11-19T10:05:00',
  latitude: null,
  longitude: null,
  camera: null,
};

describe('a report', () => {
  let seen: InspectedPdf;
  beforeAll(async () => {
    const [landscape, portrait, panorama] = await Promise.all([
      photo(1024, 768),
      photo(768, 1024),
      photo(1024, 280),
    ]);
    const photos: Record<number, LoadedPicture> = { 1: landscape, 2: portrait, 3: panorama };
    const findings = [
      sampleFinding(2, {
        severity: 'critical',
        safetyHazard: true,
        title: 'Loose balustrade',
        decision: null,
        alerts: [
          {
            kind: 'gas',
            urgency: 'now',
            title: 'Possible gas leak',
            steps: ['Leave now.', 'Call from outside.'],
            call: '000 if anyone is in danger',
            source: 'sa.gov.au',
            basis: 'words',
            because: 'smell gas',
          },
        ],
      }),
      sampleFinding(1, {
        rule: {
          provision: 'Guide to Standards and Tolerances 2017, 3.3',
          stated: '7 mm',
          limit: 'up to 5 mm',
          reason: 'Wider cracks let water in.',
          page: 'https://plumbline.example/rules/masonry-crack',
        },
        furtherPhotos: [
          { ...TAKEN, id: 71, fileName: 'close.jpg', role: 'Close-up' },
          { ...TAKEN, id: 72, fileName: 'gone.jpg', role: '' },
        ],
      }),
      sampleFinding(3, { severity: 'low', overlays: [] }),
      sampleFinding(4, { photo: null, title: 'A finding without a photo', severity: 'medium' }),
      sampleFinding(5, {
        group: 'rejected',
        title: 'Mould',
        decision: { verdict: 'rejected', note: 'It is dust.', decidedAt: '2026-11-20T00:00:00Z' },
      }),
    ];
    const logo: LoadedPicture = {
      bytes: await sharp({ create: { width: 300, height: 100, channels: 4, background: '#1b4b8580' } })
        .png()
        .toBuffer(),
      kind: 'png',
      width: 300,
      height: 100,
    };
    const pdf = await renderReport(sampleReport(findings), {
      logo,
      loadPhoto: async ({ id }) => photos[id],
      loadFurtherPhoto: async (id) => (id === 71 ? portrait : undefined),
    });
    seen = await inspectPdf(pdf);
  }, 60_000);

  test('warns of open hazards before the summary and with the finding, and says at the end whom to call', () => {
    const [, first = ''] = seen.pages.map(onOneLine);
    expect(first).toMatch(/Safety hazards .*Act now Possible gas leak .*Leave now\. .*Who to call: 000/);
    expect(first.indexOf('Possible gas leak')).toBeLessThan(first.indexOf('Summary'));
    const warning = seen.pages.map(onOneLine).filter((page) => page.includes('Possible gas leak'));
    expect(warning).toHaveLength(3);
    // In danger 000 is read first of all, not among further inspections.
    expect(warning.at(-1)).toMatch(/\d\d: Possible gas leak\. See Safety hazards\./);
  });

  test('prints every further photo of a finding that can be read, and lists all of them in the index', () => {
    const page = onOneLine(seen.pages.find((one) => one.includes('More photos of this finding')) ?? '');
    expect(page).toMatch(/Photo 02b · taken .* · Close-up/);
    expect(page).not.toContain('02c');
    const index = onOneLine(seen.pages.filter((one) => one.includes('SHA-256')).join(' '));
    expect(index).toContain('close.jpg');
    expect(index).toContain('gone.jpg');
  });

  test('is a tagged PDF with title and author that a strict reader finds sound', () => {
    expect(seen.title).toBe('Handover inspection');
    expect(seen.author).toBe('Straight & True Inspections');
    expect(seen.tagged).toBe(true);
    expect(seen.complaints).toEqual([]);
    expect(seen.readingFaults).toEqual([]);
  });

  test('has headings, tables with heads, and a description of each photo', () => {
    for (const part of ['H1', 'H2', 'TH']) expect(seen.parts).toContain(part);
    const described = seen.parts.filter((part) => part === 'Figure');
    // The logo, three photos, two of them a second time with marks.
    expect(described.length).toBeGreaterThanOrEqual(6);
  });

  test('names property, client, inspector and licence, and says what it isn’t', () => {
    const text = onOneLine(seen.text);
    for (const words of [
      'Draft defect list',
      '14 Example Street, Marrickville NSW 2204',
      'Jo and Sam Client',
      'Ann Example',
      'NSW 123456C',
      'ABN 51 824 753 556',
      'It isn’t a pre-purchase inspection to AS 4349.1-2007',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('holds each part of a report', () => {
    for (const heading of [
      'Summary',
      'Significant items',
      'Purpose, scope and limits',
      'Words used in this report',
      'Photos without a counted defect',
      'Further inspection and conclusion',
      'Photo index',
      'Glossary',
      'Signature',
    ]) {
      expect(seen.text).toContain(heading);
    }
  });

  test('leads from a verdict to the page of its rule, and prints the address for whoever has it on paper', () => {
    expect(seen.links).toEqual(['https://plumbline.example/rules/masonry-crack']);
    expect(onOneLine(seen.text)).toContain('How we know plumbline.example/rules/masonry-crack');
  });

  test('keeps apart what the photo shows, what was said and what is usual', () => {
    const text = onOneLine(seen.text);
    const [client = '', annexure = ''] = text.split('Annexure: how the analysis was made');
    expect(client).not.toContain('A stepped line through the middle that runs like a crack.');
    expect(annexure).toContain('Seen: A stepped line through the middle that runs like a crack.');
    // Only a finding that nobody decided prints what is usual of its kind.
    expect(client.match(/Not necessarily in this photo/g)).toHaveLength(1);
    expect(text).toContain('Crack about 4 mm wide, getting longer since winter');
    expect(text).toContain('Not necessarily in this photo: follows mortar joints; wider at one end.');
    expect(text).toContain('2 of 3 opinions agree: Surface network and the description.');
    expect(text).toContain('Fine cracks in brickwork are often missed.');
  });

  test('sets the inspector’s decision beside what the panel found', () => {
    const text = onOneLine(seen.text);
    expect(text).toContain('Fairly sure');
    expect(text).toContain('Wider than it looks; measured with a gauge.');
    expect(text).toContain('Not reviewed yet.');
    expect(text).toContain('Set aside by the inspector: It is dust.');
  });

  test('says where a photo is missing, and ties the others to their files', () => {
    const text = onOneLine(seen.text);
    expect(text).toContain('This finding has no photo.');
    expect(text).toContain('a3f1c09be4d27768'.repeat(4));
    // The two stand in a narrow column, one below the other.
    expect(text).toContain('33.91240° S');
    expect(text).toContain('151.15520° E');
  });
});

test('eight findings take at most twelve pages, and none of them but the last is half empty', async () => {
  const shapes: Record<number, [number, number]> = { 1: [1024, 768], 2: [300, 1024], 3: [1024, 280] };
  const content = sampleReport(
    Array.from({ length: 8 }, (_, at) =>
      sampleFinding(at + 1, {
        ...(at === 1 && {
          title: 'Rising damp in a wall for which the engines found no shorter name than this one',
        }),
        ...(at % 3 === 2 && { decision: null }),
      }),
    ),
  );
  const loadPhoto = ({ id }: { id: number }) => photo(...(shapes[id] ?? [800, 600]));
  const { pages, overhang } = await readPdf(await renderReport(content, { loadPhoto }));
  expect(pages.length).toBeLessThanOrEqual(12);
  expect(overhang).toBeLessThanOrEqual(0);
  const lines = pages.slice(1, -1).map((page) => page.split('\n').length);
  expect(Math.min(...lines)).toBeGreaterThan(30);
});

test('a preview of one finding holds back its photo, reasons and actions: it would be the whole report', async () => {
  const finding = sampleFinding(1, { description: 'Held back until it is bought.' });
  const asked: number[] = [];
  const { text } = await readPdf(
    await renderReport(sampleReport([finding]), {
      preview: true,
      loadPhoto: async ({ id }) => {
        asked.push(id);
        return photo(800, 600);
      },
    }),
  );
  expect(text).not.toContain('Held back until it is bought.');
  expect(asked).toEqual([]);
  expect(onOneLine(text)).toContain('This preview shows the summary. The report you buy has');
});

test('a preview shows the first finding in full, no other, and a watermark', async () => {
  const content = sampleReport([
    sampleFinding(1, { description: 'Shown in the preview.' }),
    sampleFinding(2, { description: 'Only in the report that was bought.' }),
  ]);
  const { text } = await readPdf(
    await renderReport(content, { preview: true, loadPhoto: async () => photo(800, 600) }),
  );
  expect(text).toContain('Shown in the preview.');
  expect(text).not.toContain('Only in the report that was bought.');
  expect(text).not.toContain('Photo index');
  expect(onOneLine(text)).toContain('This preview shows the summary and 1 finding of 2.');
});

describe('text that somebody typed to break it', () => {
  const HOSTILE: [string, string, string][] = [
    [
      'template syntax',
      '#panic("x") $ x^2 $ *bold* _it_ @ref <label> `raw` = head \\ #import "a"',
      '#panic("x")',
    ],
    ['markup of other kinds', '<script>alert(1)</script> {{7*7}} %s', '<script>alert(1)</script>'],
    ['control characters', 'before\u0000\u0007\u001b[31mafter', 'before[31mafter'],
    ['marks that turn the direction', 'safe\u202eevil\u2066x\u2069', 'safeevilx'],
    ['halves of characters', 'half\ud83d!', 'half!'],
    ['emoji with skin and joiners', '👩🏽‍🔧 fixed it 👍🏿', 'fixed it'],
    ['Chinese and Japanese', '漢字 ひらがな', '漢字 ひらがな'],
    ['a script without a font', 'ᠮᠣᠩᠭᠣᠯ ok', 'no font of this document has'],
    ['scripts from right to left', 'שלום مرحبا', 'שלום'],
    ['accents one upon another', 'Z̸̡̛͙̩a̷l͟g̴o', 'Z'],
  ];

  test.each(HOSTILE)('%s prints as text', async (_what, typed, kept) => {
    const finding = sampleFinding(1, {
      title: typed,
      description: typed,
      location: typed,
      decision: { verdict: 'corrected', note: typed, decidedAt: '2026-11-20T00:00:00Z' },
    });
    const content = sampleReport([finding], { title: typed, clientName: typed });
    const { text, complaints } = await inspectPdf(
      await renderReport(content, { loadPhoto: async () => undefined }),
    );
    expect(complaints).toEqual([]);
    expect(text).toContain(kept);
  });

  test('10,000 characters without a space stay on the page', async () => {
    const long = 'W'.repeat(10_000);
    const decision = { verdict: 'corrected' as const, note: long, decidedAt: '2026-11-20T00:00:00Z' };
    const content = sampleReport([
      sampleFinding(1, { description: 'V'.repeat(10_000), userDescription: long, decision }),
    ]);
    const pdf = await renderReport(content, { loadPhoto: async () => undefined });
    const { text, overhang } = await readPdf(pdf);
    expect(text.match(/[VW]/g)?.length).toBeGreaterThanOrEqual(30_000);
    expect(overhang).toBeLessThanOrEqual(0);
  });

  test('a name of a file that isn’t there opens nothing', async () => {
    const content = sampleReport([sampleFinding(1, { title: '../../../../etc/passwd' })]);
    const { text } = await readPdf(await renderReport(content, { loadPhoto: async () => undefined }));
    expect(text).not.toContain('root:');
  });
});

test('the first page alone is a picture without a script', async () => {
  const content = sampleReport([], { title: '<script>alert(1)</script> #panic("x")' });
  const svg = Buffer.from(await renderCover(content)).toString();
  expect(svg.slice(0, 4)).toBe('<svg');
  expect(svg).not.toContain('<script');
});

test('a signal ends it', async () => {
  const ending = new AbortController();
  const rendering = renderReport(sampleReport([sampleFinding(1)]), {
    signal: ending.signal,
    loadPhoto: async () => {
      ending.abort();
      return undefined;
    },
  });
  await expect(rendering).rejects.toThrow('abort');
});

test('days and times go by the clock of the property, and are the camera’s where it knew no offset', () => {
  expect(printDate('2026-11-21T20:00:00.000Z')).toBe('22 Nov 2026');
  expect(printDate('2026-11-21')).toBe('21 Nov 2026');
  expect(printDate('2026-11-21T13:30:00.000Z', 'Australia/Brisbane')).toBe('21 Nov 2026');
  expect(printTime('2026-11-21T20:14:00')).toBe('21 Nov 2026, 20:14');
  expect(printTime('2026-11-21T20:14:00Z')).toBe('22 Nov 2026, 07:14 AEDT');
  expect(printTime('2026-11-21T20:14:00+11:00', 'Australia/Brisbane')).toBe('21 Nov 2026, 19:14 AEST');
});
