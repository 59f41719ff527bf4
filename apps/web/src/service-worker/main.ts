/** The service worker: the signed-in part opens without a network, and what was read before can be read again. */
import { isAppPath } from '../routes/paths.ts';
import { answer, bringUpToDate, forgetAnswers } from './answers.ts';
import { type RequestEvent, worker } from './scope.ts';
import { checkHouse, dropOldShells, fillShell, house, isShellFile, shellFile } from './shell.ts';
import { ANSWER_FOR_ME, isSaved, TAKE_OVER } from './words.ts';

worker.addEventListener('install', (event) => event.waitUntil(fillShell()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldShells(), worker.clients.claim()])),
);

// A new version waits until somebody says so: no page is changed under a person's hands.
worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
  if (isSaved(event.data)) event.waitUntil(bringUpToDate(event.data));
  if (event.data === ANSWER_FOR_ME) void worker.clients.claim().catch(() => undefined);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'POST' && pathname === '/api/logout') event.waitUntil(forgetAnswers());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') open(event, pathname);
  else if (pathname.startsWith('/api/')) ask(event);
  else if (isShellFile(pathname)) event.respondWith(shellFile(request));
});

function open(event: RequestEvent, path: string): void {
  if (isAppPath(path)) {
    event.respondWith(house());
    event.waitUntil(checkHouse().catch(() => undefined));
    // Documents and files that the server makes are its own to answer.
  } else if (!path.startsWith('/api/') && !/\.\w+$/.test(path)) {
    // The house shows public pages too: it has their code.
    event.respondWith(fetch(event.request).catch(house));
  }
}

function ask(event: RequestEvent): void {
  const { request } = event;
  if (request.headers.has('range')) return;
  const tell = async (message: string) => (await worker.clients.get(event.clientId))?.postMessage(message);
  event.respondWith(
    answer({
      request,
      tell: (message) => void tell(message),
      waitUntil: (work) => event.waitUntil(work),
    }),
  );
}
