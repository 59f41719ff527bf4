import { ApiError } from '../../api/api-error.ts';

/** Where the purchase was begun: the two places have wordings of their own. */
export type Place = 'analysis' | 'billing' | 'report';

const STATUS_WORDS: Readonly<Record<Place, string>> = {
  analysis: 'Network error',
  billing: 'Payment system error',
  report: 'Payment system error',
};

/** Why a payment couldn't be set up. */
export interface SetupProblem {
  reason: string;
  signedOut: boolean;
}

/** The waiting was ended by us, not by the connection. */
export class SetupTimeout extends Error {}

/** An answer without what the browser needs to go on. */
export class MissingSecret extends Error {}

export function explainSetup(error: unknown, place: Place): SetupProblem {
  const because = (reason: string, signedOut = false): SetupProblem => ({ reason, signedOut });
  if (error instanceof SetupTimeout) return because('Request timeout - please check your connection');
  if (error instanceof MissingSecret) return because('Invalid response: Missing client secret');
  if (error instanceof ApiError && error.status === 401) {
    return because(
      error.requiresLogin
        ? 'Please sign in first to purchase analysis credits'
        : (error.serverMessage ?? 'Please sign in to purchase credits'),
      true,
    );
  }
  if (error instanceof ApiError && error.status > 0) {
    return because(`${STATUS_WORDS[place]}: ${error.status} ${error.statusText}`.trim());
  }
  const message = error instanceof Error ? error.message : '';
  if (error instanceof ApiError || /fetch/i.test(message)) return because('Network connection failed');
  return because(message || 'The payment form couldn’t be loaded');
}
