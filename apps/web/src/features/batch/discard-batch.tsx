import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dropBatch } from './batch-store.ts';
import { photos } from './batch-words.ts';

/** Lets go of photos that lie on this device alone, after a question. */
export function DiscardBatch({ batchKey, count }: { batchKey: string; count: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Discard ${photos(count)}?`}
        message="They weren’t sent and will be deleted from this device."
        confirmLabel="Discard photos"
        danger
        onConfirm={() => void dropBatch(batchKey)}
      />
    </>
  );
}
