import type { JointLookProgress, JointLookResult } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageFor } from '../../../api/api-error.ts';
import { addEndpoints, call, request } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { defectKey, defectListsKey, ledgerKey, projectsKey, statsKey } from '../../../api/query-keys.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useAuth } from '../../auth/auth-context.ts';

addEndpoints(projectPageEndpoints);

const looksKey = (findingId: number) => ['defects', 'joint-looks', findingId] as const;

export function useJointLooks(id: number) {
  return useQuery({
    queryKey: looksKey(id),
    queryFn: ({ signal }) => call('listJointLooks', { params: { id }, signal }),
  });
}

type OnProgress = (progress: JointLookProgress) => void;

/** The answer of a run, told as it goes. Undefined where the stream broke before it said how the run ended. */
async function stream(id: number, key: string, onProgress: OnProgress): Promise<JointLookResult | undefined> {
  const { errorOf, readEvents } = await import('../../../api/event-stream.ts');
  const response = await request('lookTogether', {
    params: { id },
    headers: { accept: 'text/event-stream', 'idempotency-key': key },
  });
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.json();
  if (!response.body) return undefined;
  try {
    for await (const { name, data } of readEvents(response.body)) {
      if (name === 'progress') onProgress(JSON.parse(data));
      else if (name === 'result') return JSON.parse(data);
      else if (name === 'error') throw errorOf(data);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  return undefined;
}

/**
 * Has the panel vote on all photos. Pressed again after it failed, the same key asks for what came of it, so that a lost
 * connection never costs twice.
 */
export function useLookTogether(id: number) {
  const queryClient = useQueryClient();
  const { setCredits } = useAuth();
  const key = useRef<string | null>(null);
  const [progress, setProgress] = useState<JointLookProgress | null>(null);
  const run = useMutation({
    mutationFn: async () => {
      const mine = key.current ?? newKey();
      key.current = mine;
      const streamed = await stream(id, mine, setProgress);
      // The run goes on without its stream; the same key waits for its end.
      return (
        streamed ?? (await call('lookTogether', { params: { id }, headers: { 'idempotency-key': mine } }))
      );
    },
    onSuccess: async ({ remainingCredits }) => {
      key.current = null;
      setCredits(remainingCredits);
      await Promise.all(
        [looksKey(id), ledgerKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => {
      // Photos were added or taken out since: that is another run.
      if (error instanceof ApiError && error.code === 'key_reused') key.current = null;
      toast({
        title: 'The photos weren’t analysed together',
        description: messageFor(error, 'No credit was used. Please try again.'),
        tone: 'destructive',
      });
    },
    onSettled: () => setProgress(null),
  });
  return { run, progress };
}

interface Decided {
  lookId: number;
  keep: boolean;
  cover?: boolean;
}

export function useDecideJointLook(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ lookId, ...body }: Decided) => call('decideJointLook', { params: { id, lookId }, body }),
    onSuccess: async (looks, { keep }) => {
      queryClient.setQueryData(looksKey(id), looks);
      toast({ title: keep ? 'New answer kept' : 'First answer stays', tone: 'good' });
      await Promise.all(
        [defectKey(id), defectListsKey, projectsKey, statsKey, ['defects', 'photos', id]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) =>
      toast({
        title: 'Your choice wasn’t saved',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
