import { ANSWERS } from '../../service-worker/words.ts';

/**
 * Empties both storages, drops the answers that the service worker kept, and every cookie that scripts may touch,
 * where the browser lets them. The session cookie is none of these: only the server can end it. Photos that wait for
 * a connection stay: they are their owner's work, and shown to nobody else.
 */
export async function clearTraces(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if ('caches' in window) {
    const names = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  if (!('cookieStore' in window)) return;
  const cookies = await window.cookieStore.getAll();
  await Promise.all(cookies.flatMap(({ name }) => (name ? [window.cookieStore.delete(name)] : [])));
}
