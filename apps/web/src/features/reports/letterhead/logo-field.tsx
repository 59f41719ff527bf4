import { REPORT_LIMITS } from '@plumbline/contract';
import { useId, useRef } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDeleteLogo, useSetLogo } from './letterhead-queries.ts';

interface LogoFieldProps {
  hasLogo: boolean;
  /** The saved logo is another one now. */
  onChanged: () => void;
}

const tellFailure = (error: unknown) =>
  toast({
    title: 'Logo not uploaded',
    description: messageFor(error, 'Please try again.'),
    tone: 'destructive',
  });

/** The logo is kept the moment it is chosen: it needs no saving. */
export function LogoField({ hasLogo, onChanged }: LogoFieldProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useSetLogo();
  const remove = useDeleteLogo();

  const choose = (file: File) => {
    if (file.size > REPORT_LIMITS.logoBytes) return tellFailure(new Error('A logo can have at most 2 MB.'));
    upload.mutate(file, { onSuccess: onChanged, onError: tellFailure });
  };

  return (
    <fieldset>
      <legend className="text-sm font-medium">Logo</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <HiddenFileInput
          ref={input}
          label="Logo file"
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => choose(file)}
        />
        <Button busy={upload.isPending} aria-describedby={hint} onClick={() => input.current?.click()}>
          {hasLogo ? 'Replace logo' : 'Upload logo'}
        </Button>
        {hasLogo ? (
          <Button
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(null, { onSuccess: onChanged, onError: tellFailure })}
          >
            Remove logo
          </Button>
        ) : null}
      </div>
      <p id={hint} className="mt-1.5 text-sm text-ink-soft">
        PNG, JPEG or WebP, up to 2 MB. It appears at the top right of the cover.
      </p>
    </fieldset>
  );
}
