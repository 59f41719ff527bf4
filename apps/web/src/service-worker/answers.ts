import { ACCOUNT_HEADER, ANSWERS, CAME_LATE, PUBLIC_ANSWERS, SERVED_STORED } from './words.ts';

/** With a stored copy at hand, the network is waited for no longer than this, in milliseconds. */
const PATIENCE = 5_000;
/** Answers and photos kept; the oldest go first. */
const LIMIT = 600;
const SURPLUS = 50;

/** Counts the ends of sessions: an answer that was asked for before one isn't kept after it. */
let stay = 0;
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

/** Files an answer under the account that the server says it is for; another account's store ends. */
function keep(request: Request, response: Response, begun: number): Promise<unknown> {
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!account || !isKept(response)) return Promise.resolve();
  const copy = response.clone();
  return inTurn(async () => {
    if (begun !== stay) return;
    const mine = ANSWERS + account;
    for (const other of await stores()) if (other !== mine) await caches.delete(other);
    const store = await caches.open(mine);
    await store.put(request, copy);
    const requests = await store.keys();
    if (requests.length > LIMIT) for (const old of requests.slice(0, SURPLUS)) await store.delete(old);
  });
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
  const begun = stay;
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
  if (!found || begun !== stay) return (await fresh) ?? Response.error();
  tell(SERVED_STORED);
  waitUntil(fresh.then((response) => (response ? tell(CAME_LATE) : undefined)));
  return found;
}
