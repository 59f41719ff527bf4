import { worker } from './scope.ts';
import { SHELL } from './words.ts';

/** Put in by the build: what the signed-in part is made of, and a digest of it all. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const SHELL_CACHE = SHELL + SHELL_VERSION;
const HOUSE = '/app.html';

const isHashed = (path: string) => path.startsWith('/assets/');

/** Fetches the version's files; those that an earlier version had under the same hashed name are taken from there. */
export async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL_CACHE);
  const add = async (path: string) => {
    const known = isHashed(path) ? await caches.match(path) : undefined;
    const file = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }));
    if (!file.ok) throw new Error(`${path} answers ${file.status}`);
    await shell.put(path, file);
  };
  await Promise.all(SHELL_FILES.map(add));
}

/** Keeps this version and the one before it: another tab may still run on that. */
export async function dropOldShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== SHELL_CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of the shell, without asking the server. */
export async function shellFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shell = await caches.open(SHELL_CACHE);
  const found =
    (await shell.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined);
  return found ?? fetch(request);
}

export const isShellFile = (path: string) => isHashed(path) || SHELL_FILES.includes(path);

/** The signed-in part's document: at once, whatever the network does. */
export async function house(): Promise<Response> {
  const shell = await caches.open(SHELL_CACHE);
  return (await shell.match(HOUSE)) ?? fetch(HOUSE);
}

/**
 * Looks whether the server's document is still this version's. The same words come with today's security policy; other
 * words mean that there is a new version, which is fetched beside this one.
 */
export async function checkHouse(): Promise<void> {
  const shell = await caches.open(SHELL_CACHE);
  const [kept, now] = await Promise.all([shell.match(HOUSE), fetch(HOUSE, { cache: 'no-cache' })]);
  if (!kept || !now.ok) return;
  if ((await kept.text()) === (await now.clone().text())) await shell.put(HOUSE, now);
  else await worker.registration.update();
}
