import list from './data/common-passwords.json' with { type: 'json' };
import { AppError } from './errors.ts';

const common = new Set(list.words.split(' '));

/** Whether a password is among the first that anybody tries, however its letters are written. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase());

/** Refuses to set a password that is guessed at once. @throws AppError invalid_input, naming the field */
export function refuseCommon(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommon(password)) return;
  const message = 'This password is one of the most common. Please choose another.';
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}
