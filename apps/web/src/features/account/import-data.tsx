import { ACCOUNT_IMPORT_LIMITS, type AccountImport } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { HiddenFileInput } from '../../ui/hidden-file-input.tsx';
import { ImportProgress } from './import-progress.tsx';

const KEY = ['account', 'import'];
const ASK_EVERY_MS = 1000;
const UNDER_WAY: readonly AccountImport['state'][] = ['receiving', 'importing'];
const GIGABYTES = ACCOUNT_IMPORT_LIMITS.bytes / 1024 ** 3;

/** Brings the zip of an account's export into this account. How far it is, the server says: also after a reload. */
export function ImportData() {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const sending = useMutation({
    mutationFn: (file: File) =>
      call('importAccount', { raw: file, headers: { 'content-type': 'application/zip' } }),
    // Projects, findings and figures of every page are others now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call('getAccountImport'),
    refetchInterval: ({ state }) =>
      sending.isPending || isUnderWay(state.data?.last) ? ASK_EVERY_MS : false,
  });
  const last = data?.last ?? null;
  const busy = sending.isPending || isUnderWay(last);
  const problem = tooLarge
    ? `An export can have at most ${GIGABYTES} GB here.`
    : sending.isError && !isUnderWay(last)
      ? messageFor(sending.error, 'The import didn’t finish. Choose the file again.')
      : undefined;
  return (
    <>
      <h3 className="mt-8 text-sm font-semibold">Import an account export</h3>
      <p className="mt-1 text-sm text-ink-soft">
        Bring the zip from another Plumbline account into this one. The zip of this account brings back
        projects that you deleted. Nothing else here changes, and nothing is added twice. Credits and payments
        don’t move.
      </p>
      <HiddenFileInput
        ref={input}
        label="Account export"
        accept=".zip,application/zip"
        onFiles={([file]) => {
          setTooLarge(file.size > ACCOUNT_IMPORT_LIMITS.bytes);
          if (file.size <= ACCOUNT_IMPORT_LIMITS.bytes) sending.mutate(file);
        }}
      />
      <Button className="mt-3" busy={busy} onClick={() => input.current?.click()}>
        Import an export
      </Button>
      {problem ? (
        <div className="mt-3">
          <FormError message={problem} />
        </div>
      ) : null}
      {last && (busy || !problem) ? <ImportProgress last={last} sending={sending.isPending} /> : null}
    </>
  );
}

const isUnderWay = (last: AccountImport | null | undefined) => !!last && UNDER_WAY.includes(last.state);
