import type { Defect } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { type CallInput, call } from '../../api/client.ts';
import { defectKey, defectsKey } from '../../api/query-keys.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';
import { toast } from '../../ui/toast-store.ts';

const questionsKey = (id: number) => [...defectKey(id), 'questions'] as const;

/** What to answer for a verdict, and the finding's number within its project. */
export function useQuestions(id: number) {
  return useQuery({
    queryKey: questionsKey(id),
    queryFn: () => call('findingQuestions', { params: { id } }),
  });
}

/** 'Finding 12 · Banksia Street': its number in its project. Empty until that is known. */
export function useFindingName(id: number): string {
  const { data } = useQuestions(id);
  if (!data) return '';
  const { projectName, number } = data;
  return `Finding ${number} · ${projectName}`;
}

export type Answers = CallInput<'answerQuestions'>['body'];

/** Sends an answer; the server judges the finding by it. Facts of the project change its other findings too. */
function useAnswer(id: number) {
  const refresh = useRefreshFindings();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Answers) => call('answerQuestions', { params: { id }, body }),
    onSuccess: (defect, { project, fallen }) => {
      void refresh(defect);
      void queryClient.invalidateQueries({
        queryKey: project || fallen !== undefined ? defectsKey : questionsKey(id),
      });
    },
  });
}

/** The same, and says so where it wasn't saved. */
export function useSendAnswer(id: number) {
  const { mutate, isPending } = useAnswer(id);
  const send = (body: Answers, onSaved?: (after: Defect) => void) =>
    mutate(body, {
      ...(onSaved ? { onSuccess: onSaved } : {}),
      onError: (error) =>
        toast({
          title: 'Answer not saved',
          description: messageFor(error, 'Please try again.'),
          tone: 'destructive',
        }),
    });
  return { send, isPending };
}
