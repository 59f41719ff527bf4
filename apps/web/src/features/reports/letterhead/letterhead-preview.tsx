import { useEffect, useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { type LetterheadValues, useLetterheadPreview } from './letterhead-queries.ts';

interface LetterheadPreviewProps {
  values: LetterheadValues;
  /** Counts up when another logo was saved. */
  logoChanges: number;
}

/** The page is set anew once typing has paused this long, in milliseconds. */
const PAUSE = 600;

/** The first page of an example report with what stands in the form, saved or not. */
export function LetterheadPreview({ values, logoChanges }: LetterheadPreviewProps) {
  const preview = useLetterheadPreview(useSettled(values), logoChanges);
  return (
    <section aria-label="Preview of page one" className="desktop:sticky desktop:top-20">
      <div className="flex min-h-(--target) items-center justify-between gap-3">
        <h2 className="text-base font-semibold">Page one</h2>
        {preview.isFetching ? <Spinner label="Loading preview" className="size-4" /> : null}
      </div>
      <div className="aspect-[210/297] w-full overflow-hidden rounded-sm border border-line">
        {preview.data ? <Page picture={preview.data} /> : null}
      </div>
      {preview.isError ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-critical">
          {messageFor(preview.error, 'We couldn’t make the preview.')}
          <Button size="small" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The value once it has stayed the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Page({ picture }: { picture: Blob }) {
  const address = useObjectUrl(picture);
  return address ? (
    <img
      src={address}
      alt="First page of an example report with this letterhead"
      className="h-full w-full object-contain"
    />
  ) : null;
}
