import type {
  Defect,
  ErrorBody,
  FindingPhoto,
  JointLook,
  JointLookResult,
  Photo,
  TrailEntry,
} from '@plumbline/contract';
import type { Consensus, Examination, VisionPool } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';
import type { Person } from '../../test/support/person.ts';
import { cleanWall, crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { withHazardsOf } from './keep-joint-look.ts';

let real: TestServer;
let server: TestServer;
let crack: Buffer;
let wall: Buffer;
/** What is made of each examination before the server sees it. */
let change: (examined: Examination) => Examination;

beforeAll(async () => {
  real = await startTestServer();
  const { vision } = real.services;
  const examine: VisionPool['examine'] = async (...input) => change(await vision.examine(...input));
  [server, crack, wall] = await Promise.all([
    startTestServer({ limits: false, vision: { ...vision, examine, close: async () => undefined } }),
    crackOnPlaster(),
    cleanWall(),
  ]);
});
beforeEach(() => {
  change = (examined) => examined;
});
afterAll(async () => {
  await server.stop();
  await real.stop();
});

/** Every engine that looks at the photo says the same. */
const seeing =
  (family: 'corrosion' | 'normal') =>
  (examined: Examination): Examination => ({
    ...examined,
    votes: examined.votes.map((vote) =>
      vote.opinion && vote.family !== 'words' && vote.family !== 'rules'
        ? { ...vote, opinion: { ...vote.opinion, families: { [family]: 0.97 }, defects: {}, damaged: 0 } }
        : vote,
    ),
  });

/** A finding of a crack with two photos. */
async function begin(description = '') {
  const person = await server.member();
  const project = (await person.project()).id;
  const finding = (await person.analyse(crack, { projectId: project, description })).body.defect;
  const body = new FormData();
  body.set('image', new Blob([Uint8Array.from(wall)], { type: 'image/jpeg' }), 'overview.jpg');
  const other = (await person.call<Photo>('POST', `/api/projects/${project}/photos`, { body })).body.id;
  await person.post(`/api/defects/${finding.id}/photos`, { photoIds: [other] });
  const path = `/api/defects/${finding.id}/joint-looks`;
  const look = (key?: string) =>
    person.call<JointLookResult & ErrorBody>('POST', path, {
      headers: key ? { 'idempotency-key': key } : {},
    });
  const decide = (id: number, decision: object) =>
    person.patch<JointLook[] & ErrorBody>(`${path}/${id}`, decision);
  const read = async () => (await person.get<Defect>(`/api/defects/${finding.id}`)).body;
  const photos = async () => (await person.get<FindingPhoto[]>(`/api/defects/${finding.id}/photos`)).body;
  const trail = async () =>
    (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body.map(({ event }) => event);
  return { person, project, finding, other, path, look, decide, read, photos, trail };
}

const credits = async (person: Person) =>
  (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

describe('the panel on all photos of a finding', () => {
  test('costs one credit for them all, tells each photo’s votes, and changes nothing until it is kept', async () => {
    const { person, finding, look, read, path, trail } = await begin();
    const before = await credits(person);
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      remainingCredits: before - 1,
      look: {
        ...{ state: 'offered', charged: true, before: { defectType: finding.defectType } },
        photos: [
          { fileName: 'photo.jpg', problem: null },
          { fileName: 'overview.jpg', problem: null },
        ],
      },
    });
    const [analysed, overview] = body.look.photos;
    expect(analysed?.votes).toHaveLength(finding.enginesAsked);
    expect((analysed?.share ?? 0) > (overview?.share ?? 1)).toBe(true);
    expect(body.look.bestPhotoId).toBe(analysed?.photoId);
    expect(await read()).toEqual(finding);
    expect((await person.get<JointLook[]>(path)).body).toEqual([body.look]);
    expect(await trail()).toContain('photos_judged');
  });

  test('under the same key is one run and one credit, however often and at once it is asked', async () => {
    const { person, path, look } = await begin();
    const before = await credits(person);
    const answers = await Promise.all([look('once'), look('once'), look('once')]);
    answers.push(await look('once'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.look.id)).size).toBe(1);
    expect(await credits(person)).toBe(before - 1);
    expect((await person.get<JointLook[]>(path)).body).toHaveLength(1);
  });

  test('kept, takes the first answer’s place with its best photo as the cover, and the first stays readable', async () => {
    const { person, finding, path, look, decide, read, photos, trail } = await begin();
    change = seeing('corrosion');
    const { body } = await look();
    expect(body.look.after.defectType).not.toBe(finding.defectType);
    const { bestPhotoId, after, id } = body.look;
    const kept = await decide(id, { keep: true, cover: true });
    expect(kept.body).toMatchObject([{ state: 'kept', before: { defectType: finding.defectType } }]);
    expect(await read()).toMatchObject({
      ...{ defectType: after.defectType, severity: after.severity, number: finding.number },
      original: { defectType: after.defectType, severity: after.severity },
      agreement: { text: body.look.agreement },
    });
    expect((await photos())[0]).toMatchObject({ id: bestPhotoId, cover: true, analysed: true });
    expect(await trail()).toContain('judgement_kept');
    expect((await decide(id, { keep: true })).body).toEqual(kept.body);
    expect((await decide(id, { keep: false })).status).toBe(409);
    expect((await person.get<JointLook[]>(path)).body).toHaveLength(1);
  });

  test('declined, leaves the finding as it was', async () => {
    const { finding, look, decide, read, trail } = await begin();
    change = seeing('corrosion');
    const { id } = (await look()).body.look;
    expect((await decide(id, { keep: false })).body).toMatchObject([{ state: 'declined' }]);
    expect(await read()).toEqual(finding);
    expect(await trail()).toContain('judgement_declined');
  });

  test('that ends in doubt costs nothing and offers nothing to keep', async () => {
    const { person, finding, look, decide, read } = await begin();
    const before = await credits(person);
    change = (examined) => ({
      ...examined,
      votes: examined.votes.map((vote) =>
        vote.opinion ? { ...vote, opinion: { ...vote.opinion, families: {}, defects: {} } } : vote,
      ),
    });
    const { body } = await look();
    expect(body).toMatchObject({ look: { state: 'unsettled', charged: false }, remainingCredits: before });
    expect((await decide(body.look.id, { keep: true })).status).toBe(409);
    expect(await read()).toEqual(finding);
  });

  test('closes no alert and lowers nothing below it, whatever the photos together show', async () => {
    const { finding, look, decide, read } = await begin('Live wires hang out of the crack');
    expect(finding.alerts.length).toBeGreaterThan(0);
    change = seeing('corrosion');
    const { body } = await look();
    await decide(body.look.id, { keep: true });
    const now = await read();
    expect(now.alerts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(finding.alerts.map(({ kind }) => kind)),
    );
    expect(now.severity).toBe(finding.severity);
  });

  test('leaves an inspector’s correction to the inspector', async () => {
    const { person, finding, look, decide, read } = await begin();
    const correction = { verdict: 'corrected', defectType: 'Movement joint opened', severity: 'high' };
    await person.put(`/api/defects/${finding.id}/decision`, correction);
    const corrected = await read();
    expect(corrected).toMatchObject({ defectType: 'Movement joint opened', decision: 'corrected' });
    change = seeing('corrosion');
    const { body } = await look();
    await decide(body.look.id, { keep: true, cover: false });
    expect(await read()).toMatchObject({
      ...{ defectType: 'Movement joint opened', severity: 'high', decision: 'corrected' },
      original: { defectType: body.look.after.defectType },
    });
  });

  test.each(['normal', 'corrosion'] as const)(
    'keeps a name that an inspector left as it was, where the answer is now %s',
    async (family) => {
      const { person, finding, look, decide, read } = await begin();
      const { defectType } = finding;
      const correction = { verdict: 'corrected', defectType, as4349Class: 'major', location: 'Hall' };
      await person.put(`/api/defects/${finding.id}/decision`, correction);
      const { severity } = await read();
      change = seeing(family);
      const { body } = await look();
      expect((await decide(body.look.id, { keep: true, cover: false })).status).toBe(200);
      expect(await read()).toMatchObject({
        ...{ defectType, outcome: 'defect', severity, decisionDetails: { as4349Class: 'major' } },
        original: { defectType: body.look.after.defectType },
      });
    },
  );

  test('leaves the cover to whoever chose it', async () => {
    const { person, finding, other, look, decide, photos } = await begin();
    await person.patch(`/api/defects/${finding.id}/photos/${other}`, { cover: true });
    const { body } = await look();
    await decide(body.look.id, { keep: true });
    expect((await photos()).find(({ cover }) => cover)?.id).toBe(other);
  });

  test('can’t be kept once its photo has left, and a newer one takes its place', async () => {
    const { person, finding, other, path, look, decide } = await begin();
    change = seeing('normal');
    const first = (await look()).body.look;
    change = (examined) => examined;
    const second = (await look()).body.look;
    expect((await decide(first.id, { keep: true })).status).toBe(409);
    await server.services.database.execute(
      sql`update joint_looks set best_photo_id = ${other} where id = ${second.id}`,
    );
    await person.delete(`/api/defects/${finding.id}/photos/${other}`);
    expect(await decide(second.id, { keep: true })).toMatchObject({ status: 409 });
    const looks = (await person.get<JointLook[]>(path)).body;
    expect(looks.map(({ state }) => state)).toEqual(['offered', expect.stringMatching(/replaced|unsettled/)]);
  });

  test('is refused without credits, with one photo, for nobody and for somebody else, and nothing changes', async () => {
    const { person, finding, path, look, decide, other } = await begin();
    const { body } = await look();
    const stranger = await server.member();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(path)).status).toBe(404);
    expect((await stranger.patch(`${path}/${body.look.id}`, { keep: true })).status).toBe(404);
    expect((await server.visitor().post(path)).status).toBe(401);
    expect((await decide(body.look.id, { keep: 'yes' })).status).toBe(400);
    expect((await decide(body.look.id + 1000, { keep: true })).status).toBe(404);
    await person.delete(`/api/defects/${finding.id}/photos/${other}`);
    expect((await look()).status).toBe(409);
    await person.post(`/api/defects/${finding.id}/photos`, { photoIds: [other] });
    for (let left = await credits(person); left > 0; left -= 1) await look();
    expect((await look()).status).toBe(402);
    expect(await credits(person)).toBe(0);
  });

  test('that fails half way gives its credit back and keeps every photo', async () => {
    const { person, look, photos } = await begin();
    const before = await credits(person);
    let asked = 0;
    change = (examined) => {
      asked += 1;
      if (asked === 2) throw new Error('broken');
      return examined;
    };
    expect((await look('again')).status).toBe(500);
    expect(await credits(person)).toBe(before);
    expect(await photos()).toHaveLength(2);
    expect((await look('again')).status).toBe(200);
    expect(await credits(person)).toBe(before - 1);
  });

  test('tells each photo and each vote as it goes', async () => {
    const { person, path } = await begin();
    const told = await person.call<string>('POST', path, { headers: { accept: 'text/event-stream' } });
    const progress = String(told.body).match(/event: progress\ndata: (.*)/g) ?? [];
    expect(progress.length).toBeGreaterThan(4);
    expect(progress.at(-1)).toContain('"photo":2,"of":2');
    expect(String(told.body)).toContain('event: result');
  });
});

test('a joint answer keeps what the one before it named, saw and measured', () => {
  const width = (value: number) => ({
    ...{ attribute: 'crack_width', value, unit: 'mm', origin: 'measured_on_photo' },
  });
  const consensus = (parts: object) =>
    ({ outcome: 'defect', measurements: [], ...parts }) as unknown as Consensus;
  const before = consensus({
    ...{ defectId: 'exposed_reinforcement', family: 'spalling', seen: ['exposed_reinforcement'] },
    measurements: [width(6)],
  });
  const after = consensus({ defectId: null, family: 'corrosion', measurements: [width(2)] });
  expect(withHazardsOf(before, after)).toMatchObject({
    family: 'corrosion',
    namedBefore: [{ defectId: 'exposed_reinforcement', family: 'spalling' }],
    seen: ['exposed_reinforcement'],
    measurements: [width(6)],
  });
});

test('kill -9 while the panel looks at all photos: the credit is back, every photo is there, the key runs again', async () => {
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start();
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const { defect } = (await person.analyse(crack, { projectId: project.id })).body;
    const body = new FormData();
    body.set('image', new Blob([Uint8Array.from(wall)], { type: 'image/jpeg' }), 'overview.jpg');
    const { id } = (await person.call<Photo>('POST', `/api/projects/${project.id}/photos`, { body })).body;
    await person.post(`/api/defects/${defect.id}/photos`, { photoIds: [id] });
    const path = `/api/defects/${defect.id}/joint-looks`;
    const before = await credits(person);
    const cut = person.post(path, undefined, { 'idempotency-key': 'cut' }).catch(() => 'cut');
    await until("select 1 from analyses where state = 'running'");
    await first.end('SIGKILL');
    expect(await cut).toBe('cut');
    const second = await start();
    const back = second.returning(person);
    expect(await credits(back)).toBe(before);
    expect((await back.get<FindingPhoto[]>(`/api/defects/${defect.id}/photos`)).body).toHaveLength(2);
    expect((await back.post(path, undefined, { 'idempotency-key': 'cut' })).status).toBe(200);
    expect(await credits(back)).toBe(before - 1);
    expect(await rows('select count(*)::int as n from joint_looks')).toEqual([{ n: 1 }]);
    await second.end('SIGTERM');
  });
});
