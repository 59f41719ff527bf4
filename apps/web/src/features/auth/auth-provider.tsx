import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pageTakenOver } from '../../browser/take-over.ts';
import { toast } from '../../ui/toast-store.ts';
import {
  fetchMe,
  finishLogin,
  type LoginInput,
  login,
  logout,
  type RegisterInput,
  register,
  type SessionAnswer,
  type User,
} from './auth-calls.ts';
import { type Auth, AuthContext, type SecondStep } from './auth-context.ts';
import { clearTraces } from './clear-traces.ts';
import { mayBeSignedIn } from './may-be-signed-in.ts';
import { isMobileAgent } from './mobile-agent.ts';
import { rememberUser } from './remembered-user.ts';
import { waitFor } from './wait-for.ts';

/** After sign-up the session may take a moment; longer than this and we ask the person to sign in. */
const SESSION_LIMIT = 1200;

const loadMobileSession = () => import('./mobile-session.ts');

/** Who is signed in, by cookie or else by a phone's stored token. Rejects when the server can't say. */
async function checkSession(): Promise<User | null> {
  const user = await fetchMe();
  if (user || !isMobileAgent()) return user;
  const { restoreMobileSession } = await loadMobileSession();
  return restoreMobileSession();
}

function logFailedCheck(error: unknown): void {
  console.warn('Session check failed', error);
}

async function keepMobileSession({ user, mobileAuth }: SessionAnswer): Promise<void> {
  if (!mobileAuth || !isMobileAgent()) return;
  const { storeMobileSession } = await loadMobileSession();
  storeMobileSession(user, mobileAuth.sessionToken);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [checked, setChecked] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const asking = useRef<Promise<User | null>>(null);

  const accept = useCallback((next: User | null) => {
    setUser(next);
    setChecked(true);
    setUnsure(false);
    if (next) rememberUser(next);
    return next;
  }, []);

  useEffect(() => {
    let current = true;
    const asked = mayBeSignedIn() ? checkSession() : Promise.resolve(null);
    let failed = false;
    const known = asked.catch((error: unknown) => {
      logFailedCheck(error);
      failed = true;
      return null;
    });
    void Promise.all([known, pageTakenOver()]).then(([found]) => {
      if (!current) return;
      accept(found);
      setUnsure(failed);
    });
    return () => {
      current = false;
    };
  }, [accept]);

  const admit = useCallback(
    async (answer: SessionAnswer) => {
      await keepMobileSession(answer);
      accept(answer.user);
      return answer.user;
    },
    [accept],
  );

  const auth = useMemo<Auth>(
    () => ({
      status: user ? 'signed-in' : checked ? 'signed-out' : 'loading',
      user,
      unsure,
      async signIn(input: LoginInput) {
        const { user: known, mobileAuth, challenge } = await login(input);
        if (!known) return { challenge: challenge ?? '' };
        return admit({ user: known, mobileAuth });
      },
      async finishSignIn({ challenge }: SecondStep, code: string) {
        return admit(await finishLogin({ challenge, code }));
      },
      async register(input: RegisterInput) {
        await keepMobileSession(await register(input));
        const confirmed = await waitFor(() => fetchMe().catch(() => null), SESSION_LIMIT);
        return accept(confirmed);
      },
      async signOut() {
        const ended = await logout().then(
          () => true,
          () => false,
        );
        accept(null);
        await clearTraces();
        if (ended) window.location.reload();
        else {
          toast({
            title: 'Logout Error',
            description: 'There was an issue logging out. Please try again.',
            tone: 'destructive',
          });
        }
      },
      async refresh() {
        try {
          // Asked for from several sides at once it is asked once: a phone's token is good for one exchange.
          asking.current ??= checkSession().finally(() => {
            asking.current = null;
          });
          return accept(await asking.current);
        } catch (error) {
          // A lost connection doesn't sign anybody out.
          logFailedCheck(error);
          return user;
        }
      },
      setCredits(credits: number) {
        setUser((current) => (current ? { ...current, analysisCredits: credits } : current));
      },
    }),
    [user, checked, unsure, accept, admit],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
