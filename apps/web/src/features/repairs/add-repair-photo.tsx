import type { Repair } from '@plumbline/contract';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { newKey } from '../../api/new-key.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAddRepairPhoto } from './queries.ts';

/** A photo of the repair by the owner: kept free of charge and compared with the finding's. */
export function AddRepairPhoto({ repair }: { repair: Pick<Repair, 'findingId'> }) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAddRepairPhoto(repair.findingId);
  const send = (file: File) =>
    add.mutate(
      { file, key: newKey() },
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
          if (file) send(file);
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
