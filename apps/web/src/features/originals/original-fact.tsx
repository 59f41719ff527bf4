import type { LargerOriginal } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { downloadFrom } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast-store.ts';

addEndpoints(projectPageEndpoints);

const MEGABYTE = 1024 * 1024;

/** What is known of the file that a photo was made smaller from, and a way to it that the trail records. */
export function OriginalFact({ photoId, original }: { photoId: number | null; original: LargerOriginal }) {
  const download = useMutation({
    mutationFn: () => call('askForOriginal', { params: { id: photoId ?? 0 } }),
    onSuccess: ({ url }) => downloadFrom(url),
    onError: (error) =>
      toast({
        title: 'The original couldn’t be downloaded',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  const { bytes, receivedAt } = original;
  if (bytes === null || receivedAt === null) {
    return <>The original hasn’t been sent yet. It may still be on the device that took it.</>;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {(bytes / MEGABYTE).toFixed(1)} MB, received {dateAndTime(receivedAt)}
      {photoId === null ? null : (
        <Button size="small" busy={download.isPending} onClick={() => download.mutate()}>
          Download original
        </Button>
      )}
    </span>
  );
}
