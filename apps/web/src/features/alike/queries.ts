import type { AlikeQuestion } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { defectsKey, projectsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';

addEndpoints(projectPageEndpoints);

/** Photos are compared in the background: what is asked may come a little after the photo. */
const AGAIN_MS = 20_000;

/** Photos of a project that may show a finding which they aren't with. */
export function useAlike(projectId: number): readonly AlikeQuestion[] {
  const { data } = useQuery({
    queryKey: [...projectsKey, 'alike', projectId],
    queryFn: ({ signal }) => call('listAlike', { params: { id: projectId }, signal }),
    refetchInterval: AGAIN_MS,
  });
  return data ?? [];
}

/** Answers a question; each answer can be taken back from its message. */
export function useAnswerAlike() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([defectsKey, projectsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const send = async ({ photoId, findingId }: AlikeQuestion, answer: Answer) => {
    if (answer === 'join') {
      await call('addFindingPhotos', { params: { id: findingId }, body: { photoIds: [photoId] } });
    } else if (answer === 'leave') {
      await call('removeFindingPhoto', { params: { id: findingId, photoId } });
    } else {
      const body = { findingId, dismissed: answer === 'dismiss' };
      await call('sayNotAlike', { params: { id: photoId }, body });
    }
  };
  const onError = (error: unknown) =>
    toast({
      title: 'The photo wasn’t changed',
      description: messageFor(error, 'Please try again.'),
      tone: 'destructive',
    });
  const undo = (question: AlikeQuestion, answer: Answer) =>
    send(question, answer).catch(onError).finally(refresh);
  return useMutation({
    mutationFn: ({ question, answer }: { question: AlikeQuestion; answer: 'join' | 'dismiss' }) =>
      send(question, answer),
    onSuccess: (_, { question, answer }) => {
      const joined = answer === 'join';
      toast({
        title: joined ? `Photo added to finding ${question.findingNumber}` : 'Kept separate',
        tone: 'good',
        action: { label: 'Undo', onSelect: () => void undo(question, joined ? 'leave' : 'ask') },
      });
    },
    onError,
    onSettled: refresh,
  });
}

type Answer = 'join' | 'dismiss' | 'leave' | 'ask';

/** Whether a question is about this finding, or about a photo of it. */
export const isAbout =
  (findingId: number) =>
  ({ findingId: of, ownFindingIds }: AlikeQuestion) =>
    of === findingId || ownFindingIds.includes(findingId);
