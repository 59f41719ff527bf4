import type { TrainingExample } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import '../../api/administration-endpoints.ts';
import { ApiError } from '../../api/api-error.ts';
import { call, callPage, request } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { usePaged } from '../../api/use-paged.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast-store.ts';

const trainerKey = ['trainer'] as const;
const STATUS_EVERY_MS = 30_000;
/** While something is under way its progress is looked at this often. */
const RUN_EVERY_MS = 1_000;
const LISTED = 10;

export function useTrainingStatus() {
  return useQuery({
    queryKey: [...trainerKey, 'status'],
    queryFn: () => call('trainingStatus'),
    refetchInterval: STATUS_EVERY_MS,
  });
}

/** The newest run, followed as long as it is under way; at its end everything else is read anew. */
export function useRun(running: boolean) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...trainerKey, 'run'],
    queryFn: async () => {
      const run = await call('latestRun');
      if (run?.state === 'succeeded' || run?.state === 'failed') {
        void queries.invalidateQueries({ queryKey: [...trainerKey, 'status'] });
        void queries.invalidateQueries({ queryKey: [...trainerKey, 'performance'] });
      }
      return run;
    },
    enabled: running,
    refetchInterval: RUN_EVERY_MS,
  });
}

export function useTrainingData() {
  return usePaged([...trainerKey, 'data'], (after) =>
    callPage('trainingData', { query: { limit: LISTED, ...(after ? { after } : {}) } }),
  );
}

export function usePerformance() {
  return useQuery({ queryKey: [...trainerKey, 'performance'], queryFn: () => call('modelPerformance') });
}

export function usePastPerformance() {
  return useQuery({ queryKey: [...trainerKey, 'past'], queryFn: () => call('pastPerformance') });
}

export function useCandidates() {
  return usePaged([...trainerKey, 'candidates'], (after) =>
    callPage('listCandidates', { query: { limit: 50, ...(after ? { after } : {}) } }),
  );
}

export function useFeedback() {
  return usePaged([...trainerKey, 'feedback'], (after) =>
    callPage('listFeedback', { query: { limit: 20, ...(after ? { after } : {}) } }),
  );
}

/** What every change of the trainer does: says how it went and has everything read anew. */
function useChange<Input>(
  change: (input: Input) => Promise<string | { title: string; description: string }>,
  { done, failed }: { done: string; failed: string },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (outcome) =>
      toast({
        tone: 'good',
        ...(typeof outcome === 'string' ? { title: done, description: outcome } : outcome),
      }),
    onError: tellFailure(failed),
    onSettled: () => queries.invalidateQueries({ queryKey: trainerKey }),
  });
}

export const useRetrain = () =>
  useChange(async () => (await call('retrain')).message, {
    done: 'Model Retraining Started',
    failed: 'Retraining Failed',
  });

export const useRebalance = () =>
  useChange(async () => (await call('rebalance')).message, {
    done: 'Engine Weights Rebalanced',
    failed: 'Rebalancing Failed',
  });

export const useExport = () =>
  useChange(
    async () => {
      const name = `ai-training-data-${new Date().toISOString().slice(0, 10)}.json`;
      saveFile(await call('exportTraining'), name);
      return `Saved as ${name}.`;
    },
    { done: 'Training Data Exported', failed: 'Export Failed' },
  );

export const useExportPhotos = () =>
  useChange(
    async () => {
      const name = `labelled-photos-coco-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(await call('exportCoco'), name);
      return `Saved as ${name}.`;
    },
    { done: 'Labelled photos exported', failed: 'Export Failed' },
  );

export const useActivate = () =>
  useChange(async (id: number) => (await call('activateVersion', { params: { id } })).message, {
    done: 'Version activated',
    failed: 'Version not activated',
  });

export const useRemoveExample = () =>
  useChange(
    async (id: number) => {
      await call('removeExample', { params: { id } });
      return 'The panel no longer uses this photo.';
    },
    { done: 'Photo removed', failed: 'Photo not removed' },
  );

const words = (count: number, past: string, passedOver: number) =>
  `${count} ${past}${passedOver > 0 ? `, ${passedOver} passed over` : ''}.`;

export const useAccept = () =>
  useChange(
    async (defectIds: number[]) => {
      const { count, passedOver } = await call('acceptCandidates', { body: { defectIds } });
      return words(count, 'accepted', passedOver.length);
    },
    { done: 'Added to the training data', failed: 'Feedback not accepted' },
  );

export const useDrop = () =>
  useChange(
    async (defectIds: number[]) => {
      const { count, passedOver } = await call('dropCandidates', { body: { defectIds } });
      return words(count, 'put aside', passedOver.length);
    },
    { done: 'Set aside', failed: 'Feedback not set aside' },
  );

/** What the upload answers; a proxy in between may leave out the example. */
interface Trained {
  message: string;
  example?: Pick<TrainingExample, 'problem' | 'isCorrect'>;
}
const LEARNT = 'AI model has been trained with the new data.';
const NO_ADMIN = 'Authentication required - please login with admin credentials';

/** Uploads a labelled photo. An answer in HTML comes from a sign-in page in between: the rights are missing. */
export const useTrain = () =>
  useChange(
    async (form: FormData) => {
      const response = await request('train', { form }).catch((error: unknown) => {
        if (error instanceof ApiError && /<html|<!doctype/i.test(error.message)) throw new Error(NO_ADMIN);
        if (error instanceof ApiError && error.serverMessage === undefined) {
          throw new Error(`Training failed: ${error.status}`);
        }
        throw error;
      });
      if (response.headers.get('content-type')?.includes('text/html')) throw new Error(NO_ADMIN);
      const { message, example } = (await response.json()) as Trained;
      // A photo that the panel names already has taught it nothing yet: the answer says so.
      const learnt = !example?.problem && !example?.isCorrect;
      return learnt ? LEARNT : { title: 'Photo added', description: message };
    },
    { done: 'Training Successful', failed: 'Training Failed' },
  );
