import type { Defect } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusedPhoto, messageFor } from '../../../api/api-error.ts';
import { addEndpoints, type CallInput, call } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { defectKey, defectListsKey, projectsKey } from '../../../api/query-keys.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useUser } from '../../auth/auth-context.ts';
import { sendable } from '../../capture/shrink-photo.ts';
import { placeOriginal } from '../../originals/original-store.ts';
import { photoForm } from '../../originals/photo-form.ts';

addEndpoints(projectPageEndpoints);

const photosKey = (findingId: number) => ['defects', 'photos', findingId] as const;

export function useFindingPhotos(id: number) {
  return useQuery({
    queryKey: photosKey(id),
    queryFn: ({ signal }) => call('listFindingPhotos', { params: { id }, signal }),
  });
}

type Change = CallInput<'changeFindingPhoto'>['body'];

/** What can be done with the photos of a finding; each shows at once what came of it, and says what failed. */
export function usePhotoActions(id: number) {
  const queryClient = useQueryClient();
  const onError = (error: unknown) =>
    toast({
      title: 'The photos weren’t changed',
      description: messageFor(error, 'Please try again.'),
      tone: 'destructive',
    });
  const onSuccess = async (photos: Awaited<ReturnType<typeof call<'listFindingPhotos'>>>) => {
    queryClient.setQueryData(photosKey(id), photos);
    await Promise.all(
      [defectKey(id), defectListsKey, projectsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const params = (photoId: number) => ({ id, photoId });
  return {
    add: useMutation({
      mutationFn: (photoIds: number[]) => call('addFindingPhotos', { params: { id }, body: { photoIds } }),
      onSuccess,
      onError,
    }),
    change: useMutation({
      mutationFn: ({ photoId, ...body }: Change & { photoId: number }) =>
        call('changeFindingPhoto', { params: params(photoId), body }),
      onSuccess,
      onError,
    }),
    remove: useMutation({
      mutationFn: (photoId: number) => call('removeFindingPhoto', { params: params(photoId) }),
      onSuccess,
      onError,
    }),
  };
}

/** Each is its own intent: sent again under its key, it is the same photo. */
export const withKeys = (files: readonly File[]) => files.map((file) => ({ file, key: newKey() }));

/** Photos that didn't come, each with its reason, beside those that did. */
class NotAllAdded extends Error {
  readonly title: string;
  constructor(added: number, refused: readonly string[]) {
    super(refused.join(' '));
    const of = added + refused.length;
    this.title = `${added} of ${of} ${of === 1 ? 'photo' : 'photos'} added`;
  }
}

/** Uploads photos to the finding's project, free of charge, and adds them to it. One that can't be used holds up no other. */
export function useUploadToFinding({ id, projectId }: Pick<Defect, 'id' | 'projectId'>) {
  const { add } = usePhotoActions(id);
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async (files: readonly { file: File; key: string }[]) => {
      const refused: string[] = [];
      for (const { file, key } of files) {
        try {
          const { form, statement } = await photoForm(userId, key, await sendable(file));
          const photo = await call('keepPhoto', { params: { id: projectId }, form });
          await placeOriginal(userId, statement.originalSha256, photo.id);
          // One by one: where the next can't be sent, this one is with its finding already.
          await add.mutateAsync([photo.id]);
        } catch (error) {
          if (files.length === 1 || !isRefusedPhoto(error)) throw error;
          refused.push(`${file.name}: ${messageFor(error, 'It can’t be used.')}`);
        }
      }
      if (refused.length > 0) throw new NotAllAdded(files.length - refused.length, refused);
      return files.length;
    },
    onSuccess: (count) =>
      toast({ title: `${count} ${count === 1 ? 'photo' : 'photos'} added`, tone: 'good' }),
    onError: (error) =>
      toast({
        title: error instanceof NotAllAdded ? error.title : 'Not all photos were added',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
