import { createContext, useContext } from 'react';
import type { LoginInput, RegisterInput, User } from './auth-calls.ts';

/** The password was right; a code is still owed. */
export interface SecondStep {
  challenge: string;
}

export interface Auth {
  /** `loading` until the session has been checked once. */
  status: 'loading' | 'signed-out' | 'signed-in';
  user: User | null;
  /** The server couldn’t say who is there: nobody is signed in here, but somebody may be. */
  unsure: boolean;
  /** Signs in and remembers the user. Rejects with ApiError. */
  signIn: (input: LoginInput) => Promise<User | SecondStep>;
  /** The second step, with a code of the authenticator app or a recovery code. Rejects with ApiError. */
  finishSignIn: (step: SecondStep, code: string) => Promise<User>;
  /** Creates the account and waits for its session; null when the account is there but the session isn't. */
  register: (input: RegisterInput) => Promise<User | null>;
  /** Ends the session, clears every trace of it on this device and reloads. */
  signOut: () => Promise<void>;
  /** Asks the server who is signed in and with how many credits. */
  refresh: () => Promise<User | null>;
  /** Puts a balance on screen that an answer has just told. */
  setCredits: (credits: number) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in user, for screens that only the shell shows. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used behind the sign-in');
  return user;
}
