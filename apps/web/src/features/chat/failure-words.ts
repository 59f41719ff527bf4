import { ApiError } from '../../api/api-error.ts';

const APOLOGY = 'I apologise, but I’m having technical difficulties. Please try again in a moment.';

/** What stands in an answer's place on the chat page. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error && error.message ? `Connection error: ${error.message}` : APOLOGY;
  }
  if (error.status === 0) return `Connection error: ${error.serverMessage ?? error.message}`;
  return error.serverMessage ? `Error: ${error.serverMessage}` : APOLOGY;
}
