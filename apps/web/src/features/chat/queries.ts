import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { defectKey } from '../../api/query-keys.ts';

/** Exchanges of a defect that are shown; earlier ones stay with the server. */
const SHOWN_EXCHANGES = 50;

/** How many engines the panel has: the server counts them, nobody else does. */
export function useEngineCount(): number | undefined {
  const { data } = useQuery({ queryKey: ['engines'], queryFn: () => call('engines') });
  return data?.length;
}

/** What was said about a defect before. Read anew whenever the chat is opened. */
export function useDefectChat(id: number) {
  return useQuery({
    queryKey: [...defectKey(id), 'chat'],
    queryFn: () => call('defectChat', { params: { id }, query: { limit: SHOWN_EXCHANGES } }),
    gcTime: 0,
    staleTime: 0,
  });
}
