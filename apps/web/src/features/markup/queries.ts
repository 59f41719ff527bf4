import type { MarkupShape } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { toast } from '../../ui/toast-store.ts';

addEndpoints(projectPageEndpoints);

const markupKey = (photoId: number) => ['markup', photoId] as const;

/** Read anew each time somebody begins to draw: what was kept of it may be of an earlier version. */
export function useMarkup(photoId: number) {
  return useQuery({
    queryKey: markupKey(photoId),
    queryFn: ({ signal }) => call('readMarkup', { params: { id: photoId }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

export function useSaveMarkup(photoId: number, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { shapes: MarkupShape[]; version: number }) =>
      call('saveMarkup', { params: { id: photoId }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['defects', 'photos'] });
      toast({ title: 'Marks saved', tone: 'good' });
      onSaved();
    },
    onError: (error) =>
      toast({
        title: 'The marks weren’t saved',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
