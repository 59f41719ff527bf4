/**
 * Names a request that may be sent twice and counts once. crypto.randomUUID exists only on https and localhost; a phone
 * may reach the app by its plain address.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
