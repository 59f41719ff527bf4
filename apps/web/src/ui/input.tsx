import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { cx } from './class-names.ts';

/** The frame that inputs, areas and select triggers share. 16 px text: a phone zooms into anything smaller. */
export const CONTROL = cx(
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink desktop:text-sm',
  'placeholder:text-ink-soft transition-colors hover:not-disabled:border-ink-soft',
  'aria-invalid:border-critical disabled:opacity-60',
);

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A year of five digits is a slip of the finger, and nothing past this is a date to the server. */
const LAST_DAY = '9999-12-31';

export function Input({ className, ...rest }: InputProps) {
  const max = rest.type === 'date' ? LAST_DAY : undefined;
  return <input max={max} {...rest} className={cx(CONTROL, 'h-(--target)', className)} />;
}

interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx(CONTROL, 'field-sizing-content min-h-20 py-2.5', className)}
    />
  );
}

export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={cx('pr-18', className)} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm text-ink-soft hover:text-ink"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
