import type { Repair } from '@plumbline/contract';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { addressOf } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { TakeAgain } from '../capture/take-again.tsx';
import { useAddRepairPhoto } from './queries.ts';
import { keyOf } from './unsure-photos.ts';

interface AddRepairPhotoProps {
  repair: Pick<Repair, 'findingId'>;
  /** There is a photo of the finding. */
  hasPhoto?: boolean;
}

/** A photo of the repair by the owner: kept free of charge and compared with the finding's. */
export function AddRepairPhoto({ repair, hasPhoto = false }: AddRepairPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAddRepairPhoto(repair.findingId);
  const send = async (file: File) =>
    add.mutateAsync(
      { file, key: await keyOf(repair.findingId, file) },
      { onSuccess: () => toast({ title: 'Repair photo added', tone: 'good' }) },
    );
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo of the repair"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          // What failed is said by the toast.
          if (file) send(file).catch(() => undefined);
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
        onUpload={() => input.current?.click()}
      />
    </>
  );
}
