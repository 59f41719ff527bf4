import type { ErrorBody, FindingPhoto, Markup, MarkupShape, TrailEntry } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer(), crackOnPlaster()]);
});
afterAll(() => server.stop());

const ARROW: MarkupShape = { kind: 'arrow', colour: 'red', from: [0.1, 0.1], to: [0.5, 0.5] };
const BLUR: MarkupShape = { kind: 'blur', from: [0.6, 0.6], to: [0.9, 0.9] };

async function begin() {
  const person = await server.member();
  const project = (await person.project()).id;
  const { defect } = (await person.analyse(crack, { projectId: project })).body;
  const photos = `/api/defects/${defect.id}/photos`;
  const [{ id: photo } = { id: 0 }] = (await person.get<FindingPhoto[]>(photos)).body;
  const path = `/api/photos/${photo}/markup`;
  const save = (shapes: unknown, version = 0) => person.put<Markup & ErrorBody>(path, { shapes, version });
  return { person, project, defect, photos, photo, path, save };
}

describe('marks on a photo', () => {
  test('are kept beside it, shown with its finding and told in the trail; the original stays byte by byte', async () => {
    const { person, project, photos, photo, path, save } = await begin();
    expect((await person.get<Markup>(path)).body).toEqual({ shapes: [], version: 0 });
    expect((await save([ARROW, BLUR])).body).toEqual({ shapes: [ARROW, BLUR], version: 1 });
    expect((await person.get<FindingPhoto[]>(photos)).body[0]?.markup).toEqual([ARROW, BLUR]);
    const original = await fetch(`${server.url}/api/photos/${photo}/image?size=original`, {
      headers: { cookie: person.cookie },
    });
    expect(Buffer.compare(Buffer.from(await original.arrayBuffer()), crack)).toBe(0);
    expect((await save([], 1)).body).toEqual({ shapes: [], version: 2 });
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
    expect(trail.filter(({ event }) => event === 'photo_marked')).toMatchObject([
      { detail: { marks: 0, version: 2 } },
      { detail: { marks: 2, version: 1 } },
    ]);
  });

  test('of two who draw at once, the later is told and overwrites nothing', async () => {
    const { person, path, save } = await begin();
    const answers = await Promise.all([save([ARROW]), save([BLUR])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await person.get<Markup>(path)).body).toEqual(kept);
  });

  test('of somebody else’s photo are neither shown nor changed', async () => {
    const { path, person } = await begin();
    const stranger = await server.member();
    expect((await stranger.get(path)).status).toBe(404);
    const put = await stranger.put(path, { shapes: [ARROW], version: 0 });
    expect(put.status).toBe(404);
    expect((await person.get<Markup>(path)).body.version).toBe(0);
  });

  test('that are no marks are refused and leave what is there', async () => {
    const { person, path, save } = await begin();
    const wrong: [string, unknown][] = [
      ['outside the photo', [{ ...ARROW, to: [1.2, 0.5] }]],
      ['that isn’t a number', [{ ...ARROW, to: ['a', 0.5] }]],
      ['in a colour of their own', [{ ...ARROW, colour: 'url(http://example.com)' }]],
      ['of an unknown kind', [{ kind: 'script', from: [0, 0], to: [1, 1] }]],
      ['with more than we draw', [{ ...ARROW, href: 'x' }]],
      ['without words', [{ kind: 'text', colour: 'red', from: [0, 0], text: ' ' }]],
      ['of too many', Array.from({ length: 41 }, () => ARROW)],
      ['of a line without end', [{ kind: 'pen', colour: 'red', points: Array(201).fill([0.1, 0.1]) }]],
      ['that are no list', 'arrow'],
    ];
    for (const [why, shapes] of wrong) expect((await save(shapes)).status, why).toBe(400);
    expect((await person.get<Markup>(path)).body).toEqual({ shapes: [], version: 0 });
  });

  test('stay as they are on legal hold, where the first may still come', async () => {
    const { person, project, save } = await begin();
    await person.post(`/api/projects/${project}/legal-hold`, { reason: 'Dispute over the wall' });
    expect((await save([ARROW])).status).toBe(200);
    expect((await save([], 1)).status).toBe(409);
  });
});
