import type { Repair } from '@plumbline/contract';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAddRepairPhoto } from './queries.ts';
import { keyOf } from './unsure-photos.ts';

/** A photo of the repair by the owner: kept free of charge and compared with the finding's. */
export function AddRepairPhoto({ repair }: { repair: Pick<Repair, 'findingId'> }) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAddRepairPhoto(repair.findingId);
  const send = async (file: File) =>
    add.mutate(
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
          if (file) void send(file);
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
    </>
  );
}
