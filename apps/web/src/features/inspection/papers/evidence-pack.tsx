import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { projectsKey } from '../../../api/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Download } from '../../../ui/icons/download.tsx';
import { downloadFrom } from '../../../ui/save-file.ts';

/** The browser fetches the pack by its own download, so that its size is no matter. */
export function EvidencePack({ projectId }: { projectId: number }) {
  const [originals, setOriginals] = useState(false);
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call('askForPack', { params: { id: projectId }, body: { originals } }),
    onSuccess: async ({ url }) => {
      downloadFrom(url);
      await queries.invalidateQueries({ queryKey: [...projectsKey, 'trail', projectId] });
    },
  });
  return (
    <section aria-label="Evidence pack" className="mb-6 rounded-md border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold">Evidence pack</h3>
      <p className="mt-1 text-sm text-ink-soft">
        A zip with photos, reports, this trail and a signed list of their hashes. Blurred areas stay blurred.
      </p>
      <Checkbox
        className="mt-2"
        checked={originals}
        onCheckedChange={setOriginals}
        label="Include original photos"
        hint="Originals show what you blurred, and may show where they were taken."
      />
      <Button
        className="mt-2"
        busy={ask.isPending}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={() => ask.mutate()}
      >
        Download evidence pack
      </Button>
      {ask.isError ? (
        <p role="alert" className="mt-2 text-sm text-critical">
          {messageFor(ask.error, 'We couldn’t make the pack. Please try again.')}
        </p>
      ) : null}
    </section>
  );
}
