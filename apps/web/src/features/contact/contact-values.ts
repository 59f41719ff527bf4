import type { Inquiry } from '@plumbline/contract';

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  inquiry: Inquiry;
  message: string;
  /** The field that people don't see. */
  website: string;
}

export const EMPTY_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  inquiry: 'general',
  message: '',
  website: '',
};

/** Those of the fields that hold typed text. */
export type TextField = Exclude<keyof ContactValues, 'inquiry'>;

const REQUIRED: Readonly<Partial<Record<TextField, string>>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  message: 'Message is required',
};

/** What to mend before it is worth sending, by field. */
export function contactProblems(values: ContactValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of ['firstName', 'lastName', 'email', 'message'] as const) {
    if (!values[field].trim()) problems[field] = REQUIRED[field] ?? '';
  }
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(values.email.trim())) {
    problems.email = 'Please enter a valid email address';
  }
  return problems;
}
