import { describe, expect, test } from 'vitest';
import { openPointsOf, type ReportContent, renderReport } from '../src/index.ts';
import { disputedHouse, fileOf } from './disputed-house.ts';
import { inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const printed = async (content: ReportContent) =>
  inspectPdf(await renderReport(content, { loadPhoto: async () => undefined }));

test('a declared inspection says so, names what was seen, and doesn’t disclaim', async () => {
  const content = sampleReport([sampleFinding(1)], {
    declaredInspection: true,
    inspection: {
      areas: ['interior', 'subfloor space'],
      areasNotInspected: ['roof space'],
      reasons: { 'roof space': 'The hatch was painted shut', 'subfloor space': 'Rear half, low clearance' },
      attendedBy: 'Ann Example and the owner',
      weather: 'Dry, 24 °C',
      overallCondition: 'Below average',
    },
    limitations: 'The hatch was painted shut.\nRain from noon.',
  });
  const { text } = await readPdf(await renderReport(content, { loadPhoto: async () => undefined }));
  expect(text).toContain('Pre-purchase inspection report');
  expect(text).not.toContain('Draft');
  for (const words of [
    'Weather on the day: Dry, 24 °C.',
    'Areas not inspected',
    'Inspected in part only: subfloor space.',
    'Areas inspected in part',
    'Subfloor space: Rear half, low clearance.',
    'Roof space: The hatch was painted shut.',
    'Present: Ann Example and the owner.',
    'The inspector adds: The hatch was painted shut.',
    'Rain from noon.',
    'reasonably maintained: below average.',
  ]) {
    expect(onOneLine(text)).toContain(words);
  }
  expect(onOneLine(text)).not.toContain('It isn’t a pre-purchase inspection');
});

test('says on every page that it is a draft while a finding is undecided or the inspection isn’t declared', async () => {
  const inspection = {
    areas: ['interior'],
    areasNotInspected: [],
    weather: 'Dry',
    overallCondition: 'Average',
  };
  const declared = { kind: 'handover' as const, declaredInspection: true, inspection };
  const drafts = [
    sampleReport([sampleFinding(1)], { kind: 'handover' }),
    sampleReport([sampleFinding(1), sampleFinding(2, { decision: null })], declared),
    sampleReport([sampleFinding(1, { decision: null })], { kind: 'defect_list' }),
  ];
  for (const content of drafts) {
    const { pages, text } = await readPdf(await renderReport(content, { loadPhoto: async () => undefined }));
    for (const page of pages) expect(page).toContain('Draft defect list');
    expect(text).not.toContain('I inspected the building for handover');
    expect(onOneLine(text).includes('Draft defect list for a handover inspection report')).toBe(
      content.kind === 'handover',
    );
  }
  const { text } = await readPdf(
    await renderReport(sampleReport([sampleFinding(1)], declared), { loadPhoto: async () => undefined }),
  );
  expect(text).toContain('Handover inspection report');
  expect(onOneLine(text)).toContain('I inspected the building for handover on the day named');
  expect(text).not.toContain('Draft');
});

test('tells how sure the panel was in the annexure alone, and prints what was left open', async () => {
  const content = sampleReport([sampleFinding(1), sampleFinding(2, { decision: null })], {
    openPoints: ['The state isn’t recorded'],
  });
  const { pages } = await readPdf(await renderReport(content, { loadPhoto: async () => undefined }));
  const annexure = pages.findIndex((page) => page.includes('Annexure: how the analysis was made'));
  expect(annexure).toBeGreaterThan(0);
  const before = [
    ...pages.slice(0, annexure),
    pages[annexure]?.split('Annexure: how the analysis was made')[0] ?? '',
  ].join(' ');
  expect(before).not.toMatch(/\(\d+%\)|opinions agree|leans to/);
  expect(onOneLine(before)).toContain('The state isn’t recorded.');
  const after = onOneLine(pages.slice(annexure).join(' '));
  expect(after).toContain('Fairly sure (84%).');
  expect(after).toContain('The texture engine leans to efflorescence (22%)');
});

test('a corrected finding prints the inspector’s words, and the panel’s only in the annexure', async () => {
  const finding = sampleFinding(1, {
    title: 'Settlement crack',
    panel: { ...sampleFinding(1).panel, title: 'What the panel took it for' },
  });
  const { text } = await readPdf(
    await renderReport(sampleReport([finding]), { loadPhoto: async () => undefined }),
  );
  const [client = '', annexure = ''] = text.split('Annexure: how the analysis was made');
  expect(client).not.toContain('What the panel took it for');
  expect(annexure).toContain('What the panel took it for');
});

const EXPERT_FIELDS = [
  { key: 'instructions', label: 'Instructions', text: 'Letter of 1 May.\nTalk on 3 May.' },
  { key: 'documents', label: 'Documents relied on', text: '' },
  { key: 'codeReadOn', label: 'Code of conduct read on', text: '2026-11-01' },
];

const expert = (leave: 'none' | 'granted') =>
  sampleReport([sampleFinding(1)], {
    kind: 'expert',
    particulars: {
      fields: EXPERT_FIELDS,
      forum: {
        name: 'NCAT (New South Wales)',
        expertCode: 'NCAT Procedural Direction 3',
        prescribed: 'the acknowledgement of the code',
        aiRule: 'NCAT Procedural Direction 7 asks for leave.',
        leave,
        leaveDetails: leave === 'granted' ? '1 Oct 2026, file 12' : '',
      },
    },
  });

describe('an expert report', () => {
  test('names instructions, what is missing, the forum’s code and rule, and leaves a blank for prescribed words', async () => {
    const { text, complaints } = await printed(expert('none'));
    const line = onOneLine(text);
    expect(complaints).toEqual([]);
    for (const words of [
      'NCAT (New South Wales)',
      'Letter of 1 May.',
      'Talk on 3 May.',
      'Documents relied on Not stated.',
      '1 Nov 2026',
      'NCAT Procedural Direction 3',
      'For the expert to complete, word for word: the acknowledgement of the code.',
      'NCAT Procedural Direction 7 asks for leave.',
      'Annexure: how the analysis was made',
    ])
      expect(line).toContain(words);
  });

  test('prints no words of the software without leave, and those of the expert, the measures and the limit', async () => {
    const without = onOneLine((await printed(expert('none'))).text);
    const [findings = ''] = without.split('Annexure: how the analysis was made');
    for (const words of [
      'A crack follows the mortar joints',
      'Movement of the footing',
      'runs like a crack',
      'Mark the ends of the crack',
      'One crack from the upper left',
    ])
      expect(findings).not.toContain(words);
    for (const words of ['measured with a gauge', 'stated as 4 mm', 'up to 5 mm: category 2'])
      expect(findings).toContain(words);
    const granted = onOneLine((await printed(expert('granted'))).text);
    expect(granted).toContain('A crack follows the mortar joints');
    expect(granted).toContain('1 Oct 2026, file 12.');
  });
});

test('a forum of another state than the property’s is a point to mend, and printed as a limit if it stays', async () => {
  const at = (state: 'NSW' | 'QLD') => {
    const content = expert('granted');
    const { fields, forum } = content.particulars ?? { fields: [], forum: null };
    return { ...content, particulars: { fields, forum: forum && { ...forum, state } } };
  };
  const told = openPointsOf(at('QLD')).filter(({ code }) => code === 'other_state');
  expect(told).toEqual([expect.objectContaining({ at: 'details', findingIds: [] })]);
  expect(told[0]?.text).toContain('isn’t in the property’s state, NSW');
  expect(openPointsOf(at('NSW')).map(({ code }) => code)).not.toContain('other_state');
  const openPoints = told.map(({ limitation }) => limitation);
  const { text } = await printed({ ...at('QLD'), openPoints });
  expect(onOneLine(text)).toContain('The property is in another state: NSW.');
});

test.each([
  ['QLD', 'AEST'],
  ['NSW', 'AEDT'],
  ['SA', 'ACDT'],
  ['NT', 'ACST'],
  ['WA', 'AWST'],
])('times in a report on a property in %s are named %s', async (state, zone) => {
  const [shown] = sampleReport([sampleFinding(1)]).findings;
  const photo = shown?.photo && {
    ...shown.photo,
    takenAt: '2026-01-19T13:30:00Z',
    deviceAt: '2026-01-19T13:30:05Z',
    added: { at: '2026-01-19T13:31:00Z', by: 'Ann Example', source: 'in_app' as const },
  };
  const content = sampleReport([sampleFinding(1, { photo: photo ?? null })]);
  const { text } = await printed({ ...content, project: { ...content.project, state } });
  const zones = new Set(onOneLine(text).match(/\bA[A-Z]{2,3}T\b/g));
  expect([...zones]).toEqual([zone]);
});

test('a notice names whom it goes to, the day to reply by and the access offered, before everything else', async () => {
  const content = sampleReport([sampleFinding(1)], {
    kind: 'notice',
    particulars: {
      fields: [
        { key: 'addressee', label: 'Addressed to', text: 'Build Co, 1 Kerb Street' },
        { key: 'replyBy', label: 'Reply by', text: '2026-12-20' },
        { key: 'accessLog', label: 'Access offered', text: '1 Dec, nobody came\n3 Dec' },
      ],
      forum: null,
    },
  });
  const { pages, text } = await printed(content);
  expect(onOneLine(pages[1] ?? '')).toMatch(
    /Notice of defects.*Build Co, 1 Kerb Street.*20 Dec 2026.*1 Dec, nobody came/,
  );
  expect(text).not.toContain('Purpose, scope and limits');
  expect(text).toContain('Stepped cracking in brickwork');
});

describe('what a report leaves open', () => {
  const photo = { ...sampleFinding(1).photo, takenAt: '2026-11-19T08:14:00' };
  const at = (id: number, latitude: number, longitude: number) =>
    sampleFinding(id, { photo: { ...sampleFinding(id).photo, ...photo, latitude, longitude } as never });
  const codes = (content: ReportContent) => openPointsOf(content).map(({ code }) => code);
  const whole = (findings = [sampleFinding(1)], changes: Partial<ReportContent> = {}) =>
    sampleReport(findings, { kind: 'defect_list', ...changes });

  test('is nothing where all is said', () => {
    expect(codes(whole())).toEqual([]);
  });

  test.each([
    ['from another hemisphere', at(1, 48.1, 11.5), 'outside Australia'],
    ['from another state', at(1, -27.47, 153.02), 'outside NSW'],
  ])('names a photo %s', (_where, finding, why) => {
    const [point] = openPointsOf(whole([finding]));
    expect(point).toMatchObject({ code: 'photo_place', at: 'finding', findingIds: [1] });
    expect(point?.text).toContain(why);
    expect(point?.limitation).toContain(why);
  });

  test('names a photo that was taken kilometres from all the others', () => {
    const home = [at(1, -33.9124, 151.1552), at(2, -33.9125, 151.1553), at(3, -33.9123, 151.1551)];
    expect(codes(whole(home))).toEqual([]);
    const [point] = openPointsOf(whole([...home, at(4, -33.8, 151.0)]));
    expect(point).toMatchObject({ code: 'photo_place', findingIds: [4] });
    expect(point?.text).toContain('19 km from the others');
  });

  test('names photos of another day than the inspection', () => {
    const [point] = openPointsOf(whole([sampleFinding(1)], { inspectedOn: '2026-11-20' }));
    expect(point).toMatchObject({ code: 'photo_date', findingIds: [1] });
  });

  test.each([
    ['camera', []],
    [null, []],
    ['ai', ['photo_made']],
    ['ai_edited', ['photo_made']],
    ['software', ['photo_made']],
  ] as const)(
    'names photos that say of themselves that no camera took all of them: %s',
    (origin, expected) => {
      const contentCredentials = { state: 'intact', signer: 'X', madeWith: '', origin, edits: 0 } as const;
      expect(
        codes(
          whole([sampleFinding(1, { photo: { ...sampleFinding(1).photo, contentCredentials } as never })]),
        ),
      ).toEqual(expected);
    },
  );

  test.each([
    ['undecided', whole([sampleFinding(1, { decision: null })])],
    ['no_location', whole([sampleFinding(1, { location: '' })])],
    ['no_photo', whole([sampleFinding(1, { photo: null })])],
    ['assumed', whole([sampleFinding(1, { assumed: 'Would not comply if …' })])],
    ['unsure_source', whole([sampleFinding(1, { sourceOpen: true })])],
    ['no_client', whole([sampleFinding(1)], { clientName: '' })],
    ['no_areas', whole([sampleFinding(1)], { kind: 'handover' })],
  ])('names what is %s', (code, content) => {
    expect(codes(content)).toEqual([code]);
  });

  test('leaves what was set aside and what is clear alone', () => {
    const aside = sampleFinding(1, { group: 'rejected', decision: null, location: '', photo: null });
    expect(codes(whole([aside]))).toEqual([]);
  });
});

test('days that can’t be right are points to mend, by the property’s clock, and printed as limits', async () => {
  const field = (key: string, text: string) => ({ key, label: key, text });
  const of = (changes: Partial<ReportContent>) =>
    openPointsOf(sampleReport([sampleFinding(1)], { madeAt: '2026-11-21T14:00:00.000Z', ...changes }))
      .filter(({ code }) => /ahead|passed|crossed/.test(code))
      .map(({ code, at }) => [code, at]);
  const asked = (key: string, day: string) => ({ fields: [field(key, day)], forum: null });
  // In Sydney the 22nd has begun, in Perth it hasn’t.
  expect(of({ inspectedOn: '2026-11-22' })).toEqual([]);
  const { project } = sampleReport([]);
  expect(of({ inspectedOn: '2026-11-22', project: { ...project, state: 'WA' } })).toEqual([
    ['day_ahead', 'details'],
  ]);
  expect(of({ inspectedOn: '2062-11-20' })).toEqual([['day_ahead', 'details']]);
  expect(of({ particulars: asked('replyBy', '2026-11-21') })).toEqual([['reply_passed', 'details']]);
  expect(of({ particulars: asked('replyBy', '2026-11-22') })).toEqual([]);
  expect(of({ particulars: asked('codeReadOn', '2027-01-01') })).toEqual([['code_ahead', 'details']]);
  const dated = (contract: string, completion: string) => ({
    project: {
      ...project,
      dates: [
        { name: 'contract date', date: contract },
        { name: 'approval date', date: '' },
        { name: 'completion date', date: completion },
      ],
    },
  });
  expect(of(dated('2025-03-01', '2024-06-01'))).toEqual([['dates_crossed', 'project']]);
  expect(of(dated('2025-03-01', '2026-06-01'))).toEqual([]);
  expect(of(dated('2025-03-01', ''))).toEqual([]);
});

test('a notice without addressee or day to reply by is a draft, and says what is missing', async () => {
  const notice = (addressee: string, replyBy: string) =>
    sampleReport([sampleFinding(1)], {
      kind: 'notice',
      particulars: {
        fields: [
          { key: 'addressee', label: 'Addressed to', text: addressee },
          { key: 'replyBy', label: 'Reply by', text: replyBy },
          { key: 'accessLog', label: 'Access offered', text: '' },
        ],
        forum: null,
      },
    });
  const lacking = (content: ReportContent) =>
    openPointsOf(content).find(({ code }) => code === 'no_particulars')?.limitation;
  expect(lacking(notice('Build Co', '2026-12-20'))).toBeUndefined();
  expect(lacking(notice('Build Co', ''))).toBe('Not given in this notice: the day to reply by.');
  expect(lacking(notice('', ''))).toBe('Not given in this notice: the addressee and the day to reply by.');
  const { pages } = await printed(notice('Build Co', ''));
  for (const page of pages) expect(page).toContain('Draft notice of defects');
  expect(onOneLine(pages.join(' '))).toContain('It doesn’t say yet who it is for or when to reply by.');
  expect((await printed(notice('Build Co', '2026-12-20'))).text).not.toContain('Draft');
});

test.each([20, 60, 100, 200])(
  'a title of %i letters leaves the cover of an expert report on one page',
  async (letters) => {
    const title = 'An opinion on works at a property '.repeat(6).slice(0, letters).trim();
    const content = disputedHouse('expert', {
      title,
      evidence: {
        projectId: 1,
        entries: 40,
        head: 'a3f1c09be4d27768'.repeat(4),
        verifyUrl: 'https://example.com/verify',
      },
    });
    const [cover = '', next = ''] = (await readPdf(await fileOf(content))).pages;
    expect(onOneLine(cover)).toContain('Check this report at');
    expect(onOneLine(next)).toContain('The expert and the instructions');
  },
);
