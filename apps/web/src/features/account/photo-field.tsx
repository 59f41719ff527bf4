import { PHOTO_BYTES } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenFileInput } from '../../ui/hidden-file-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { Avatar } from './avatar.tsx';

/** The profile photo, with what can be done about it. */
export function PhotoField() {
  const { avatar, displayName } = useUser();
  const { refresh } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (!file) return call('removePhoto');
      if (file.size > PHOTO_BYTES) throw new ApiError(413, 'Photo must be at most 2MB');
      const form = new FormData();
      form.set('photo', file);
      return call('setPhoto', { form });
    },
    onSuccess: () => refresh(),
    onError: (error) =>
      toast({
        title: 'The photo wasn’t changed',
        description: messageFor(error, 'Photo must be a JPG, PNG or GIF of at most 2MB'),
        tone: 'destructive',
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar src={avatar} name={displayName} className="size-20 text-xl" />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={change.isPending} onClick={() => input.current?.click()}>
            {avatar ? 'Change photo' : 'Add a photo'}
          </Button>
          {avatar ? (
            <Button size="small" variant="quiet" onClick={() => change.mutate(null)}>
              Remove
            </Button>
          ) : null}
        </div>
        <p className="mt-2 text-xs text-ink-soft">JPG, PNG or GIF, at most 2 MB.</p>
      </div>
      <HiddenFileInput
        ref={input}
        label="Profile photo"
        accept="image/jpeg,image/png,image/gif"
        onFiles={([file]) => change.mutate(file)}
      />
    </div>
  );
}
