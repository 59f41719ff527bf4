import { ApiError } from './api-error.ts';

/** Whether the server refused fields of the form, which say so themselves: no message has to say it again. */
export const isToldInFields = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0;
