/**
 * Empties both storages and drops every cookie that scripts may touch, where the browser lets them. The session
 * cookie is none of these: only the server can end it.
 */
export async function clearTraces(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!('cookieStore' in window)) return;
  const cookies = await window.cookieStore.getAll();
  await Promise.all(cookies.flatMap(({ name }) => (name ? [window.cookieStore.delete(name)] : [])));
}
