import { originVerb } from '@plumbline/knowledge/measurement-words';
import { REPORT_KINDS } from '@plumbline/knowledge/report-kinds';
import { YEAR_BY_EDITION } from '@plumbline/knowledge/standards';
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openPointsOf, type ReportContent, type ReportFinding } from '../src/index.ts';
import { toReportPage } from '../src/report/report-page.ts';
import { disputedHouse, fileOf } from './disputed-house.ts';
import { onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const picture = { file: 'photo.svg', photo: 'photo.jpg', aspect: 1.5 };

/** The page of a report whose findings all have a photo. */
const pageOf = (content: ReportContent) =>
  toReportPage(
    content,
    { pictures: new Map(content.findings.map(({ id }) => [id, picture])), further: new Map() },
    { preview: false, logo: '' },
  );
const only = (changes: Partial<ReportFinding>, content: Partial<ReportContent> = {}) => {
  const [finding] = pageOf(sampleReport([sampleFinding(1, changes)], content)).findings;
  if (!finding) throw new Error('No finding');
  return finding;
};

/** As the guides’ limits end. */
const ASKED = TOLERANCES.find(({ exceeding }) => exceeding.includes('builder'))?.exceeding;

/** As the rules word them; the words of a scale that AS 4349.1 doesn't have. */
const OF_THE_PRODUCT = {
  severityReasons: [
    'Stepped cracking in brickwork: medium as a rule.',
    'Raised because it is growing.',
    'Set by the inspector.',
    'The inspector set no severity. It stays at medium until they do.',
  ],
};

test.each([true, false])(
  'a report before a purchase rates by AS 4349.1 alone, on paper and in Word (declared: %s)',
  async (declared) => {
    const house = disputedHouse('pre_purchase');
    const content: ReportContent = {
      ...house,
      ...(!declared && { declaredInspection: false, inspection: null }),
      findings: house.findings.map((finding) => ({
        ...finding,
        ...OF_THE_PRODUCT,
        ...(finding.id === 12 && {
          classification: 'AS 4349.1 type A (Damage) · Not classified: engineer or inspector to confirm',
        }),
        ...(finding.id === 11 && { decision: null }),
      })),
    };
    const { text } = await readPdf(await fileOf(content));
    const word = strFromU8(unzipSync(await fileOf(content, 'docx'))['word/document.xml'] ?? new Uint8Array());
    for (const words of [onOneLine(text), word.replace(/<[^>]+>/g, ' ')]) {
      expect(words.match(/.{20}\b(?:critical|high|medium|low|severity)\b.{20}/i)).toBeNull();
      expect(words).toContain('4 major defects, 7 minor defects and 1 not classified');
      expect(words).toMatch(/Class\s+Findings|CLASS FINDINGS/);
      expect(words).toContain('Raised because it is growing.');
    }
  },
);

test('every other kind keeps the severity that people set', async () => {
  for (const kind of REPORT_KINDS.filter((one) => one !== 'pre_purchase')) {
    expect(
      pageOf(disputedHouse(kind)).counts.map(({ word, count }) => [word, count]),
      kind,
    ).toEqual([
      ['Critical', 0],
      ['High', 4],
      ['Medium', 0],
      ['Low', 8],
    ]);
  }
});

test('an open warning makes a safety hazard in every list: cover, summary, significant items and finding', () => {
  const alert = {
    kind: 'mould_health',
    urgency: 'soon',
    title: 'Possible mould',
    steps: ['Air the room.'] as string[],
    call: 'A builder',
    source: 'WA Health',
    basis: 'words',
    because: 'black mould',
  } as const;
  const warned = sampleFinding(2, { severity: 'low', classification: 'minor', alerts: [alert] });
  const page = pageOf(sampleReport([sampleFinding(1), warned], { kind: 'pre_purchase' }));
  expect(page.hazards?.map(({ number }) => number)).toEqual(['02']);
  expect(page.hazardCount).toBe(1);
  expect(page.summary).toContain('Safety hazards: 02.');
  expect(page.significant.filter(({ hazard }) => hazard).map(({ number }) => number)).toEqual(['02']);
  expect(page.findings.map(({ hazard }) => hazard)).toEqual([false, true]);
});

test('a decided finding says neither what it appears to be nor that somebody should inspect or state something', () => {
  const decided = only({
    rule: null,
    severityReasons: [],
    description:
      'Appears to be: tile lippage. Based on the description only: the photo doesn’t show it. Lippage stated as 3 mm.',
    measurements: ['Lippage: stated as 3 mm'],
    complianceText:
      'Compliance couldn’t be determined from a photo: have it inspected. To have a rule checked, state the gap in millimetres. The guide’s limit holds for 24 months after handover; they are over.',
    references: ['AS 3958', YEAR_BY_EDITION],
  });
  expect(decided.description).toBe('The software didn’t see it in the photo.');
  expect(decided.complianceText).toBe('The guide’s limit holds for 24 months after handover; they are over.');
  expect(decided.compliance.word).toBe('Not determined');
  expect(decided.references).toEqual(['AS 3958']);
  expect(decided.grounds.map(([name]) => name)).toEqual(['Said with the photo']);
  const corrected = only({
    description: 'The inspector’s finding: plasterboard crack. Hairline at the joint.',
    decision: { verdict: 'corrected', note: 'Hairline at the joint.', decidedAt: '2026-11-20T00:00:00Z' },
  });
  expect(corrected.description).toBe('');
});

test('readers are told that a limit comes from other sources, not to check it', () => {
  const { complianceText } = only({
    rule: null,
    complianceText:
      'Appears to be beyond the limit. The limit comes from secondary sources: check it in the document.',
  });
  expect(complianceText).toContain('the document itself wasn’t read.');
  expect(complianceText).not.toContain('check it');
});

test.each([
  { origin: 'inspector' },
  { origin: 'inspector', reference: 'crack gauge' },
  { origin: 'measured_on_photo' },
] as const)('nobody is told to measure what was measured: %o', (how) => {
  const verb = originVerb({ attribute: 'crack_width', value: 6, unit: 'mm', ...how });
  const actions = {
    immediate: ['Measure the crack and photograph it with a scale', 'Measure the step with a straightedge'],
    shortTerm: ['Grind the edge'],
    longTerm: [],
  };
  const measured = only({ actions, measurements: [`Crack width: ${verb} 6 mm`] });
  expect(measured.actions.map(({ items }) => items)).toEqual([
    ['Photograph it with a scale'],
    ['Grind the edge'],
  ]);
  const watched = only({ actions, measurements: ['Crack width: 3 Nov 2026 6 mm (crack gauge).'] });
  expect(watched.actions).toEqual(measured.actions);
  const stated = only({ actions, measurements: ['Crack width: stated as 6 mm'] });
  expect(stated.actions[0]?.items).toHaveLength(2);
});

test('whoever a warning names isn’t named again among the professions', () => {
  const call = 'A structural engineer or registered builder';
  const alert = {
    kind: 'balcony',
    urgency: 'now',
    title: 'Balcony',
    steps: [] as string[],
    call,
    source: '',
    basis: 'finding',
    because: '',
  } as const;
  const warned = only({
    alerts: [alert],
    whoToCall: ['a structural engineer or registered builder', 'Plumber'],
  });
  expect(warned.call).toEqual(['Plumber']);
  expect(warned.alerts.map((one) => one.call)).toEqual([call]);
});

test('an expert report without leave has no photo that software marked, and no advice of the software', () => {
  const page = pageOf(disputedHouse('expert', { particulars: { fields: [], forum: null } }));
  expect(page.findings.flatMap(({ overlays }) => overlays)).toEqual([]);
  expect(JSON.stringify([page.findings, page.significant])).not.toContain('Mark the ends of the crack');
  expect(pageOf(disputedHouse('expert')).findings[0]?.overlays).toHaveLength(1);
});

test('the first page of an expert report names forum, file number, parties and who retained the expert', () => {
  const facts = Object.fromEntries(pageOf(disputedHouse('expert')).coverFacts);
  expect(facts).toMatchObject({
    Expert: 'Ann Example',
    'To be heard by': 'NCAT (New South Wales)',
    'File number': 'HB 26/0012',
    Parties: 'Client v Build Co',
    'Retained by': 'Kerb Lawyers',
  });
});

test('areas that were inspected aren’t said to be unseen', () => {
  const [first = ''] = pageOf(disputedHouse('pre_purchase')).notSeen;
  expect(first).toContain('Not inspected: roof space.');
  expect(first).not.toMatch(/subfloor|photographs/);
});

test('a dilapidation report gives no opinion on causes, names nobody to ask and no time limits', async () => {
  const house = disputedHouse('dilapidation');
  const told = async (kind: ReportContent['kind']) => {
    const findings = house.findings.map((finding) => ({
      ...finding,
      references: ['AS 2870', 'Statutory warranty: Home Building Act 1989, s 18E(1) (see Time limits)'],
      rule: {
        provision: 'Cracking',
        stated: '4 mm',
        limit: '1 mm',
        reason: `Wider ones count. ${ASKED}`,
      },
    }));
    const basis = [
      ...(house.basis ?? []),
      { name: 'Warranty', held: 'Home Building Act 1989', why: 'Its last days are under Time limits' },
    ];
    return onOneLine((await readPdf(await fileOf({ ...house, kind, findings, basis }))).text);
  };
  const OF_A_CLAIM = /Likely causes|Movement of the footing|Time limits|Warranty|builder can be asked/i;
  expect(await told('dilapidation')).not.toMatch(OF_A_CLAIM);
  expect(await told('dilapidation')).toContain('Wider ones count.');
  expect(await told('handover')).toMatch(OF_A_CLAIM);
});

test('a declared inspection sends its readers to no other building inspector', () => {
  const content = disputedHouse('pre_purchase', {
    findings: [sampleFinding(1, { whoToCall: ['building inspector', 'plasterer'] })],
  });
  const named = (of: ReportContent) => [pageOf(of).findings[0]?.call, pageOf(of).further];
  expect(named(content)).toEqual([['Plasterer'], ['Plasterer: Stepped cracking in brickwork']]);
  const draft = { ...content, declaredInspection: false, inspection: null };
  expect(named(draft)[0]).toEqual(['Building inspector', 'Plasterer']);
});

test('a finding that was judged before sends nobody to the inspector who named it', () => {
  const content = disputedHouse('handover', {
    findings: [sampleFinding(1, { whoToCall: ['the inspector who named it', 'plasterer'] })],
  });
  const { findings, further } = pageOf(content);
  expect([findings[0]?.call, further]).toEqual([['Plasterer'], ['Plasterer: Stepped cracking in brickwork']]);
});

test('what nobody classified is never told to be no major defect', () => {
  const open = 'AS 4349.1 type A (Damage) · Not classified: engineer or inspector to confirm';
  const concluded = (classification: string) =>
    pageOf(
      disputedHouse('pre_purchase', { findings: [sampleFinding(1, { classification, severity: 'low' })] }),
    ).conclusion[0];
  expect(concluded('Minor defect')).toBe('The inspection found no major defect.');
  expect(concluded(open)).toBe('The inspection found nothing that is classified as a major defect.');
});

test('names findings without a class before a purchase, and without the expert’s reasons', () => {
  const open = 'AS 4349.1 type A (Damage) · Not classified: engineer or inspector to confirm';
  const silent = { verdict: 'confirmed', note: '', decidedAt: '2026-11-20T00:00:00Z' } as const;
  const findings = [sampleFinding(1), sampleFinding(2, { classification: open, decision: silent })];
  const codesOf = (kind: ReportContent['kind']) =>
    openPointsOf({ ...disputedHouse('expert', { findings }), kind, particulars: { fields: [], forum: null } })
      .filter(({ code }) => code === 'no_class' || code === 'no_reasons')
      .map(({ code, findingIds }) => [code, findingIds]);
  expect(codesOf('pre_purchase')).toEqual([['no_class', [2]]]);
  expect(codesOf('expert')).toEqual([['no_reasons', [2]]]);
  expect(codesOf('notice')).toEqual([]);
});

test.each(['pre_purchase', 'defect_list', 'expert'] as const)(
  'an inspector’s class is counted in a report of kind %s, and a minor hazard stays a safety hazard',
  (kind) => {
    const classed = (word: string) => `AS 4349.1 type A (Damage) · ${word}, set by the inspector`;
    const findings = [
      sampleFinding(1, { severity: 'medium', classification: classed('major'), safetyHazard: false }),
      sampleFinding(2, { severity: 'low', classification: classed('minor'), safetyHazard: true }),
    ];
    const page = pageOf(disputedHouse(kind, { findings }));
    expect(page.summary).toContain('Major defects: 01. Minor defects: 02. Safety hazards: 02.');
    expect(page.significant.map(({ number, hazard }) => [number, hazard])).toEqual([
      ['01', false],
      ['02', true],
    ]);
    expect(page.findings[0]?.meta).toContain('major, set by the inspector');
  },
);

test.each(['pdf', 'docx'] as const)(
  'what came from a list is nowhere told to be the software’s, and the annexure says so (%s)',
  async (format) => {
    const listed = sampleFinding(1, {
      photo: null,
      decision: null,
      panel: { ...sampleFinding(1).panel, enginesAsked: 0, enginesVoted: 0, modelVersion: 'imported' },
    });
    const told = async (findings: ReportFinding[]) => {
      const bytes = await fileOf(sampleReport(findings, { kind: 'expert' }), format);
      if (format === 'pdf') return onOneLine((await readPdf(bytes)).text);
      return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');
    };
    const alone = await told([listed]);
    expect(alone).not.toMatch(/panel of engines found|what the panel|independent engines|Panel imported/i);
    expect(alone).toContain('It stands as it was written or brought in');
    expect(alone).toContain('Description given');
    expect(alone).toContain('No engine looked at it or named it.');
    const both = await told([listed, sampleFinding(2, { decision: null })]);
    expect(both).toMatch(/what the panel of engines found/i);
    expect(both).toContain('1 finding came from what was written, a list or another report.');
  },
);

test('a re-inspection says what became of its findings, and asks nothing for what is fixed', () => {
  const history = (became: string, fixed?: boolean) => ({
    history: { said: [`${became}.`], before: null, after: null, became, ...(fixed && { fixed }) },
  });
  const page = pageOf(
    disputedHouse('re_inspection', {
      findings: [
        sampleFinding(1, history('Fixed', true)),
        sampleFinding(2, history('Worse')),
        sampleFinding(3, history('Reported as fixed, not verified')),
        sampleFinding(4),
      ],
    }),
  );
  expect(page.summary).toContain(
    'What has happened since: Fixed: 01. Worse: 02. Reported as fixed, not verified: 03.',
  );
  expect(page.significant.map(({ number }) => number)).toEqual(['02', '03', '04']);
  expect(page.findings.map(({ actions, call }) => actions.length > 0 && call.length > 0)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(page.conclusion).toContain('Fixed, and counted above: 01.');
  expect(pageOf(disputedHouse('handover', { findings: [sampleFinding(1)] })).summary).not.toContain('became');
});
