import { PRECAUTION } from '@plumbline/knowledge/assess';
import { describe, expect, it } from 'vitest';
import { conclusionOf, whyNotCounted } from '../src/report/conclusion.ts';
import { forReadersOf } from '../src/report/finding-for-readers.ts';
import { closedHazards, hazardCalls, hazardsPage, openHazards } from '../src/report/hazards-page.ts';
import { openPointsOf } from '../src/report/open-points.ts';
import type { ReportFinding } from '../src/report/report-content.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

describe('what is only said', () => {
  const calm: Partial<ReportFinding> = { decision: null, alerts: [] };
  const told = (...findings: ReportFinding[]) => {
    const numbered = findings.map((finding, at) => ({ finding, number: `0${at + 1}` }));
    // Without the alerts, which are told before.
    return conclusionOf(sampleReport([], { inspection: null }), numbered, { minor: 0, open: 0 }, [])[0];
  };
  const seen = sampleFinding(1, calm);
  const said = sampleFinding(1, {
    ...calm,
    description: 'Appears to be: sag. Based on the description only: no check of the photo bears it out.',
  });
  const alert = (basis: string, because: string) => ({ title: 'Danger', basis, because }) as never;
  const warned = (basis: string, because: string, changes: Partial<ReportFinding> = {}) =>
    sampleFinding(1, { ...calm, ...changes, alerts: [alert(basis, because)] });

  it('isn’t told as shown by the photographs', () => {
    expect(told(seen, seen, seen, seen)).toBe(
      'The photographs show 4 significant items: 01, 02, 03 and 04. They need attention first.',
    );
    expect(told(seen, said, seen, said)).toBe(
      'The photographs show 2 significant items: 01 and 03. 2 more significant items are described but not seen in the photographs: 02 and 04. They need attention first.',
    );
    expect(told(seen, seen, said)).toContain(
      ' 1 more significant item is described but not seen in the photographs: 03.',
    );
    expect(told(said)).toBe(
      '1 significant item is described but not seen in the photographs: 01. It needs attention first.',
    );
  });

  it('is told apart from a danger that is answered, brought in or named by the inspector', () => {
    const clear = { group: 'clear' } as const;
    expect(
      told(
        warned('photo', 'Bare steel seems to show in the photo'),
        warned('finding', 'Answered: a ceiling has fallen, is loose or has a hole'),
        warned('words', 'front door jams'),
        warned('finding', 'Answered: a wall has lost pieces, is loose or has a hole', clear),
        warned('words', 'strong gas smell', clear),
        sampleFinding(1, {
          ...calm,
          decision: { verdict: 'corrected', note: '', decidedAt: '2026-11-20T03:00:00.000Z' },
        }),
        sampleFinding(1, { ...calm, panel: { ...seen.panel, enginesAsked: 0 } }),
      ),
    ).toBe(
      [
        'The photographs show 1 significant item: 01.',
        'For 2 more significant items the photographs show a defect, and how serious it is rests on answers and the description: 02 and 03.',
        '1 more significant item is described but not seen in the photographs: 05.',
        '1 more significant item is known from answers and not seen in the photographs: 04.',
        '1 more significant item is as the inspector named it: 06.',
        '1 more significant item came from what was written, a list or another report: 07.',
        'They need attention first.',
      ].join(' '),
    );
  });

  it.each([
    ['Before it was changed: Strong smell of gas in the hall', 'the description', 'described but'],
    [
      'Before it was changed: answered the door, and the porch had dropped',
      'the description',
      'described but',
    ],
    ['Before it was changed: Answered: a ceiling has fallen', 'answers', 'known from answers and'],
    [
      'Before it was changed: Measured as a crack up to 30 mm wide',
      'measurements',
      'known from measurements and',
    ],
    ['Measured as a crack up to 30 mm wide', 'measurements', 'known from measurements and'],
    ['Readings show that it got wider', 'readings', 'known from readings and'],
  ])('isn’t shown by the photographs: %s', (because, source, known) => {
    expect(told(warned('finding', because))).toBe(
      `For 1 significant item the photographs show a defect, and how serious it is rests on ${source}: 01. It needs attention first.`,
    );
    expect(told(warned('finding', because, { group: 'clear' }))).toBe(
      `1 significant item is ${known} not seen in the photographs: 01. It needs attention first.`,
    );
  });

  it('is shown by them where it was found in the photo', () => {
    expect(told(warned('finding', 'Found: spalled brick'))).toMatch(
      /^The photographs show 1 significant item: 01/,
    );
  });
});

describe('the conclusion', () => {
  const alerts = [{ title: 'Possible gas leak', urgency: 'now' }] as never;
  const conclude = (findings: ReportFinding[], left: object[] = []) =>
    conclusionOf(sampleReport(findings, { hazardsNotChosen: left as never }), [], { minor: 1, open: 0 }, []);

  it('names what is open of dangers before anything else, in the report and beside it', () => {
    const actions = { immediate: [PRECAUTION], shortTerm: [], longTerm: [] };
    const calm = conclude([sampleFinding(1, { alerts: [] })]);
    expect(calm[0]).toMatch(/no major defect/);
    expect(calm[1]).toContain('plan its repair');
    const [here, beside, unsaid] = conclude(
      [sampleFinding(1, { alerts }), sampleFinding(2, { alerts: [], actions })],
      [{ id: 9, number: 9, title: 'Crack', location: '', alerts: [{ title: 'Possible falling masonry' }] }],
    );
    expect(here).toBe('Open safety hazards: Possible gas leak.');
    expect(beside).toMatch(/isn’t part of this report\. Possible falling masonry\.$/);
    expect(unsaid).toMatch(
      /^For 1 finding it isn’t known whether anything has fallen.* under it until that’s known\.$/,
    );
  });

  it('counts a photo without a counted defect apart from the findings', () => {
    const actions = { immediate: [PRECAUTION], shortTerm: [], longTerm: [] };
    const open = (id: number, group: ReportFinding['group']) =>
      sampleFinding(id, { alerts: [], actions, group });
    expect(conclude([open(1, 'defect'), open(2, 'defect'), open(3, 'clear')])[0]).toMatch(
      /^For 2 findings and 1 photo without a counted defect it isn’t known .* under them until that’s known\.$/,
    );
  });

  it('isn’t reached without the check naming the hazards that are open', () => {
    const [point] = openPointsOf(sampleReport([sampleFinding(1, { alerts })]));
    expect(point).toMatchObject({ code: 'hazards_open', findingIds: [1] });
    expect(point?.text).toContain('Possible gas leak');
    const codes = openPointsOf(sampleReport([sampleFinding(1, { alerts: [] })])).map(({ code }) => code);
    expect(codes).not.toContain('hazards_open');
  });
});

describe('a closed hazard alert', () => {
  it('is told with who closed it, when and why', () => {
    const alert = { title: 'Possible falling masonry' } as never;
    const closed = {
      alert,
      reason: 'Loose bricks taken down',
      closedAt: '2026-11-20T02:00:00.000Z',
      closedBy: 'Kim Lee',
    };
    expect(closedHazards({ closedAlerts: [closed] }, 'Australia/Sydney')).toEqual([
      'A hazard alert (Possible falling masonry) was closed by Kim Lee on 20 Nov 2026: Loose bricks taken down.',
    ]);
    expect(closedHazards({}, 'Australia/Sydney')).toEqual([]);
  });
});

describe('what keeps people clear until somebody has said', () => {
  const actions = { immediate: [PRECAUTION, 'Mark it.'], shortTerm: ['Ask a builder.'], longTerm: [] };

  it('stays in a report of an inspector’s own words, where other advice goes', () => {
    const shown = forReadersOf(sampleFinding(1, { actions }), { kind: 'expert', ownWordsOnly: true });
    expect(shown.actions).toEqual({ immediate: [PRECAUTION], shortTerm: [], longTerm: [] });
  });

  it('stands on the safety page, first in its finding, and among what the report leaves open', () => {
    const finding = sampleFinding(1, { actions, alerts: [] });
    const numbered = (one: ReportFinding) => [{ finding: one, number: '01' }];
    expect(hazardsPage(numbered(finding), 'Australia/Sydney')).toMatchObject([
      { number: '01', open: [{ steps: [PRECAUTION] }], closed: [] },
    ]);
    expect(openHazards(finding)).toMatchObject([{ steps: [PRECAUTION] }]);
    expect(openPointsOf(sampleReport([finding]))[0]).toMatchObject({
      code: 'fallen_unsaid',
      findingIds: [1],
    });
    const answered = sampleFinding(1, { actions: { ...actions, immediate: [] }, alerts: [] });
    for (const one of [answered, { ...finding, group: 'rejected' as const }]) {
      expect(hazardsPage(numbered(one), 'Australia/Sydney')).toBeNull();
      expect(openPointsOf(sampleReport([one])).map(({ code }) => code)).not.toContain('fallen_unsaid');
    }
  });

  it('is told of a photo that isn’t counted, unless it was set aside', () => {
    const told = (group: 'clear' | 'rejected') =>
      whyNotCounted(sampleFinding(1, { actions, alerts: [], group }), 'pre_purchase');
    expect(told('clear')).toContain(PRECAUTION);
    expect(told('rejected')).not.toContain(PRECAUTION);
  });
});

describe('a hazard of one photo', () => {
  const alert = (title: string, changes = {}) =>
    ({
      ...{ kind: 'balcony', urgency: 'now', title, steps: ['Keep off it.'], call: 'An engineer' },
      ...{ source: 'Trade practice', basis: 'words', because: 'render fell off', ...changes },
    }) as never;
  const photo = (sha256: string) => ({ ...sampleFinding(1).photo, sha256 }) as ReportFinding['photo'];
  const page = (...findings: ReportFinding[]) =>
    hazardsPage(
      findings.map((finding, at) => ({ finding, number: `0${at + 1}` })),
      'Australia/Sydney',
    )?.map(({ number, open }) => [number, open.map(({ title, also }) => [title, also])]);
  const of = (sha256: string, alerts: ReportFinding['alerts'], changes: Partial<ReportFinding> = {}) =>
    sampleFinding(1, { alerts: alerts ?? [], photo: photo(sha256), ...changes });

  it('stands once, with the other findings that it concerns', () => {
    const two = [alert('No balcony'), alert('It moves')];
    expect(page(of('a', two), of('a', two, { title: 'Mould' }), of('b', two))).toEqual([
      [
        '01',
        [
          ['No balcony', 'The same hazard stands for 02 Mould, from the same photo.'],
          ['It moves', 'The same hazard stands for 02 Mould, from the same photo.'],
        ],
      ],
      [
        '03',
        [
          ['No balcony', ''],
          ['It moves', ''],
        ],
      ],
    ]);
  });

  it('is told apart where anything differs, and where there is no photo', () => {
    expect(
      page(
        of('a', [alert('It moves')]),
        of('a', [alert('It moves', { because: 'and it creaks' }), alert('Loose')]),
        of('', [alert('It moves')], { photo: null }),
        of('', [alert('It moves')], { photo: null }),
      ),
    ).toEqual([
      ['01', [['It moves', '']]],
      [
        '02',
        [
          ['It moves', ''],
          ['Loose', ''],
        ],
      ],
      ['03', [['It moves', '']]],
      ['04', [['It moves', '']]],
    ]);
  });

  it('is followed by who has to look, once a hazard, in the order of the numbers and without 000', () => {
    const call = '000 if anyone is in danger, then a licensed builder';
    const numbered = [
      of('a', [alert('Falls: now', { urgency: 'soon', call })]),
      of('b', [alert('Moves')]),
      of('c', [alert('Falls: now', { call }), alert('Gas', { call: '000 if anyone is in danger' })]),
      of('d', [alert('Trapped', { call: '000' })]),
      of('e', [alert('Lines', { call: '000, then your electricity network' })]),
      of('f', [alert('Hurt', { call: '000 for whoever is hurt, then an engineer' })]),
      of('g', [alert('Levy', { call: '0001 Trades' })]),
    ].map((finding, at) => ({ finding, number: `0${at + 1}` }));
    expect(hazardCalls([...numbered].reverse())).toEqual([
      '01 and 03: Falls: now. A licensed builder.',
      '02: Moves. An engineer.',
      '03: Gas. See Safety hazards.',
      '04: Trapped. See Safety hazards.',
      '05: Lines. Your electricity network.',
      '06: Hurt. An engineer.',
      '07: Levy. 0001 Trades.',
    ]);
  });
});

describe('a photo without a counted defect', () => {
  it.each([
    ['not_building', /part of a building/],
    ['not_sure', /couldn’t tell/],
    ['no_visible_defect', /doesn’t prove that there is none/],
    [undefined, /saw no defect here, or couldn’t tell/],
  ] as const)('is said to be one because of what it is: %s', (outcome, why) => {
    const finding = sampleFinding(1, { group: 'clear', alerts: [], ...(outcome && { outcome }) });
    expect(whyNotCounted(finding, 'pre_purchase')).toMatch(why);
  });
});

describe('what whoever makes a report is asked', () => {
  const open = sampleFinding(1, {
    alerts: [],
    description: 'Appears to be: rust or corrosion.',
    decision: null,
    complianceText:
      'By its width it would be Category 3 in a wall or Category 4 in a concrete floor: say which it is.',
    actions: {
      immediate: [
        'Say what is rusting (lintel, gutter, wall tie, reinforcement), so that it can be named.',
        'Keep people and cars clear.',
      ],
      shortTerm: ['Ask a building inspector to confirm the material and the cause on site.', 'Treat it.'],
      longTerm: [],
    },
  });
  const readers = { kind: 'pre_purchase', ownWordsOnly: false } as const;

  it('isn’t advice to its readers, who are told that it isn’t recorded', () => {
    const shown = forReadersOf(open, readers);
    expect(shown.actions.immediate).toEqual(['Keep people and cars clear.']);
    expect(shown.actions.shortTerm).toEqual(open.actions.shortTerm);
    expect(shown.description).toBe(
      'Appears to be: rust or corrosion. Not recorded: what is rusting (lintel, gutter, wall tie, reinforcement).',
    );
    expect(shown.complianceText).toContain(
      'By its width it would be Category 3 in a wall or Category 4 in a concrete floor. Which one it is isn’t recorded.',
    );
  });

  it('sends nobody to an inspector in the inspector’s own report', () => {
    const decision = { verdict: 'confirmed', note: '', decidedAt: '2026-11-20T00:00:00Z' } as const;
    const shown = forReadersOf({ ...open, decision }, { ...readers, inspected: true });
    expect(shown.actions.shortTerm).toEqual(['Treat it.']);
    expect(shown.description).toContain('wall tie, reinforcement); the material and the cause.');
  });

  it('says nothing of it where it is fixed, or of other steps', () => {
    const fixed = forReadersOf(sampleFinding(1, { ...open, history: { fixed: true } as never }), readers);
    expect(fixed.description).not.toContain('Not recorded');
    expect(forReadersOf(sampleFinding(1, { alerts: [] }), readers).description).not.toContain('Not recorded');
  });
});

it('two open dangers of a kind are printed each, and a closed one beside the one that stays open', () => {
  const fire = (title: string, urgency: 'now' | 'today') => ({
    ...{ kind: 'fire' as const, urgency, title, steps: [`${title}: act.`], call: 'Somebody' },
    ...{ source: 'Trade practice', basis: 'words' as const, because: title },
  });
  const [exit, smoke] = [fire('Way out blocked', 'now'), fire('No smoke alarm', 'today')];
  const pageOf = (changes: Partial<ReportFinding>) =>
    hazardsPage([{ finding: sampleFinding(1, changes), number: '01' }], 'Australia/Sydney');
  expect(pageOf({ alerts: [smoke, exit] })?.[0]?.open.map(({ title }) => title)).toEqual([
    exit.title,
    smoke.title,
  ]);
  const closed = {
    alert: exit,
    reason: 'Padlock is off',
    closedAt: '2026-11-20T03:00:00.000Z',
    closedBy: 'Bill',
  };
  const page = pageOf({ alerts: [smoke], closedAlerts: [closed] });
  expect(page?.flatMap(({ open }) => open.map(({ title }) => title))).toEqual([smoke.title]);
  expect(page?.flatMap((item) => item.closed.map(({ title }) => title))).toEqual([exit.title]);
});
