import { worker } from './scope.ts';
import { SHELL } from './words.ts';

/** Put in by the build: what the signed-in part is made of, and a digest of it all. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const OWN = SHELL + SHELL_VERSION;
const HOUSE = '/app.html';

const isHashed = (path: string) => path.startsWith('/assets/');

/** Fetches the version's files; those that an earlier version had under the same hashed name are taken from there. */
export async function fillShell(): Promise<void> {
  const own = await caches.open(OWN);
  const add = async (path: string) => {
    const known = isHashed(path) ? await caches.match(path) : undefined;
    const file = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }));
    if (!file.ok) throw new Error(`${path} answers ${file.status}`);
    await own.put(path, file);
  };
  await Promise.all(SHELL_FILES.map(add));
}

/** Keeps this version and the one before it: another tab may still run on that. */
export async function dropOldShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of the shell, without asking the server. */
export async function shellFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await caches.open(OWN);
  const found =
    (await own.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined);
  return found ?? fetch(request);
}

export const isShellFile = (path: string) => isHashed(path) || SHELL_FILES.includes(path);

/** The signed-in part's document: at once, whatever the network does. */
export async function house(): Promise<Response> {
  const own = await caches.open(OWN);
  return (await own.match(HOUSE)) ?? fetch(HOUSE);
}

/**
 * Looks whether the server's document is still this version's. The same words come with today's security policy; other
 * words mean that there is a new version, which is fetched beside this one.
 */
export async function checkHouse(): Promise<void> {
  const own = await caches.open(OWN);
  const [held, now] = await Promise.all([own.match(HOUSE), fetch(HOUSE, { cache: 'no-cache' })]);
  if (!held || !now.ok) return;
  if ((await held.text()) === (await now.clone().text())) await own.put(HOUSE, now);
  else await worker.registration.update();
}
