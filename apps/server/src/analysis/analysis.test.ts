import type { AnalysisResult, Defect, DefectSummary } from '@plumbline/contract';
import { PhotoError } from '@plumbline/vision';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanWall, crackOnPlaster, tinyPhoto } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { addPhotos } from '../uploads/index.ts';
import { claimRun } from './claim-run.ts';
import { unsafeSweepOrphans } from './end-run.ts';
import { holdInHand } from './runs-in-hand.ts';

let server: TestServer;
let crack: Buffer;
let wall: Buffer;
beforeAll(async () => {
  [server, crack, wall] = await Promise.all([startTestServer(), crackOnPlaster(), cleanWall()]);
});
afterAll(() => server.stop());

const credits = async (person: {
  get: TestServer['visitor'] extends () => infer P ? (P extends { get: infer G } ? G : never) : never;
}) => (await person.get('/api/me')).body.analysisCredits;

describe('a photo in, a finding out', () => {
  test('a crack on plaster is found, costs one credit, and can be read back with its photo', async () => {
    const person = await server.member();
    const project = await person.project();
    const { status, body } = await person.analyse(crack, {
      projectId: project.id,
      description: 'Crack beside the door',
      stages: 'internal_linings,painting',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'defect', charged: true, remainingCredits: 4, analysisCount: 1 });
    expect(body.defect).toMatchObject({
      family: 'crack',
      stageOfWorks: 'internal_linings,painting',
      projectId: project.id,
    });
    expect(body.defect.aiResults.length).toBe(body.defect.enginesAsked);
    expect(body.defect.overlays.length).toBeGreaterThan(0);
    expect(body.confidence).toBeGreaterThan(0.5);

    const listed = await person.get<DefectSummary[]>(`/api/projects/${project.id}/defects`);
    expect(listed.body.map(({ id }) => id)).toEqual([body.defect.id]);
    const read = await person.get<Defect>(`/api/defects/${body.defect.id}`);
    expect(read.body).toEqual(body.defect);
    const after = await person.get(`/api/projects/${project.id}`);
    expect(after.body).toMatchObject({ defectCount: 1, progress: 10 });
  });

  test('a clean wall is called clean', async () => {
    const person = await server.member();
    const project = await person.project();
    const { body } = await person.analyse(wall, { projectId: project.id });
    expect(body.defect.family).not.toBe('crack');
    expect(body.outcome).toBe('no_visible_defect');
    expect(body.defect).toMatchObject({ defectType: 'No visible defect in this photo', severity: 'low' });
  });

  test.each(['png', 'webp'] as const)('%s photos are read too', async (kind) => {
    const person = await server.member();
    const project = await person.project();
    const photo = await crackOnPlaster(kind);
    const { status, body } = await person.analyse(photo, { projectId: project.id, type: 'image/jpeg' });
    expect(status).toBe(200);
    expect(body.outcome).toBe('defect');
  });

  test('the original is kept byte by byte; copies are cached privately and never sent twice', async () => {
    const person = await server.member();
    const project = await person.project();
    const { body } = await person.analyse(crack, { projectId: project.id });
    const path = `/api/images/${body.defect.id}`;
    const original = await fetch(`${server.url}${path}?size=original`, {
      headers: { cookie: person.cookie },
    });
    expect(Buffer.from(await original.arrayBuffer()).equals(crack)).toBe(true);
    const copy = await person.get(path);
    expect(copy.headers.get('cache-control')).toContain('private');
    const etag = copy.headers.get('etag') ?? '';
    expect((await person.get(path, { 'if-none-match': etag })).status).toBe(304);
    const stranger = await server.member();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(path, { 'if-none-match': etag })).status).toBe(404);
    expect((await server.visitor().get(path)).status).toBe(401);
  });
});

describe('the stream', () => {
  test('tells who is asked, each vote, and the same result as the plain call', async () => {
    const person = await server.member();
    const project = await person.project();
    const key = 'streamed';
    const { body, headers } = await person.analyse(
      crack,
      { projectId: project.id, key },
      { accept: 'text/event-stream' },
    );
    expect(headers.get('content-type')).toContain('text/event-stream');
    const events = String(body)
      .trim()
      .split('\n\n')
      .map((block) => {
        const [, event = '', data = ''] = block.match(/^event: (\w+)\ndata: (.+)$/s) ?? [];
        return { event, data: JSON.parse(data) };
      });
    const names = events.map(({ event }) => event);
    expect(names.at(0)).toBe('panel');
    expect(names.at(-1)).toBe('result');
    expect(names.filter((name) => name === 'vote')).toHaveLength(events[0]?.data.length);
    const plain = await person.analyse(crack, { projectId: project.id, key });
    expect(plain.body).toEqual(events.at(-1)?.data);
    expect(await credits(person)).toBe(4);
  });

  test('tells a refusal as an error event', async () => {
    const person = await server.member();
    const project = await person.project();
    const { body } = await person.analyse(
      await tinyPhoto(),
      { projectId: project.id },
      { accept: 'text/event-stream' },
    );
    expect(String(body)).toContain('event: error');
    expect(String(body)).toContain('"code":"unusable_photo"');
  });

  test('a reader who leaves doesn’t end the run', async () => {
    const person = await server.member();
    const project = await person.project();
    const form = new FormData();
    form.set('projectId', String(project.id));
    form.set('image', new Blob([Uint8Array.from(crack)]), 'photo.jpg');
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/api/analyze`, {
      method: 'POST',
      body: form,
      headers: { cookie: person.cookie, accept: 'text/event-stream', 'idempotency-key': 'left' },
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    const { status, body } = await person.analyse(crack, { projectId: project.id, key: 'left' });
    expect(status).toBe(200);
    expect(body.outcome).toBe('defect');
    expect(await credits(person)).toBe(4);
  });
});

describe('what can’t be analysed costs nothing and changes nothing', () => {
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const cases: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['too small', tinyPhoto, 422, 'unusable_photo'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      415,
      'unsupported_type',
    ],
    [
      'a renamed program',
      () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]),
      415,
      'unsupported_type',
    ],
    ['cut short', () => crack.subarray(0, Math.floor(crack.length / 3)), 422, 'unusable_photo'],
    ['only a head', () => Buffer.concat([jpegHead, Buffer.alloc(2000)]), 422, 'unusable_photo'],
    ['over 10 MB', () => Buffer.concat([crack, Buffer.alloc(10 * 1024 * 1024)]), 413, 'too_large'],
    [
      'a page hidden behind a photo',
      () => Buffer.concat([crack, Buffer.from('<html><script>alert(1)</script></html>')]),
      415,
      'unsupported_type',
    ],
  ];

  test.each(cases)('%s', async (_name, make, status, code) => {
    const person = await server.member();
    const project = await person.project();
    const reply = await person.analyse(await make(), { projectId: project.id });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) });
    expect(await credits(person)).toBe(5);
    expect((await person.get(`/api/projects/${project.id}/defects`)).body).toEqual([]);
  });

  test('signed out, no project, someone else’s project, unknown stage, no file', async () => {
    const person = await server.member();
    const stranger = await server.member();
    const project = await person.project();
    expect((await server.visitor().analyse(crack, { projectId: project.id })).status).toBe(401);
    expect((await stranger.analyse(crack, { projectId: project.id })).status).toBe(404);
    expect((await person.analyse(crack, { projectId: '' })).body.code).toBe('project_required');
    expect((await person.analyse(crack, { projectId: 'x' })).status).toBe(400);
    expect((await person.analyse(crack, { projectId: project.id, stages: 'attic' })).status).toBe(400);
    expect(
      (await person.analyse(crack, { projectId: project.id, description: 'x'.repeat(4001) })).status,
    ).toBe(400);
    // A form sends each line break as two characters; what was typed counts.
    const lines = 'a\n'.repeat(2000);
    expect(
      (await person.analyse(crack, { projectId: project.id, description: lines, stages: 'attic' })).body,
    ).toMatchObject({ fields: { stageOfWorks: 'Choose stages of works from the list' } });
    expect((await person.analyse(Buffer.alloc(0), { projectId: project.id })).body.code).toBe(
      'upload_failed',
    );
    const json = await person.post('/api/analyze', { projectId: project.id });
    expect(json.status).toBe(400);
    expect((await person.analyse(crack, { projectId: project.id, key: 'a b' })).status).toBe(400);
    expect(await credits(person)).toBe(5);
    expect(await credits(stranger)).toBe(5);
  });
});

describe('credits', () => {
  test('with one left and many asking at once, exactly one runs', async () => {
    const person = await server.member();
    const project = await person.project();
    const spend = await Promise.all(
      Array.from({ length: 4 }, () => person.analyse(crack, { projectId: project.id })),
    );
    expect(spend.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.analyse(crack, { projectId: project.id })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      expect(status).toBe(402);
      expect(body).toMatchObject({ code: 'insufficient_credits', message: 'Insufficient analysis credits' });
    }
    expect(await credits(person)).toBe(0);
  });

  test('the same key at once and again later is one run, one finding, one credit', async () => {
    const person = await server.member();
    const project = await person.project();
    const send = () => person.analyse(crack, { projectId: project.id, key: 'same' });
    const replies = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()];
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.defect?.id}`)).size).toBe(1);
    expect(await credits(person)).toBe(4);
    const other = await person.analyse(wall, { projectId: project.id, key: 'same' });
    expect(other.body.code).toBe('key_reused');
    expect(await credits(person)).toBe(4);
  });

  test('a key belongs to its user', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const first = await one.analyse(crack, { projectId: (await one.project()).id, key: 'shared' });
    const second = await two.analyse(crack, { projectId: (await two.project()).id, key: 'shared' });
    expect(second.body.defect.id).not.toBe(first.body.defect.id);
  });
});

describe('a run that fails', () => {
  test.each([
    'engine room on fire',
    // PostgreSQL takes no NUL in a text: the note of the failure must not stop what the failure sets in motion.
    'on fire: \u0000',
  ])('with “%j” gives the credit back, and the same key may be tried again', async (failure) => {
    let broken = true;
    const real = server.services.vision;
    const failing = await startTestServer({
      vision: {
        ...real,
        examine: (...input) => (broken ? Promise.reject(new Error(failure)) : real.examine(...input)),
        close: async () => undefined,
      },
    });
    try {
      const person = await failing.member();
      const project = await person.project();
      const first = await person.analyse(crack, { projectId: project.id, key: 'again' });
      expect(first.status).toBe(500);
      expect(first.body).toMatchObject({ code: 'analysis_failed' });
      expect(JSON.stringify(first.body)).not.toContain('on fire');
      expect(await credits(person)).toBe(5);
      broken = false;
      const second = await person.analyse(crack, { projectId: project.id, key: 'again' });
      expect(second.status).toBe(200);
      expect(await credits(person)).toBe(4);
    } finally {
      await failing.stop();
    }
  });

  test('a photo that turns out unusable in the panel costs nothing', async () => {
    const failing = await startTestServer({
      vision: {
        ...server.services.vision,
        intake: () => Promise.reject(new PhotoError('blurred')),
        close: async () => undefined,
      },
    });
    try {
      const person = await failing.member();
      const reply = await person.analyse(crack, { projectId: (await person.project()).id });
      expect(reply.status).toBe(422);
      expect(reply.body.message).toContain('blurred');
      expect(await credits(person)).toBe(5);
    } finally {
      await failing.stop();
    }
  });

  test('a project deleted in the middle takes the run along; its credit is back and no photo stays', async () => {
    let tell = () => {};
    const begun = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    const real = server.services.vision;
    const slow = await startTestServer({
      vision: {
        ...real,
        examine: async (...input) => {
          const examined = await real.examine(...input);
          tell();
          await gone;
          return examined;
        },
        close: async () => undefined,
      },
    });
    try {
      const person = await slow.member();
      const project = await person.project();
      const running = person.analyse(crack, { projectId: project.id });
      await begun;
      expect(await credits(person)).toBe(4);
      expect((await person.delete(`/api/projects/${project.id}`)).status).toBe(200);
      expect(await credits(person)).toBe(5);
      go();
      expect(await running).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await credits(person)).toBe(5);
      const { rows } = await slow.services.database.execute(sql`select id from photos`);
      expect(rows).toEqual([]);
      const kept: string[] = [];
      for await (const key of slow.services.files.keys()) kept.push(key);
      expect(kept.filter((key) => key.startsWith('photos/'))).toEqual([]);
    } finally {
      await slow.stop();
    }
  });

  test('a run whose process is gone is swept once; a living one is left alone', async () => {
    const { database, runner } = server.services;
    const person = await server.member();
    const project = await person.project();
    const userId = project.userId;
    const columns = { fileName: 'a.jpg', kind: 'jpeg', sha256: '', bytes: 1, width: 1, height: 1 };
    const begin = (key: string, by: number) => {
      const request = { userId, projectId: project.id, idempotencyKey: key, requestHash: key };
      const photo = { ...columns, userId, projectId: project.id, folder: `photos/${key}` };
      const filed = { fileName: 'a.jpg', visitId: null, placeId: null };
      return claimRun(database, request, by, filed, async (tx) => {
        const [id = 0] = await addPhotos(tx, [{ photo, copies: [] }]);
        return id;
      });
    };
    const living = { userId, idempotencyKey: 'living' };
    await holdInHand(runner.id, living, async () => {
      await begin('living', runner.id);
      await begin('dead', 12345);
      expect(await credits(person)).toBe(3);
      const swept = await Promise.all([
        unsafeSweepOrphans(server.services),
        unsafeSweepOrphans(server.services),
      ]);
      expect(Math.max(...swept)).toBe(1);
    });
    expect(await credits(person)).toBe(4);
    const { rows } = await database.execute(
      sql`select state from analyses where user_id = ${userId} order by id`,
    );
    expect(rows).toEqual([{ state: 'running' }, { state: 'failed' }]);
  });
});

test('engines are named by the server, and every result counts as many', async () => {
  const { body } = await server.visitor().get<{ id: string }[]>('/api/engines');
  const person = await server.member();
  const result = await person.analyse(crack, { projectId: (await person.project()).id });
  expect((result.body as AnalysisResult).defect.enginesAsked).toBe(body.length);
});
