import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The installation's own support address: `support@` its host, as its outgoing mail is from `no-reply@` its host.
 * Undefined in the prerendered page, which doesn't know where it will be served.
 */
export function useSupportEmail(): string | undefined {
  return useSyncExternalStore(
    never,
    () => `support@${window.location.hostname.replace(/^www\./, '')}`,
    () => undefined,
  );
}
