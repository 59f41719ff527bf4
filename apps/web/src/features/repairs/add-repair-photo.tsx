import type { Repair } from '@plumbline/contract';
import { useRef } from 'react';
import { addressOf } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenFileInput } from '../../ui/hidden-file-input.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { TakeAgain } from '../capture/take-again.tsx';
import { accountScope } from '../unsent/unsent-store.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { useAddRepairPhoto } from './queries.ts';

interface AddRepairPhotoProps {
  repair: Pick<Repair, 'findingId'>;
  projectId: number;
  /** There is a photo of the finding. */
  hasPhoto?: boolean;
}

/** A photo of the repair by the owner: kept free of charge and compared with the finding's. */
export function AddRepairPhoto({ repair, projectId, hasPhoto = false }: AddRepairPhotoProps) {
  const { id: userId } = useUser();
  const place = { scope: accountScope(userId), purpose: 'repair', projectId } as const;
  const unsent = useUnsent({ ...place, findingId: repair.findingId });
  const input = useRef<HTMLInputElement>(null);
  const add = useAddRepairPhoto(repair.findingId);
  // The server knows the same photo again by its bytes, whatever its key.
  const send = (file: File, key = newKey()) =>
    add.mutateAsync({ file, key }, { onSuccess: () => toast({ title: 'Repair photo added', tone: 'good' }) });
  return (
    <>
      <HiddenFileInput
        ref={input}
        label="Photo of the repair"
        accept="image/*"
        onFiles={([file]) => {
          // What failed is said by the toast.
          send(file).catch(() => undefined);
        }}
      />
      <Button
        variant="quiet"
        busy={add.isPending}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        Add repair photo
      </Button>
      <TakeAgain
        label="Take repair photo"
        old={
          hasPhoto
            ? addressOf('image', { params: { id: repair.findingId }, query: { size: '1024' } })
            : undefined
        }
        send={send}
        unsent={unsent}
        onUpload={() => input.current?.click()}
      />
    </>
  );
}
