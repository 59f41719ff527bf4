import type { Batch } from '@plumbline/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { defectListsKey, ledgerKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';
import {
  type KeptBatch,
  type KeptPhoto,
  listKeptBatches,
  listKeptPhotos,
  onBatchesChanged,
} from './batch-store.ts';
import './add-endpoints.ts';

const batchesKey = (projectId: number) => [...projectsKey, 'batches', projectId] as const;

/** How often a batch that moves is asked about, and one that waits for another device. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

function pollEvery(batches: readonly Batch[] | undefined): number | false {
  if (batches?.some(({ state, waiting }) => state === 'active' && waiting > 0)) return SOON_MS;
  const arriving = ({ state, received, photoCount }: Batch) => state === 'active' && received < photoCount;
  return batches?.some(arriving) ? LATER_MS : false;
}

/** A project's batches as the server knows them; lists, figures and credits follow as they move. */
export function useBatches(projectId: number) {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const batches = useQuery({
    queryKey: batchesKey(projectId),
    queryFn: ({ signal }) => call('listBatches', { params: { id: projectId }, signal }),
    refetchInterval: ({ state }) => pollEvery(state.data),
  });
  const moved = batches.data?.reduce((sum, { received, done }) => sum + received + 1000 * done, 0);
  const before = useRef(moved);
  useEffect(() => {
    if (moved === before.current) return;
    const first = before.current === undefined;
    before.current = moved;
    if (first) return;
    void refresh();
    const ofProject = ['photos', 'one'].map((what) => [...projectsKey, what, projectId]);
    for (const queryKey of [defectListsKey, statsKey, ledgerKey, ...ofProject]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [moved, projectId, queryClient, refresh]);
  return batches;
}

/** What became of each photo, read again whenever the counts change. */
export function useBatchPhotos(batch: Batch | null) {
  const { id = 0, received, done, kept, failed } = batch ?? {};
  return useQuery({
    queryKey: [...projectsKey, 'batch-photos', id, received, done, kept, failed],
    queryFn: ({ signal }) => call('listBatchPhotos', { params: { id }, signal }),
    enabled: batch !== null,
    placeholderData: keepPreviousData,
  });
}

/** Pauses, cancels or goes on. */
export function useChangeBatch(projectId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; state: Batch['state']; photoCount?: number }) =>
      call('changeBatch', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: batchesKey(projectId) }),
    onError: (error) =>
      toast({
        title: 'Nothing was changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}

/** What lies on this device of a batch. */
export interface DeviceBatch extends KeptBatch {
  photos: readonly Omit<KeptPhoto, 'file'>[];
}

/** This account's batches of which something lies on this device; a change in any tab is seen here. */
export function useDeviceBatches(): readonly DeviceBatch[] {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const [batches, setBatches] = useState<readonly DeviceBatch[]>([]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Where the browser keeps nothing, nothing lies here.
      const kept = await listKeptBatches(id).catch(() => []);
      const found = await Promise.all(
        kept.map(async (batch) => ({ ...batch, photos: await listKeptPhotos(batch.key).catch(() => []) })),
      );
      if (current) setBatches(found);
    };
    // Photos leave several times a second: one look tells of them all.
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void look();
        void queryClient.invalidateQueries({ queryKey: [...projectsKey, 'batches'] });
      }, 300);
    };
    void look();
    const stop = onBatchesChanged(lookSoon);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [id, queryClient]);
  return batches;
}
