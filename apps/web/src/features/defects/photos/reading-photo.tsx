import type { Defect } from '@plumbline/contract';
import { useRef } from 'react';
import { addressOf } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { useUser } from '../../auth/auth-context.ts';
import { TakeAgain } from '../../capture/take-again.tsx';
import { accountScope } from '../../unsent/unsent-store.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';
import { useUploadToFinding } from './queries.ts';

type Finding = Pick<Defect, 'id' | 'projectId' | 'imageUrl'>;

/** The crack from where it was photographed before: the photo is filed with those of the finding. */
export function ReadingPhoto({ finding }: { finding: Finding }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadToFinding(finding);
  const { id: userId } = useUser();
  const place = { scope: accountScope(userId), purpose: 'finding', projectId: finding.projectId } as const;
  const unsent = useUnsent({ ...place, findingId: finding.id });
  const send = (file: File, key = newKey()) => upload.mutateAsync([{ file, key }]);
  return (
    <>
      <HiddenFileInput
        ref={input}
        label="Photo of this reading"
        accept="image/*"
        onFiles={([file]) => {
          // What failed is said by the toast.
          send(file).catch(() => undefined);
        }}
      />
      <TakeAgain
        label="Photograph the crack"
        old={
          finding.imageUrl
            ? addressOf('image', { params: { id: finding.id }, query: { size: '1024' } })
            : undefined
        }
        send={send}
        unsent={unsent}
        onUpload={() => input.current?.click()}
      />
    </>
  );
}
