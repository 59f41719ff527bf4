/** A danger is heard in every box of text that somebody fills in, or the box says why it isn't. */
import {
  type Defect,
  type DefectSummary,
  endpoints,
  type FindingPhoto,
  type Plan,
  type Project,
  type Repair,
  type Report,
} from '@plumbline/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { planPdf } from '../test/support/plan-pdf.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { waitUntil } from '../test/support/wait-until.ts';
import { heardBy, WORDS_THAT_WARN } from './judgement/words-that-warn.ts';

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  checks?: { _zod: { def: { check: string } } }[];
}
interface Schema {
  _zod: { def: Definition };
}

/** The boxes of text in a body: what `text` of the contract made, by its path. */
function boxesIn({ _zod: { def } }: Schema, path = ''): string[] {
  if (def.type === 'string')
    return (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite') ? [path] : [];
  const within = [def.innerType, def.in, ...(def.options ?? [])].flatMap((one) =>
    one ? boxesIn(one, path) : [],
  );
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, one]) =>
    boxesIn(one, path ? `${path}.${name}` : name),
  );
  return [...within, ...fields, ...(def.element ? boxesIn(def.element, `${path}[]`) : [])];
}

const BOXES = Object.entries(endpoints).flatMap(([name, entry]) => {
  const { body, form } = entry as { body?: Schema; form?: Schema };
  const boxes = [body, form].flatMap((one) => (one ? boxesIn(one) : []));
  return [...new Set(boxes)].map((box) => [name, box] as const);
});

test('every box of text says who hears a danger in it, and none is named that isn’t there', () => {
  expect(BOXES.length).toBeGreaterThan(100);
  expect(BOXES.filter(([name, box]) => heardBy(name, box) === undefined)).toEqual([]);
  const named = Object.entries(WORDS_THAT_WARN).flatMap(([name, fields]) =>
    Object.keys(fields).map((field) => [name, field] as const),
  );
  const gone = named.filter(
    ([name, field]) =>
      !BOXES.some(
        ([of, box]) =>
          of === name && (box === field || field === '*' || box.startsWith(field.replace('*', ''))),
      ),
  );
  expect(gone).toEqual([]);
});

let server: TestServer;
let owner: Person;
let project: number;
let photo: Buffer;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer({ limits: false }), crackOnPlaster()]);
  owner = await server.member('Ines Spector');
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = (await owner.project('House in Ryde')).id;
});

const GAS = 'Strong smell of gas here, keep out';
const LIVE = 'bare live wires hang out, sparking';
const kindsOpen = async () =>
  (await owner.get<DefectSummary[]>(`/api/projects/${project}/defects`)).body
    .flatMap(({ alerts }) => alerts.map(({ kind }) => kind))
    .sort();
/** How many findings were made of what was written there. */
const told = async (from: string) => {
  const found = (await owner.get<DefectSummary[]>(`/api/projects/${project}/defects`)).body;
  const all = await Promise.all(found.map(({ id }) => owner.get<Defect>(`/api/defects/${id}`)));
  return all.filter(({ body }) => body.description.startsWith(from)).length;
};
const patch = (path: string, json: object) => owner.call('PATCH', path, { json });
const under = <T extends { id: number } = { id: number }>(path: string, json: object) =>
  owner.post<T>(`/api/projects/${project}/${path}`, json);

test('names and boxes of a project that tell of a danger make a finding, and once', async () => {
  const place = await under('places', { name: 'Kitchen (gas smell!)' });
  expect(place.status).toBe(201);
  expect(await kindsOpen()).toEqual(['gas']);
  await patch(`/api/places/${place.body.id}`, { name: 'Kitchen (gas smell!)', level: 'Ground' });
  expect(await kindsOpen()).toEqual(['gas']);
  await patch(`/api/places/${place.body.id}`, { level: LIVE });
  expect(await kindsOpen()).toEqual(['electrical', 'gas']);
});

test.each([
  ['weather', 'a power line is down on the driveway', ['electrical']],
  ['attendedBy', [`Kim. ${GAS}`], ['gas']],
  ['inspectedAreas', [`Garage, ${LIVE}`], ['electrical']],
])('a visit’s %s is read as it is begun and as it is changed', async (box, said, kinds) => {
  const facts = { kind: 'handover', visitedOn: '2026-11-02' };
  const begun = await under('visits', { ...facts, [box]: said });
  expect(begun.status).toBe(201);
  expect(await kindsOpen()).toEqual(kinds);
  await patch(`/api/visits/${begun.body.id}`, { [box]: said });
  expect(await kindsOpen()).toEqual(kinds);
});

test('a person, a project’s name, a legal hold and its end are read', async () => {
  await under('people', { role: 'owner', name: 'Bob (beware, gas leak in laundry)' });
  expect(await kindsOpen()).toEqual(['gas']);
  await under('legal-hold', { reason: `NCAT claim. ${LIVE}` });
  expect(await kindsOpen()).toEqual(['electrical', 'gas']);
  const named = await owner.post<Project>('/api/projects', { name: 'Flat 2, gas is leaking' });
  expect(named.body.openHazards).toBe(1);
});

test('what stands on a photo, a pin, a link or in a report is of the finding, or of the project without one', async () => {
  const { body } = await owner.analyse(photo, {
    projectId: project,
    description: 'crack in the plasterboard',
  });
  const { id } = body.defect;
  const [shown] = (await owner.get<FindingPhoto[]>(`/api/defects/${id}/photos`)).body;
  const kindsOf = async () =>
    (await owner.get<Defect>(`/api/defects/${id}`)).body.alerts.map(({ kind }) => kind).sort();
  const before = await kindsOf();
  const words = { kind: 'text', colour: 'red', from: [0.1, 0.1], text: 'Bare live wires, sparking' };
  expect((await owner.put(`/api/photos/${shown?.id}/markup`, { shapes: [words], version: 0 })).status).toBe(
    200,
  );
  expect(await kindsOf()).toEqual([...before, 'electrical'].sort());
  const form = new FormData();
  form.set('plan', new Blob([Uint8Array.from(planPdf(1))], { type: 'application/pdf' }), 'ground.pdf');
  const plan = await owner.call<Plan>('POST', `/api/projects/${project}/plans`, { body: form });
  const pin = { page: 1, x: 0.1, y: 0.1, label: GAS };
  expect((await owner.post(`/api/plans/${plan.body.id}/pins`, { ...pin, findingId: id })).status).toBe(201);
  expect(await kindsOf()).toEqual([...before, 'electrical', 'gas'].sort());
  const report = {
    ...{ projectId: project, title: 'Handover', selectedDefectIds: [id] },
    notInspected: [{ area: 'Retaining wall', reason: 'It is leaning and about to collapse, kept away' }],
    limitations:
      'Asbestos, lead paint and gas lines were not inspected. Bare live wires hang from its ceiling.',
  };
  expect((await owner.post('/api/reports', report)).status).toBe(201);
  expect(await kindsOpen()).toContain('retaining_wall');
  expect(await told('From the limits of a report')).toBe(1);
  const link = {
    findingIds: [id],
    name: 'Ben',
    days: 3,
    message: 'Gas is leaking at the meter, keep the kids out',
  };
  expect((await under('repair-links', link)).status).toBe(201);
  expect(await told('From the message of a private link')).toBe(1);
});

test('what is drawn or pinned of a closed alert opens it again, and who did is kept in the trail', async () => {
  const { body } = await owner.analyse(photo, { projectId: project, description: `crack. ${LIVE}` });
  const { id } = body.defect;
  const opened = async () => {
    const { body: entries } = await owner.get<{ event: string }[]>(`/api/projects/${project}/trail`);
    return entries.filter(({ event }) => event === 'alert_reopened').length;
  };
  const close = () =>
    owner.post(`/api/defects/${id}/alerts/electrical/close`, {
      reason: 'Electrician isolated the circuit and tested it dead',
    });
  expect((await close()).status).toBe(200);
  const [shown] = (await owner.get<FindingPhoto[]>(`/api/defects/${id}/photos`)).body;
  const shape = { kind: 'text', colour: 'red', from: [0.1, 0.1], text: 'Bare live wires, sparking' };
  const drawn = await owner.put(`/api/photos/${shown?.id}/markup`, { shapes: [shape], version: 0 });
  expect(drawn.status).toBe(200);
  expect(await kindsOpen()).toContain('electrical');
  expect(await opened()).toBe(1);
  expect((await close()).status).toBe(200);
  const form = new FormData();
  form.set('plan', new Blob([Uint8Array.from(planPdf(1))], { type: 'application/pdf' }), 'ground.pdf');
  const plan = await owner.call<Plan>('POST', `/api/projects/${project}/plans`, { body: form });
  const pin = { page: 1, x: 0.1, y: 0.1, label: 'Bare live wires hang here', findingId: id };
  expect((await owner.post(`/api/plans/${plan.body.id}/pins`, pin)).status).toBe(201);
  expect(await kindsOpen()).toContain('electrical');
  expect(await opened()).toBe(2);
  const before = await kindsOpen();
  for (const label of ['Mould', 'Trip hazard', 'No smoke alarm', 'Asbestos eaves'])
    await owner.post(`/api/plans/${plan.body.id}/pins`, { page: 1, x: 0.2, y: 0.2, label });
  expect(await kindsOpen()).toEqual(before);
});

test('a report repeats what a visit or another report told, and says what it says of any building, without a finding', async () => {
  const { body } = await owner.analyse(photo, {
    projectId: project,
    description: 'crack in the plasterboard',
  });
  const notInspected = [
    { area: 'Roof void', reason: LIVE },
    { area: 'Roof exterior', reason: GAS },
  ];
  const day = { kind: 'defect', visitedOn: '2026-11-02' };
  expect((await under('visits', { ...day, notInspected })).status).toBe(201);
  const once = await kindsOpen();
  expect(once).toEqual(expect.arrayContaining(['electrical', 'gas']));
  const filled = {
    ...{ projectId: project, title: 'Handover', selectedDefectIds: [body.defect.id] },
    notInspected: [{ area: 'Roof exterior', reason: GAS }],
    limitations: `Roof void not inspected: ${LIVE}\nWe do not test for gas leaks or live electrical parts. Live wires, gas leaks and other concealed defects may exist.`,
  };
  expect((await owner.post('/api/reports', filled)).status).toBe(201);
  expect(await kindsOpen()).toEqual(once);
  const own = { ...filled, limitations: 'The carport’s retaining wall is leaning and about to collapse.' };
  expect((await owner.post('/api/reports', own)).status).toBe(201);
  const told = await kindsOpen();
  expect(told).toEqual([...once, 'retaining_wall'].sort());
  expect((await owner.post('/api/reports', own)).status).toBe(201);
  expect(await kindsOpen()).toEqual(told);
});

test('where a decision says that it is, who is to fix it and where a crack is read are of the finding', async () => {
  const { body } = await owner.analyse(photo, {
    projectId: project,
    description: 'crack in the plasterboard',
  });
  const { id } = body.defect;
  const kinds = async () =>
    (await owner.get<Defect>(`/api/defects/${id}`)).body.alerts.map(({ kind }) => kind);
  const location = 'Under the ceiling that has dropped 80 mm and is bulging';
  expect((await owner.put(`/api/defects/${id}/decision`, { verdict: 'confirmed', location })).status).toBe(
    200,
  );
  expect(await kinds()).toContain('ceiling');
  const { revision } = (await owner.get<Repair>(`/api/defects/${id}/repair`)).body;
  const assign = {
    step: 'assign',
    key: 'assign-0001',
    revision,
    note: '',
    person: 'Bob (beware, gas leak in laundry)',
  };
  expect((await owner.post(`/api/defects/${id}/repair/steps`, assign)).status).toBe(200);
  expect(await kinds()).toContain('gas');
});

test('a message to the operator is answered with what it warns of', async () => {
  const sent = {
    firstName: 'Kim',
    lastName: 'Lee',
    email: 'kim@example.com',
    message: `Help. ${GAS}`,
    elapsedMs: 9000,
  };
  expect((await owner.post('/api/contact', sent)).body).toMatchObject({ alerts: [{ kind: 'gas' }] });
});

test('the name of a person, a link, a document, a report or a project that is no sentence makes none', async () => {
  const { body } = await owner.analyse(photo, { projectId: project, description: 'mould on the grout' });
  const before = await kindsOpen();
  const { id } = body.defect;
  for (const name of [
    'Gas Leak Detection Services',
    'Balcony Collapse Lawyers',
    'Fallen Arches',
    'Mine subsidence area',
    'Ceiling collapse 14 Smith St',
    'Retaining wall collapse report',
    'Sagging Ceiling Repairs',
  ]) {
    const answers = [
      await under('people', { role: 'builder', name }),
      await under('visits', { kind: 'handover', visitedOn: '2026-11-02', attendedBy: [name] }),
      await under('repair-links', { findingIds: [id], name, days: 3 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { revision } = (await owner.get<Repair>(`/api/defects/${id}/repair`)).body;
    const assign = {
      step: 'assign',
      key: `assign-${revision}-${name.length}`,
      revision,
      note: '',
      person: name,
    };
    expect((await owner.post(`/api/defects/${id}/repair/steps`, assign)).status).toBe(200);
    const form = new FormData();
    form.set('name', name);
    form.set('kind', 'contract');
    form.set('document', new Blob([Uint8Array.from(planPdf(1))], { type: 'application/pdf' }), 'a.pdf');
    expect((await owner.call('POST', `/api/projects/${project}/documents`, { body: form })).status).toBe(201);
    const report = { projectId: project, title: name, clientName: name, selectedDefectIds: [id] };
    expect((await owner.post('/api/reports', report)).status).toBe(201);
    expect(await kindsOpen(), name).toEqual(before);
    expect((await owner.post<Project>('/api/projects', { name })).body.openHazards, name).toBe(0);
  }
});

test.each([
  'Bob (beware, gas leak in laundry)',
  'Flat 2, gas leaking at the meter',
  'Smells of gas, Kim',
  'Ben. The ceiling has collapsed in the hall',
])('‘%s’ as such a name is heard', async (name) => {
  await under('people', { role: 'owner', name });
  expect(await kindsOpen()).toHaveLength(1);
  const named = await owner.post<Project>('/api/projects', { name });
  expect(named.body.openHazards).toBe(1);
});

test('what a mark or a pin raises stands in the trail, and a report made before is outdated', async () => {
  const ada = await server.member('Ada');
  const { id: projectId } = await ada.project();
  const { body } = await ada.analyse(photo, { projectId, description: `crack. ${LIVE}` });
  const { id } = body.defect;
  const raised = async () =>
    (
      await ada.get<{ event: string; subjectSha256: string | null }[]>(`/api/projects/${projectId}/trail`)
    ).body.filter(({ event }) => event === 'alert_raised');
  const asked = { projectId, title: 'Handover', selectedDefectIds: [id] };
  const report = await ada.post<Report>('/api/reports', asked);
  const made = () => ada.get<Report>(`/api/reports/${report.body.id}`);
  await waitUntil(made, ({ body: { status } }) => status === 'completed');
  const outdated = async () => (await made()).body.findingsChanged;
  const [shown] = (await ada.get<FindingPhoto[]>(`/api/defects/${id}/photos`)).body;
  const draw = (text: string, version: number) => {
    const shape = { kind: 'text', colour: 'red', from: [0.1, 0.1], text };
    return ada.put(`/api/photos/${shown?.id}/markup`, { shapes: [shape], version });
  };
  expect((await draw('See plan', 0)).status).toBe(200);
  expect(await raised()).toEqual([]);
  expect(await outdated()).toBe(false);
  expect((await draw(GAS, 1)).status).toBe(200);
  expect(await raised()).toMatchObject([{ subjectSha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(await outdated()).toBe(true);
});

test('the same words in another box make no second finding, and open what was closed, once', async () => {
  const day = { kind: 'handover', visitedOn: '2026-11-02' };
  const notInspected = [{ area: 'Garage', reason: GAS }];
  await under('visits', { ...day, weather: GAS });
  expect(await kindsOpen()).toEqual(['gas']);
  const [told] = (await owner.get<DefectSummary[]>(`/api/projects/${project}/defects`)).body;
  await under('visits', { ...day, weather: '  strong smell of  GAS here, keep out' });
  await under('people', { role: 'owner', name: GAS });
  expect(await kindsOpen()).toEqual(['gas']);
  const reason = 'Gas fitter Kim Smith found no leak';
  expect((await owner.post(`/api/defects/${told?.id}/alerts/gas/close`, { reason })).status).toBe(200);
  expect(await kindsOpen()).toEqual([]);
  await under('places', { name: 'Shed', level: GAS });
  await under('places', { name: 'Attic', level: GAS.toUpperCase() });
  expect(await kindsOpen()).toEqual(['gas']);
  const { body: entries } = await owner.get<{ event: string }[]>(`/api/projects/${project}/trail`);
  expect(entries.filter(({ event }) => event === 'alert_reopened')).toHaveLength(1);
  // Of another place it is another danger.
  await under('visits', { ...day, notInspected });
  expect(await kindsOpen()).toEqual(['gas', 'gas']);
  await under('visits', { ...day, notInspected });
  expect(await kindsOpen()).toEqual(['gas', 'gas']);
});

test('what only names a thing makes none', async () => {
  for (const name of ['Gas meter', 'Retaining wall', 'Old fibro shed', 'Fire stairs', 'Asbestos register'])
    expect((await under('places', { name })).status, name).toBe(201);
  await under('people', { role: 'owner', name: 'Kim, gas fitter' });
  await under('visits', { kind: 'handover', visitedOn: '2026-11-02', weather: 'Stormy, gusts of 90 km/h' });
  expect(await kindsOpen()).toEqual([]);
});
