import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LaterConfirmDialog } from '../../ui/later-confirm-dialog.tsx';
import { photos } from './batch-words.ts';

interface DiscardPhotosProps {
  count: number;
  label?: string;
  onDiscard: () => Promise<void>;
}

/** Lets go of photos that lie on this device alone, after a question. */
export function DiscardPhotos({ count, label = 'Discard', onDiscard }: DiscardPhotosProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <LaterConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Discard ${photos(count)}?`}
        message="They weren’t sent and will be deleted from this device."
        confirmLabel="Discard photos"
        danger
        onConfirm={() => {
          setAsking(false);
          void onDiscard();
        }}
      />
    </>
  );
}
