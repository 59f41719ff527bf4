import { signIn, signUp } from '@plumbline/contract';
import * as z from 'zod/mini';

/** Field rules and their words are the contract's; only the confirmation is the form's own. */
export const signInSchema = signIn;

export const signUpSchema = z.extend(signUp, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Said together with the other fields' faults, not only once those are mended.
    when: () => true,
  }),
);

export type SignInForm = z.input<typeof signInSchema>;
export type SignUpForm = z.input<typeof signUpSchema>;
