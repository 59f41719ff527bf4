import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, bringUpToDate } from './answers.ts';
import { KEPT_AT } from './words.ts';

const ORIGIN = 'http://localhost:3000';
const MADE = 'Sat, 28 Nov 2026 02:40:00 GMT';

/** As much of the browser's caches as the worker uses. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (asked: Request | string) =>
    typeof asked === 'string' ? new URL(asked, ORIGIN).href : asked.url;
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (asked: Request | string) => held.get(urlOf(asked))?.clone(),
      put: async (asked: Request | string, response: Response) => void held.set(urlOf(asked), response),
      delete: async (asked: Request | string) => held.delete(urlOf(asked)),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}

let reachable = true;
let served: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers();
  reachable = true;
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (!reachable) throw new TypeError('Failed to fetch');
    const status = pathname in served ? 200 : 404;
    return new Response(JSON.stringify(served[pathname] ?? {}), {
      status,
      headers: { 'content-type': 'application/json', 'x-account': '7', date: MADE },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function asked(path: string): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const response = await answer({
    request: new Request(ORIGIN + path),
    tell: () => undefined,
    waitUntil: (one) => void work.push(one),
  });
  await Promise.all(work);
  return response;
}

/** What a page is answered; undefined where nothing is known of it. */
async function read(path: string): Promise<unknown> {
  const response = await asked(path);
  return response.ok ? response.json() : undefined;
}

const finding = (id: number, projectId: number, alerts: string[]) => ({
  ...{ id, projectId, alerts, assessment: {} },
});

async function opened() {
  served = {
    '/api/me': { id: 7 },
    '/api/projects': [{ id: 1 }, { id: 2 }],
    '/api/projects/1/findings': [{ id: 5, alerts: [] }],
    '/api/projects/2/findings': [{ id: 9, alerts: [] }],
    '/api/defects/5': finding(5, 1, []),
    '/api/defects/6': finding(6, 1, []),
    '/api/defects/9': finding(9, 2, []),
  };
  for (const path of Object.keys(served)) await read(path);
}

test('offline a finding is read as it was just saved, with the alert that its note raised', async () => {
  await opened();
  reachable = false;
  const done = bringUpToDate({ saved: '/api/defects/5/decision', answer: finding(5, 1, ['electrical']) });
  await vi.runAllTimersAsync();
  await done;
  expect(await read('/api/defects/5')).toMatchObject({ alerts: ['electrical'] });
  // A list that lacks the alert isn't shown; what has nothing to do with it stays.
  expect(await read('/api/projects/1/findings')).toBeUndefined();
  expect(await read('/api/projects')).toBeUndefined();
  expect(await read('/api/projects/2/findings')).toEqual([{ id: 9, alerts: [] }]);
  expect(await read('/api/defects/9')).toMatchObject({ id: 9 });
  expect(await read('/api/me')).toEqual({ id: 7 });
});

test('lists that a save made old are fetched anew by themselves', async () => {
  await opened();
  served['/api/projects/1/findings'] = [{ id: 5, alerts: ['electrical'] }];
  const done = bringUpToDate({ saved: '/api/defects/5/decision', answer: {} });
  await vi.runAllTimersAsync();
  await done;
  reachable = false;
  expect(await read('/api/projects/1/findings')).toEqual([{ id: 5, alerts: ['electrical'] }]);
});

test('facts of a project make its findings old, and no other’s', async () => {
  await opened();
  reachable = false;
  const done = bringUpToDate({ saved: '/api/projects/1', answer: { id: 1, state: 'NSW' } });
  await vi.runAllTimersAsync();
  await done;
  expect(await read('/api/defects/5')).toBeUndefined();
  expect(await read('/api/defects/6')).toBeUndefined();
  expect(await read('/api/defects/9')).toMatchObject({ id: 9 });
});

test('an answer that was asked for before the save isn’t kept after it', async () => {
  await opened();
  const early = answer({
    request: new Request(`${ORIGIN}/api/projects/1/findings`),
    tell: () => undefined,
    waitUntil: () => undefined,
  });
  reachable = false;
  const done = bringUpToDate({ saved: '/api/defects/5/decision', answer: finding(5, 1, ['gas']) });
  await early;
  await vi.runAllTimersAsync();
  await done;
  expect(await read('/api/projects/1/findings')).toBeUndefined();
});

test('what says nothing of a building leaves the copies alone', async () => {
  await opened();
  reachable = false;
  const done = bringUpToDate({ saved: '/api/ai/chat', answer: { response: 'hello' } });
  await vi.runAllTimersAsync();
  await done;
  expect(await read('/api/projects')).toHaveLength(2);
});

test('a copy says when it was made, an answer of the server and who is signed in have no age', async () => {
  await opened();
  const ageOf = async (path: string) => (await asked(path)).headers.get(KEPT_AT);
  expect(await ageOf('/api/defects/9')).toBeNull();
  reachable = false;
  expect(await ageOf('/api/defects/9')).toBe(String(Date.parse(MADE)));
  expect(await read('/api/defects/9')).toMatchObject({ id: 9 });
  expect(await ageOf('/api/me')).toBeNull();
});
