import type { Defect, DefectSummary, FindingLine } from '@plumbline/contract';
import { FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { PRECAUTION, STEEL_NAME } from '@plumbline/knowledge/assess';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { answer, asked, findingSeenAs, read, type SeenAs } from '../../test/support/seen-findings.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { changeFindings } from '../judgement/index.ts';
import { auditEvents, defects, trailEntries } from '../platform/database/schema.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

const found = (seen: SeenAs, description = '') => findingSeenAs(server, photo, seen, description);

test.each<[string, SeenAs]>([
  ['tiles', { outcome: 'defect', family: 'tile_fault' }],
  ['a broken surface', { outcome: 'defect', family: 'spalling' }],
  ['doubt with a marked place', { outcome: 'not_sure', family: null }],
])(
  '%s are never low, and keeping clear is said in the list and the finding until somebody says',
  async (_, seen) => {
    const { person, id } = await found(seen);
    const open = await read(person, id);
    expect(open).toMatchObject({ severity: 'medium', precaution: PRECAUTION });
    expect(open.assessment.as4349.classification).not.toBe('minor');
    expect(open.assessment.actions.immediate[0]).toBe(PRECAUTION);
    // What to photograph next stands there from the start (decision 37), for whoever keeps from under it.
    expect(open.advice).toEqual(
      seen.outcome === 'not_sure' ? ['Photograph the marked place. Zoom in, and don’t stand under it.'] : [],
    );
    expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
    const [listed] = (await person.get<DefectSummary[]>('/api/defects')).body;
    expect(listed?.precaution).toBe(PRECAUTION);
    const [line] = (await person.get<FindingLine[]>(`/api/projects/${open.projectId}/findings`)).body;
    expect(line?.precaution).toBe(PRECAUTION);

    const calm = await answer(person, id, 'inside');
    expect(calm).toMatchObject({ precaution: null, alerts: [] });
    expect(calm.assessment.actions.immediate).not.toContain(PRECAUTION);
    expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: 'inside' });
  },
);

test.each([
  ['plants', { outcome: 'defect', family: 'vegetation' } as const],
  ['a photo that settles nothing', { outcome: 'not_sure', family: null } as const],
])('%s are asked about only where the whole photo looks as if something fell', async (_, seen) => {
  const { person, id } = await found(seen);
  const looks = (fallen: number) =>
    changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
      examination: {
        ...examination,
        overlays: [],
        votes: examination.votes.map((vote) =>
          vote.opinion ? { ...vote, opinion: { ...vote.opinion, fallen } } : vote,
        ),
      },
    }));
  await looks(0.4);
  expect((await asked(person, id)).map((one) => one.id)).not.toContain('fallen');
  expect((await read(person, id)).precaution).toBeNull();
  await looks(0.6);
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
  expect(await read(person, id)).toMatchObject({ severity: 'medium', precaution: PRECAUTION });
});

test('a place for a closer look is asked about, and keeps people away only where the votes speak of what comes down', async () => {
  const { person, id } = await found({ outcome: 'not_sure', family: null });
  const shares = (peeling_damp: number, crack: number) =>
    changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
      examination: {
        ...examination,
        overlays: examination.overlays.map((one) => (one.kind === 'outline' ? { ...one, place: 1 } : one)),
        consensus: {
          ...examination.consensus,
          distribution: {
            ...(Object.fromEntries(FAMILIES.map((family) => [family, 0])) as Record<Family, number>),
            normal: 1 - peeling_damp - crack,
            peeling_damp,
            crack,
          },
        },
      },
    }));
  await shares(0, 0.13);
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
  expect(await read(person, id)).toMatchObject({
    severity: 'medium',
    precaution: null,
    advice: ['Photograph the marked place from arm’s length.'],
  });
  await shares(0.1, 0.06);
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
  expect(await read(person, id)).toMatchObject({ severity: 'medium', precaution: PRECAUTION });
});

test('a yes warns by what it is of, is kept, and is closed like any other alert', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  expect((await answer(person, id, 'no')).alerts).toEqual([]);
  const warned = await answer(person, id, 'ceiling');
  expect(warned).toMatchObject({ severity: 'critical', precaution: null, alerts: [{ kind: 'ceiling' }] });
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: 'ceiling' });
  const refused = async (fallen: string | null) =>
    (await person.put(`/api/defects/${id}/answers`, { fallen })) as {
      status: number;
      body: { code: string };
    };
  for (const fallen of ['no', 'inside', null])
    expect(await refused(fallen)).toMatchObject({ status: 409, body: { code: 'hazard_open' } });
  expect((await read(person, id)).alerts).toMatchObject([{ kind: 'ceiling' }]);
  const closed = await person.post<Defect>(`/api/defects/${id}/alerts/ceiling/close`, {
    reason: 'Made safe by the builder on site today',
  });
  expect(closed.body).toMatchObject({ alerts: [], precaution: null });
  expect(await refused('no')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  // What else has fallen adds to it, also after the alert of the first was closed.
  const more = await answer(person, id, 'floor');
  expect(more).toMatchObject({ severity: 'critical', alerts: [{ kind: 'fall', urgency: 'now' }] });
});

test('a yes opens the alert again that was closed, also where another yes had raised it', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  await answer(person, id, 'elsewhere');
  for (const again of ['wall', 'wall', 'elsewhere']) {
    const closed = await person.post<Defect>(`/api/defects/${id}/alerts/structural/close`, {
      reason: 'Made safe by the builder on site today',
    });
    expect(closed.body.alerts).toEqual([]);
    expect(await answer(person, id, again)).toMatchObject({
      severity: 'critical',
      alerts: [{ kind: 'structural', urgency: 'now' }],
      closedAlerts: [],
    });
  }
  const { database } = server.services;
  const reopened = await database
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'alert_reopened'), sql`detail ->> 'reference' = ${`defect:${id}`}`));
  expect(reopened.map(({ detail }) => [detail['kind'], detail['reason']])).toEqual(
    Array(3).fill(['structural', 'Made safe by the builder on site today']),
  );
  const noted = and(eq(trailEntries.event, 'alert_reopened'), eq(trailEntries.subjectId, id));
  expect(await database.$count(trailEntries, noted)).toBe(3);
});

test('bare bars leave open whether anything has fallen', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'spalling' });
  const bars = await person.put<Defect>(`/api/defects/${id}/answers`, { bars: 'yes' });
  expect(bars.body).toMatchObject({
    severity: 'high',
    precaution: PRECAUTION,
    alerts: [{ kind: 'structural', urgency: 'today' }],
  });
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
});

test('bare bars are an alert beside what is loose, and each is closed by itself', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'spalling' });
  await person.put(`/api/defects/${id}/answers`, { bars: 'yes' });
  const [bare] = (await read(person, id)).alerts;
  const [loose, beside] = (await answer(person, id, 'elsewhere')).alerts;
  expect(loose).toMatchObject({ kind: bare?.kind, urgency: 'now' });
  expect(beside).toEqual(bare);
  const close = async (title = loose?.title) =>
    (
      await person.post<Defect>(`/api/defects/${id}/alerts/${bare?.kind}/close`, {
        ...{ reason: 'The builder barred the loose lumps down and swept up', title },
      })
    ).body;
  expect(await close()).toMatchObject({
    severity: expect.stringMatching(/high|critical/),
    alerts: [bare],
    closedAlerts: [{ alert: loose }],
  });
  const closed = await close(bare?.title);
  expect(closed.alerts).toEqual([]);
  expect(closed.closedAlerts).toMatchObject([{ alert: loose }, { alert: bare }]);
});

test('while it is open, nobody rates it low or calls it minor without naming it', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  for (const decision of [
    { verdict: 'corrected', severity: 'low' },
    { verdict: 'confirmed', as4349Class: 'minor' },
  ])
    expect(await person.put(`/api/defects/${id}/decision`, decision)).toMatchObject({
      status: 409,
      body: { code: 'hazard_open' },
    });
  expect(await read(person, id)).toMatchObject({ severity: 'medium', precaution: PRECAUTION });
});

test('after a yes the finding is one of the place, and the panel’s own stays what it found', async () => {
  for (const outcome of ['defect', 'not_sure', 'no_visible_defect'] as const) {
    const { person, id } = await found({ outcome, family: outcome === 'defect' ? 'corrosion' : null });
    await person.put(`/api/defects/${id}/answers`, { bars: 'yes' });
    const before = await read(person, id);
    const warned = await answer(person, id, 'ceiling');
    expect(warned).toMatchObject({
      outcome: 'defect',
      defectType: `${STEEL_NAME} · Ceiling fallen, loose or with a hole`,
      description: 'Answered: a ceiling has fallen, is loose or has a hole.',
      family: null,
      original: { defectType: outcome === 'defect' ? FAMILY_NAMES.corrosion : 'Look closer' },
    });
    expect(before.original.defectType).toBe(warned.original.defectType);
    expect(JSON.stringify(warned.assessment.actions)).not.toMatch(/gutter|lintel|restore the cover/);
    expect((await asked(person, id)).map((one) => one.id)).not.toContain('material');
    const reason = 'Made safe by the builder on site today';
    await person.post(`/api/defects/${id}/alerts/ceiling/close`, { reason });
    await person.post(`/api/defects/${id}/alerts/structural/close`, { reason });
    expect(await read(person, id)).toMatchObject({ outcome, defectType: warned.original.defectType });
  }
});

test('who names it in words of their own in place of one from the list leaves it open again', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'tile_fault' });
  const decide = (decision: object) =>
    person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', severity: 'low', ...decision });
  expect((await decide({ defectId: 'water_stain' })).status).toBe(200);
  expect((await decide({ defectType: 'Weathered sheeting' })).status).toBe(409);
  expect(await read(person, id)).toMatchObject({ defectId: 'water_stain', severity: 'low' });
});

test('until somebody says, the chat lets nobody under it and lets nothing wait', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  const { projectId } = await read(person, id);
  const say = async (message: string, about: object) =>
    (await person.post<{ response: string }>('/api/ai/chat', { message, ...about })).body.response;
  for (const message of ['can I walk under it', 'is it safe', 'can we keep using the room'])
    expect(await say(message, { defectId: id }), message).toMatch(/^\*\*No, not yet/);
  expect(await say('is it urgent', { defectId: id })).toContain(PRECAUTION);
  for (const message of ['what should I fix first', 'is anything dangerous here']) {
    const text = await say(message, { projectId });
    expect(text, message).toContain(PRECAUTION);
    expect(text, message).not.toContain('No hazard alert is open');
  }
});

test('a choice that isn’t one is refused, and who names the finding isn’t asked', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'tile_fault' });
  const { status } = await person.put(`/api/defects/${id}/answers`, { fallen: 'jelly' });
  expect(status).toBe(400);
  const decided = await person.put<Defect>(`/api/defects/${id}/decision`, {
    verdict: 'corrected',
    defectId: 'water_stain',
    severity: 'low',
  });
  expect(decided.body).toMatchObject({ severity: 'low', precaution: null });
});

test.each([
  [{ defectType: 'Roof tiles missing, hole in roof', severity: 'high' }, 'high'],
  [{ defectType: 'Weathered sheeting' }, 'medium'],
])('a name in the inspector’s own words leaves it open: %o', async (decision, severity) => {
  const { person, id } = await found({ outcome: 'not_sure', family: null });
  const decide = (more: object) =>
    person.put<Defect>(`/api/defects/${id}/decision`, { verdict: 'corrected', ...decision, ...more });
  for (const less of [{ severity: 'low' }, { nccCompliant: true }, { as4349Class: 'minor' }])
    expect(await decide(less), JSON.stringify(less)).toMatchObject({
      status: 409,
      body: { code: 'hazard_open' },
    });
  const { body } = await decide({});
  expect(body).toMatchObject({ defectType: decision.defectType, severity, precaution: PRECAUTION });
  expect(body.assessment.actions.immediate[0]).toBe(PRECAUTION);
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
  expect(await answer(person, id, 'no')).toMatchObject({ severity, precaution: null, alerts: [] });
  const low = await decide({ severity: 'low', nccCompliant: true });
  expect(low.body).toMatchObject({ severity: 'low', compliance: 'compliant' });
  // An answer that is taken back leaves open again what was rated since.
  const again = await answer(person, id, null);
  expect(again).toMatchObject({ severity: 'medium', compliance: 'undetermined', precaution: PRECAUTION });
  expect(again.assessment.severityReasons.join(' ')).not.toContain('Set by the inspector');
  expect((await answer(person, id, 'wall')).alerts).toMatchObject([{ kind: 'structural', urgency: 'now' }]);
});

test('a class of minor counts again only once it is answered', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  await answer(person, id, 'no');
  await person.put(`/api/defects/${id}/decision`, { verdict: 'confirmed', as4349Class: 'minor' });
  expect((await read(person, id)).assessment.as4349.classification).toBe('minor');
  const open = (await answer(person, id, null)).assessment.as4349;
  expect(open).toMatchObject({ classification: null, heldBack: 'minor' });
  expect(open.text).toContain('that doesn’t count until someone says whether anything has fallen');
  expect((await answer(person, id, 'no')).assessment.as4349.classification).toBe('minor');
});

test('a measured width leaves it open, also once its alert is closed', async () => {
  const { person, id } = await found({ outcome: 'not_sure', family: null });
  const width = { attribute: 'crack_width', unit: 'mm', uncertainty: 1, origin: 'inspector' };
  const measured = await person.put<Defect>(`/api/defects/${id}/measurements`, {
    measurements: [{ ...width, value: 27 }],
  });
  expect(measured.body).toMatchObject({ precaution: PRECAUTION, alerts: [{ kind: 'structural' }] });
  const closed = await person.post<Defect>(`/api/defects/${id}/alerts/structural/close`, {
    reason: 'An engineer looked at the crack today and found it stable',
  });
  expect(closed.body).toMatchObject({ precaution: PRECAUTION, alerts: [] });
  expect((await asked(person, id))[0]).toMatchObject({ id: 'fallen', answer: null });
});

test('nothing is compliant while it is open', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'crack' });
  const { projectId } = await read(person, id);
  await person.patch(`/api/projects/${projectId}`, { state: 'NSW', contractDate: '2023-03-01' });
  await person.put(`/api/defects/${id}/answers`, {
    material: 'masonry',
    measurement: {
      attribute: 'crack_width',
      value: 0.65,
      uncertainty: 0.34,
      unit: 'mm',
      origin: 'inspector',
    },
  });
  await changeFindings(server.services.database, eq(defects.id, id), ({ examination }) => ({
    examination: {
      ...examination,
      overlays: examination.overlays.filter(({ kind }) => kind !== 'trace'),
    },
  }));
  const open = await read(person, id);
  expect(open).toMatchObject({ compliance: 'undetermined', precaution: PRECAUTION });
  expect(open.assessment.compliance.text).toMatch(/^Can’t be called compliant until someone says/);
  expect(await answer(person, id, 'no')).toMatchObject({ compliance: 'compliant', precaution: null });
});

test('an inspector who rates it or sets it aside has said', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'tile_fault' });
  const decide = async (decision: object) =>
    (await person.put<Defect>(`/api/defects/${id}/decision`, decision)).body.precaution;
  expect(await decide({ verdict: 'confirmed' })).toBe(PRECAUTION);
  expect(await decide({ verdict: 'corrected', note: 'By the door' })).toBe(PRECAUTION);
  expect(await decide({ verdict: 'corrected', severity: 'medium' })).toBeNull();
  expect(await decide({ verdict: 'rejected' })).toBeNull();
});

test('a rating answers nothing: a second one says no less than the first may', async () => {
  const { person, id } = await found({ outcome: 'defect', family: 'corrosion' });
  const decide = (decision: object) => person.put<Defect>(`/api/defects/${id}/decision`, decision);
  const less = [
    { verdict: 'corrected', severity: 'low' },
    { verdict: 'corrected', severity: 'medium', nccCompliant: true },
    { verdict: 'confirmed', as4349Class: 'minor' },
  ];
  for (const before of [{ verdict: 'corrected', severity: 'medium' }, { verdict: 'rejected' }]) {
    expect((await decide(before)).body.precaution).toBeNull();
    for (const decision of less)
      expect(await decide(decision), JSON.stringify(decision)).toMatchObject({
        status: 409,
        body: { code: 'hazard_open', message: expect.stringMatching(/^First take your decision back/) },
      });
    expect((await decide({ verdict: 'corrected', severity: 'high' })).body.severity).toBe('high');
  }
  await person.delete(`/api/defects/${id}/decision`);
  await answer(person, id, 'no');
  for (const decision of less) expect((await decide(decision)).status).toBe(200);
});

test('tiles are low only where they are said to be inside', async () => {
  const words = ['', 'on the front wall', 'floor tile in the laundry', 'tile in the shower'];
  const rated = [];
  for (const description of words) {
    const { person, id } = await found({ outcome: 'defect', family: 'tile_fault' }, description);
    rated.push((await answer(person, id, 'no')).severity);
  }
  expect(rated).toEqual(['medium', 'medium', 'low', 'low']);
});
