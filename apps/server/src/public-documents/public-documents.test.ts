import { BUILDING_TYPES } from '@plumbline/contract';
import { SAMPLE_REPORTS } from '@plumbline/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import type { AppError } from '../platform/errors.ts';
import { KeptDocuments } from './kept-documents.ts';
import { PressQueue } from './press-queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const printed = '/api/public/handover-checklist';

test('the NCC guide is a PDF that browsers may keep, and is sent once to those who have it', async () => {
  const first = await server.visitor().get<string>('/api/public/ncc-2025-guide');
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toContain('ncc-2025-guide.pdf');
  expect(first.headers.get('cache-control')).toContain('public');
  expect(first.body.slice(0, 5)).toBe('%PDF-');
  const etag = first.headers.get('etag') ?? '';
  const again = await server.visitor().get('/api/public/ncc-2025-guide', { 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test.each([...SAMPLE_REPORTS])('%s: a sample report as PDF', async (sample) => {
  const answer = await server.visitor().get<string>(`/api/public/sample-reports/${sample}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`sample-report-${sample}.pdf`);
  expect(answer.body.slice(0, 5)).toBe('%PDF-');
});

test.each(['none', '__proto__', '..%2f..%2fenvironment', '%00', 'x'.repeat(101)])(
  'the sample report %s isn’t there',
  async (sample) => {
    expect((await server.visitor().get(`/api/public/sample-reports/${sample}`)).status).toBe(404);
  },
);

test.each(BUILDING_TYPES.map(([type]) => type))(
  '%s: a checklist as PDF, kept by nobody',
  async (buildingType) => {
    const answer = await server.visitor().post<string>(printed, { buildingType });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
  },
);

test.each([
  ['no building type', {}, 'buildingType'],
  ['a building type that isn’t one', { buildingType: '__proto__' }, 'buildingType'],
  ['a day that isn’t one', { buildingType: 'retail', inspectionDate: '2026-02-31' }, 'inspectionDate'],
  ['a name without end', { buildingType: 'retail', projectName: 'x'.repeat(201) }, 'projectName'],
  [
    'more answers than any list has',
    { buildingType: 'retail', answers: Array.from({ length: 21 }, () => ({ done: true, note: '' })) },
    'answers',
  ],
])('%s: 400, and the field is named', async (_what, body, field) => {
  const answer = await server.visitor().post<{ fields: Record<string, string> }>(printed, body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('the eleventh checklist within a minute from one address is turned away', async () => {
  const limited = await startTestServer({ limits: true });
  const statuses: number[] = [];
  // Refused ones count too, and cost nothing to make.
  while (statuses.length < 20 && !statuses.includes(429))
    statuses.push((await limited.visitor().post(printed, {})).status);
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.at(-1)).toBe(429);
  await limited.stop();
});

test('a few documents are set at once, a few wait, and the rest are told to come back', async () => {
  const queue = new PressQueue();
  const finish: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const make = () =>
    new Promise<void>((resolve) => {
      running += 1;
      most = Math.max(most, running);
      finish.push(() => {
        running -= 1;
        resolve();
      });
    });
  const asked = Array.from({ length: 9 }, () =>
    queue.run(make).then(
      () => 'made',
      (error: AppError) => error.code,
    ),
  );
  expect(await asked[8]).toBe('busy');
  const settled = Promise.all(asked);
  while (running > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await settled).filter((outcome) => outcome === 'made')).toHaveLength(8);
  expect(most).toBe(2);
});

test('a document is made once for all who ask at once; a failure is not kept', async () => {
  const kept = new KeptDocuments(new PressQueue());
  let times = 0;
  const fail = () => Promise.reject(new Error('no paper'));
  const make = () => {
    times += 1;
    return Promise.resolve(new Uint8Array([1]));
  };
  await expect(kept.get('it', fail)).rejects.toThrow('no paper');
  await Promise.all([kept.get('it', make), kept.get('it', make)]);
  await kept.get('it', make);
  expect(times).toBe(1);
});
