import { ApiError } from '../../api/api-error.ts';
import { type User, validateMobileAuth } from './auth-calls.ts';
import { MOBILE_SESSION_KEY } from './mobile-agent.ts';

/** Phones drop cookies when they put a page to sleep; the stored token brings the session back. */
interface StoredSession {
  userId: number;
  email: string;
  sessionToken: string;
}

export function storeMobileSession(user: User, sessionToken: string): void {
  const session: StoredSession = { userId: user.id, email: user.email, sessionToken };
  try {
    localStorage.setItem(MOBILE_SESSION_KEY, JSON.stringify(session));
  } catch {
    // Without storage the cookie alone carries the session.
  }
}

function forgetMobileSession(): void {
  localStorage.removeItem(MOBILE_SESSION_KEY);
}

function storedSession(): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MOBILE_SESSION_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { userId, email, sessionToken } = stored as Record<string, unknown>;
    if (typeof userId !== 'number' || typeof email !== 'string' || typeof sessionToken !== 'string')
      return null;
    return { userId, email, sessionToken };
  } catch {
    return null;
  }
}

/** Exchanges the stored token for a fresh cookie. The server rotates the token with each use. */
export async function restoreMobileSession(): Promise<User | null> {
  const session = storedSession();
  if (!session) return null;
  try {
    const { user, mobileAuth } = await validateMobileAuth({ ...session });
    if (mobileAuth) storeMobileSession(user, mobileAuth.sessionToken);
    else forgetMobileSession();
    return user;
  } catch (error) {
    // Only a refusal makes the token worthless; a lost connection or too many requests don't.
    if (error instanceof ApiError && [400, 401, 403].includes(error.status)) forgetMobileSession();
    return null;
  }
}
