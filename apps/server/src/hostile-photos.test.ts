/** Files made to keep a decoder busy: refused before one sees them, and what is never refused holds up nobody else. */
import { createVisionPool } from '@plumbline/vision';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyScans } from '../../../packages/vision/test/many-scans.ts';
import { HOLD } from '../test/support/held-photo.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const crack = await crackOnPlaster();
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><filter id="f"><feTurbulence numOctaves="900"/></filter>${'<g filter="url(#f)">'.repeat(50)}<rect width="600" height="600"/>${'</g>'.repeat(50)}</svg>`,
);

let server: TestServer;
beforeAll(async () => {
  const vision = createVisionPool({
    workers: 2,
    workerUrl: new URL('../test/support/holding-worker.ts', import.meta.url),
    queueLimit: 64,
  });
  server = await startTestServer({ vision, env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

describe('a drawing that calls itself a PNG', () => {
  test.each([
    ['a profile photo', 'POST', '/api/account/photo', 'photo', 'Photo must be a JPG, PNG or GIF'],
    ['a logo', 'POST', '/api/letterhead/logo', 'logo', expect.stringContaining('Invalid file type')],
  ])('is refused as %s by its first bytes', async (_what, method, path, field, message) => {
    const ann = await server.member();
    const form = new FormData();
    form.set(field, new Blob([Uint8Array.from(drawing)], { type: 'image/png' }), 'me.png');
    const refused = await ann.call(method, path, { body: form });
    expect(refused).toMatchObject({ status: 415, body: { message } });
  });

  test('is refused as a photo to analyse', async () => {
    const ann = await server.member();
    const { id: projectId } = await ann.project();
    const refused = await ann.analyse(drawing, { projectId, fileName: 'a.png', type: 'image/png' });
    expect(refused).toMatchObject({ status: 415 });
  });
});

test.each([60, 2_600])(
  'a JPEG of %d scans is refused for what it is, not cut off after a minute, and costs nothing',
  async (scans) => {
    const flat = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c0b8a8' } });
    const hostile = manyScans(await flat.jpeg({ progressive: true }).toBuffer(), scans);
    const ann = await server.member();
    const { id: projectId } = await ann.project();
    const refused = await ann.analyse(hostile, { projectId });
    // Decoded, it would be a blank picture, after a minute of work.
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('damaged') } });
    expect((await ann.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits).toBe(5);
  },
);

test('while one account’s four photos hold up their processes, another’s analysis is done', async () => {
  const [mallory, bob] = await Promise.all([server.member(), server.member()]);
  const [hers, his] = await Promise.all([mallory.project(), bob.project()]);
  const held = (number: number) =>
    mallory.analyse(Buffer.concat([crack, HOLD, Buffer.alloc(number)]), { projectId: hers.id });
  const four = [1, 2, 3, 4].map(held);
  await expect.poll(() => server.services.vision.load(), PATIENCE).toEqual({ running: 1, waiting: 3 });
  const done = await bob.analyse(crack, { projectId: his.id });
  expect(done.status).toBe(200);
  // Hers still wait, on one process of two.
  expect(server.services.vision.load().running).toBe(1);
  await server.services.vision.close();
  const codes = (await Promise.all(four)).map(({ status }) => status);
  expect(codes.every((status) => status >= 500)).toBe(true);
});
