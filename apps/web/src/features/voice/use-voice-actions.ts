import type { VoiceNote } from '@plumbline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { defectsKey, projectsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';
import '../batch/add-endpoints.ts';

/** A machine is asked for the text, and the answer is looked for so often. */
const LOOK_EVERY_MS = 3_000;

/** What can be done with the voice note of a photo. Findings that it shows are read anew: their hazards may be others. */
export function useVoiceActions(photoId: number, { textState }: Pick<VoiceNote, 'textState'>) {
  const queryClient = useQueryClient();
  const params = { id: photoId };
  const onSuccess = useCallback(
    () =>
      Promise.all([defectsKey, projectsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    [queryClient],
  );
  const waiting = textState === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const look = setInterval(() => void onSuccess(), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, [waiting, onSuccess]);
  const onError = (error: unknown) =>
    toast({
      title: 'The voice note wasn’t changed',
      description: messageFor(error, 'Please try again.'),
      tone: 'destructive',
    });
  return {
    write: useMutation({
      mutationFn: (text: string) => call('writeVoiceText', { params, body: { text } }),
      onSuccess,
      onError,
    }),
    remove: useMutation({ mutationFn: () => call('deleteVoiceNote', { params }), onSuccess, onError }),
  };
}
