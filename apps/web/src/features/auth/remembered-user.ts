import type { User } from './auth-calls.ts';

/** The last person who signed in on this device: enough to fill in the e-mail address, nothing secret. */
interface RememberedUser {
  id: number;
  email: string;
  displayName: string;
}

const KEY = 'plumbline.lastUser';

export function rememberUser({ id, email, displayName }: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, email, displayName }));
  } catch {
    // Storage switched off or full: nothing depends on this memory.
  }
}

export function rememberedUser(): RememberedUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, email, displayName } = stored as Record<string, unknown>;
    if (typeof id !== 'number' || typeof email !== 'string' || typeof displayName !== 'string') return null;
    return { id, email, displayName };
  } catch {
    return null;
  }
}
