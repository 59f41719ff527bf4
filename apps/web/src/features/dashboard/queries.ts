import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { statsKey } from '../../api/query-keys.ts';

/** The account's figures; samples, marked as such, while there is no data. */
export function useStats() {
  return useQuery({ queryKey: statsKey, queryFn: () => call('stats') });
}
