import {
  type Change,
  changeOf,
  findingOf,
  findingsIn,
  holdsPhoto,
  isAffected,
  isOfBuildings,
  photoOf,
  projectIn,
} from './affected.ts';
import {
  ACCOUNT_HEADER,
  ANSWERS,
  CAME_LATE,
  KEPT_AT,
  OLD,
  PUBLIC_ANSWERS,
  type Saved,
  SERVED_STORED,
} from './words.ts';

/** With a stored copy at hand, the network is waited for no longer than this, in milliseconds. */
const PATIENCE = 5_000;
/** Answers and photos kept; the oldest go first. */
const LIMIT = 600;
const SURPLUS = 50;
/** Before old copies are fetched anew, in milliseconds: the page asks by itself for what it shows. */
const BEFORE_RENEWING = 200;
/** Between two of them: the page's own requests come first. */
const BETWEEN = 100;

/** Counts the ends of sessions: an answer that was asked for before one isn't kept after it. */
let stay = 0;
/** What was saved of late, in order: an answer that was asked for before one that changes it isn't kept after it. */
const saves: { change: Change; at: number }[] = [];
let told = 0;
/** Changes to the stored answers, one after the other. */
let changes: Promise<unknown> = Promise.resolve();

function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const done = changes.then(change, change);
  changes = done.catch(() => undefined);
  return done;
}

async function stores(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
}

/** At sign-out, and when the server says that nobody is signed in: nothing of the last person stays. */
export function forgetAnswers(): Promise<unknown> {
  stay += 1;
  return inTurn(async () => Promise.all((await stores()).map((name) => caches.delete(name))));
}

/** The server names the account of what may be kept here. Its `no-store` speaks to every other cache. */
function isKept(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && (type.startsWith('application/json') || type.startsWith('image/'));
}

interface Begun {
  stay: number;
  told: number;
}

const isOld = ({ url }: Request, begun: Begun) =>
  saves.some(({ change, at }) => at > begun.told && isAffected(new URL(url).pathname, change));

/** Files an answer under the account that the server says it is for; another account's store ends. */
function keep(request: Request, response: Response, begun: Begun): Promise<unknown> {
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!account || !isKept(response)) return Promise.resolve();
  const copy = response.clone();
  return inTurn(async () => {
    if (begun.stay !== stay || isOld(request, begun)) return;
    const mine = ANSWERS + account;
    for (const other of await stores()) if (other !== mine) await caches.delete(other);
    const store = await caches.open(mine);
    await store.put(request, copy);
    const requests = await store.keys();
    if (requests.length > LIMIT) for (const old of requests.slice(0, SURPLUS)) await store.delete(old);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const contentOf = async (store: Cache, asked: Request | string): Promise<unknown> =>
  (await store.match(asked, { ignoreVary: true }))?.json().catch(() => null);

/** The project of a finding, as its own copy tells it. */
const projectOf = async (store: Cache, finding: string | undefined): Promise<number | undefined> =>
  finding === undefined ? undefined : projectIn(await contentOf(store, finding));

/** The project of a photo, as the copies of a finding tell it. */
async function projectOfPhoto(store: Cache, photoId: number): Promise<number | undefined> {
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('/photos') || !holdsPhoto(pathname, await contentOf(store, request), photoId))
      continue;
    const projectId = await projectOf(store, findingOf(pathname));
    if (projectId !== undefined) return projectId;
  }
  return undefined;
}

async function markOld(store: Cache, request: Request): Promise<void> {
  const copy = await store.match(request, { ignoreVary: true });
  if (!copy || copy.headers.has(OLD)) return;
  const headers = new Headers(copy.headers);
  headers.set(OLD, '1');
  await store.put(request, new Response(copy.body, { headers }));
}

async function markAffected(store: Cache, change: Change): Promise<void> {
  const projects = new Map<string, number | undefined>();
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    const finding = findingOf(pathname);
    if (finding && !projects.has(finding)) projects.set(finding, await projectOf(store, finding));
    if (isAffected(pathname, change, projects.get(finding ?? ''))) await markOld(store, request);
  }
}

/**
 * What somebody saved here is in the copies at once: what the server answered of a finding takes the place of its copy, and
 * whatever else it makes old says so until it has been fetched anew.
 */
export async function bringUpToDate(saved: Saved): Promise<void> {
  const begun = stay;
  const done = await inTurn(async () => {
    const [name] = await stores();
    if (!name || begun !== stay) return undefined;
    const store = await caches.open(name);
    const photoId = photoOf(saved);
    const change = changeOf(
      saved,
      photoId === undefined
        ? await projectOf(store, findingOf(saved.saved))
        : await projectOfPhoto(store, photoId),
    );
    if (!change) return undefined;
    told += 1;
    const at = told;
    saves.push({ change, at });
    if (saves.length > LIMIT) saves.shift();
    await markAffected(store, change);
    for (const { path, finding } of findingsIn(saved.answer)) await store.put(path, storedAs(finding));
    return { stay: begun, told: at };
  });
  if (!done) return;
  await pause(BEFORE_RENEWING);
  await renewOld(done);
}

/** Old copies, the newest first. */
async function oldCopies(): Promise<Request[]> {
  const [name] = await stores();
  if (!name) return [];
  const store = await caches.open(name);
  const old: Request[] = [];
  for (const request of await store.keys())
    if ((await store.match(request, { ignoreVary: true }))?.headers.has(OLD)) old.unshift(request);
  return old;
}

/** The server has it no more, or not for this person. */
const GONE = new Set([403, 404, 410]);

/** Fetches old copies anew, one after the other; what is left when the network goes is taken up after the next save. */
async function renewOld(begun: Begun): Promise<void> {
  for (const { url } of await oldCopies()) {
    // Whoever saved something since renews what is left.
    if (begun.stay !== stay || begun.told !== told) return;
    const request = new Request(url, { headers: { accept: 'application/json' }, credentials: 'include' });
    const response = await fetch(request).catch(() => null);
    if (!response || response.status === 429 || response.status >= 500) return;
    if (GONE.has(response.status)) await forget(request, begun);
    else await keep(request, response, begun);
    await pause(BETWEEN);
  }
}

const forget = (request: Request, begun: Begun): Promise<unknown> =>
  inTurn(async () => {
    const [name] = await stores();
    if (name && begun.stay === stay) await (await caches.open(name)).delete(request, { ignoreVary: true });
  });

const storedAs = (finding: unknown) =>
  new Response(JSON.stringify(finding), {
    headers: { 'content-type': 'application/json', date: new Date().toUTCString() },
  });

/** The copy with the moment it was made, where its age says something of a building. */
function withAge({ url }: Request, copy: Response): Response {
  const at = Date.parse(copy.headers.get('date') ?? '');
  if (!isOfBuildings(new URL(url).pathname) || Number.isNaN(at)) return copy;
  const headers = new Headers(copy.headers);
  headers.set(KEPT_AT, String(at));
  return new Response(copy.body, { status: copy.status, headers });
}

/** What anybody may read and a page needs without a network; it stays when somebody signs out. */
const PUBLIC_PATHS = new Set(['/api/signing-keys', '/api/signing-certificates']);
const isPublic = ({ url }: Request) => PUBLIC_PATHS.has(new URL(url).pathname);

async function keepPublic(request: Request, response: Response): Promise<unknown> {
  if (!isKept(response)) return;
  // Before anything is waited for: the page reads the other one.
  const copy = response.clone();
  return (await caches.open(PUBLIC_ANSWERS)).put(request, copy);
}

async function stored(request: Request): Promise<Response | undefined> {
  if (isPublic(request)) return (await caches.open(PUBLIC_ANSWERS)).match(request, { ignoreVary: true });
  const [name] = await stores();
  // The answer varies by cookie, which no script may see; the store itself is one account's.
  return name ? (await caches.open(name)).match(request, { ignoreVary: true }) : undefined;
}

interface Asked {
  request: Request;
  /** Tells the page that it shows a copy. */
  tell: (message: string) => void;
  /** Keeps the worker alive for this. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What the server says now; where it can't be reached, what it said last to the same person. */
export async function answer({ request, tell, waitUntil }: Asked): Promise<Response> {
  const begun = { stay, told };
  let filed: Promise<unknown> = Promise.resolve();
  const fresh = fetch(request).then(
    (response) => {
      const out = response.status === 401 && new URL(request.url).pathname === '/api/me';
      if (isPublic(request)) filed = keepPublic(request, response);
      else filed = out ? forgetAnswers() : keep(request, response, begun);
      return response;
    },
    () => null,
  );
  waitUntil(fresh.then(() => filed));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const first = await Promise.race([fresh, late]);
  if (first) return first;
  const found = await stored(request);
  if (!found || begun.stay !== stay) return (await fresh) ?? Response.error();
  tell(SERVED_STORED);
  waitUntil(fresh.then((response) => (response ? tell(CAME_LATE) : undefined)));
  return withAge(request, found);
}
