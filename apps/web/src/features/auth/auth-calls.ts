import type { User } from '@plumbline/contract';
import { ApiError } from '../../api/api-error.ts';
import { type CallInput, call } from '../../api/client.ts';

export type { User };
export type LoginInput = CallInput<'login'>['body'];
export type RegisterInput = CallInput<'register'>['body'];

/** Answer of a finished sign-in and of sign-up; the token comes only to browsers that need the mobile fallback. */
export type SessionAnswer = Awaited<ReturnType<typeof register>>;

/** The signed-in user; null when nobody is. Throws only when the server can't say. */
export async function fetchMe(): Promise<User | null> {
  try {
    return await call('me');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const login = (body: LoginInput) => call('login', { body });
export const finishLogin = (body: CallInput<'finishSignIn'>['body']) => call('finishSignIn', { body });
export const register = (body: RegisterInput) => call('register', { body });
export const logout = () => call('logout');
export const validateMobileAuth = (body: CallInput<'validateMobileAuth'>['body']) =>
  call('validateMobileAuth', { body });
