import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, bringUpToDate } from './answers.ts';
import { KEPT_AT, OLD } from './words.ts';

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

/** Whether the copy of it says that it is older than what was saved; fails where there is none. */
async function isOld(path: string): Promise<boolean> {
  const copy = await asked(path);
  expect(copy.ok).toBe(true);
  return copy.headers.has(OLD);
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
  // A list that lacks the alert says that it is old; so does what is judged with it, and nothing else.
  expect(await isOld('/api/defects/5')).toBe(false);
  expect(await isOld('/api/projects/1/findings')).toBe(true);
  expect(await isOld('/api/projects')).toBe(true);
  expect(await isOld('/api/defects/6')).toBe(true);
  expect(await isOld('/api/projects/2/findings')).toBe(false);
  expect(await isOld('/api/defects/9')).toBe(false);
  expect(await isOld('/api/me')).toBe(false);
});

test('lists that a save made old are fetched anew by themselves', async () => {
  await opened();
  served['/api/projects/1/findings'] = [{ id: 5, alerts: ['electrical'] }];
  const done = bringUpToDate({ saved: '/api/defects/5/decision', answer: {} });
  await vi.runAllTimersAsync();
  await done;
  reachable = false;
  expect(await read('/api/projects/1/findings')).toEqual([{ id: 5, alerts: ['electrical'] }]);
  expect(await isOld('/api/projects/1/findings')).toBe(false);
});

/** Thirty findings of two projects, each with its photos. */
async function manyOpened() {
  served = { '/api/projects/1/findings': [], '/api/projects/2/findings': [] };
  for (let id = 1; id <= 30; id++) {
    served[`/api/defects/${id}`] = finding(id, id <= 15 ? 1 : 2, []);
    served[`/api/defects/${id}/photos`] = [{ id: 100 + id }];
  }
  for (const path of Object.keys(served)) await read(path);
}

async function saves(saved: string, answered: unknown) {
  const done = bringUpToDate({ saved, answer: answered });
  await vi.runAllTimersAsync();
  await done;
}

const pages = Array.from({ length: 30 }, (_, at) => `/api/defects/${at + 1}`);

/** The copies that say that they are old. */
async function old(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (await isOld(path)) found.push(path);
  return found;
}

test('marks on a photo make the lists of its own project old, and no finding’s page', async () => {
  await manyOpened();
  reachable = false;
  await saves('/api/photos/103/markup', { id: 103 });
  expect(await old(pages)).toEqual([]);
  expect(await isOld('/api/defects/3/photos')).toBe(true);
  expect(await isOld('/api/defects/23/photos')).toBe(false);
  expect(await isOld('/api/projects/1/findings')).toBe(true);
  expect(await isOld('/api/projects/2/findings')).toBe(false);
});

test.each([
  ['/api/defects/3/alerts/gas/close'],
  ['/api/defects/3/decision'],
  ['/api/defects/3/answers'],
  ['/api/defects/3/measurements'],
  ['/api/defects/3/readings'],
  ['/api/defects/3/repair/steps'],
  ['/api/projects/1/findings/decide'],
  ['/api/projects/1/legal-hold'],
  ['/api/photos/103/voice/text'],
])('%s may judge the others of its project', async (saved) => {
  await manyOpened();
  reachable = false;
  await saves(saved, {});
  expect(await old(pages)).toEqual(pages.slice(0, 15));
});

test.each([['/api/defects/3/repair/seen'], ['/api/projects/1/people'], ['/api/places/4']])(
  '%s judges no other finding',
  async (saved) => {
    await manyOpened();
    reachable = false;
    await saves(saved, {});
    expect((await old(pages)).filter((path) => path !== '/api/defects/3')).toEqual([]);
  },
);

test('every copy that a save made old is fetched anew, and what the server has no more goes', async () => {
  await manyOpened();
  for (const path of pages.slice(0, 15)) served[path] = { ...Object(served[path]), state: 'NSW' };
  delete served['/api/defects/7'];
  await saves('/api/projects/1', { id: 1, state: 'NSW' });
  reachable = false;
  expect(await read('/api/defects/7')).toBeUndefined();
  const left = pages.filter((path) => path !== '/api/defects/7');
  expect(await old(left)).toEqual([]);
  for (const path of left.slice(0, 14)) expect(await read(path)).toMatchObject({ state: 'NSW' });
});

test('two saves one after the other fetch each copy once', async () => {
  await manyOpened();
  const server = fetch;
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push(request.url);
    return server(request);
  });
  await Promise.all([saves('/api/defects/3/decision', {}), saves('/api/defects/4/decision', {})]);
  expect(fetched.length).toBeGreaterThan(30);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('what the network left old is fetched after the next save', async () => {
  await manyOpened();
  reachable = false;
  await saves('/api/defects/3/decision', {});
  reachable = true;
  await saves('/api/projects/1/people', {});
  reachable = false;
  expect(await old(pages)).toEqual([]);
});

test('facts of a project make its findings old, and no other’s', async () => {
  await opened();
  reachable = false;
  const done = bringUpToDate({ saved: '/api/projects/1', answer: { id: 1, state: 'NSW' } });
  await vi.runAllTimersAsync();
  await done;
  expect(await isOld('/api/defects/5')).toBe(true);
  expect(await isOld('/api/defects/6')).toBe(true);
  expect(await isOld('/api/defects/9')).toBe(false);
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
  expect(await isOld('/api/projects/1/findings')).toBe(true);
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
