import type { Ref } from 'react';

interface HiddenFileInputProps {
  /** A button presses it: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept?: string;
  multiple?: boolean;
  /** At least one file. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** Chooses files behind a button of the page. The same file may be chosen again, as after a failure. */
export function HiddenFileInput({ ref, label, accept, multiple, onFiles }: HiddenFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        target.value = '';
        if (first) onFiles([first, ...others]);
      }}
    />
  );
}
