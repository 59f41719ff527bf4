import { callPage } from '../../api/client.ts';
import { ledgerKey } from '../../api/query-keys.ts';
import { usePaged } from '../../api/use-paged.ts';

const PAGE = 30;

/** Every credit given and taken, newest first. */
export function useLedger() {
  return usePaged(ledgerKey, (after) =>
    callPage('ledger', { query: { limit: PAGE, ...(after ? { after } : {}) } }),
  );
}
