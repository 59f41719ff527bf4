import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { cx } from './class-names.ts';
import { FormError } from './form-error.tsx';

/** What a form needs to know of its sending; `useSubmit` makes one. */
export interface Submission {
  busy: boolean;
  /** What was refused, in words for the person. */
  error: string | undefined;
  /** Sends it. While that is under way, asking again does nothing. */
  submit: () => void;
}

export interface FormProps {
  submission: Submission;
  /** The words on its button: a verb and its object. Or buttons of its own, or null where they stand elsewhere. */
  submit: ReactNode;
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  /** One line of a field and its button; what was refused stands below. */
  row?: boolean;
  /** The browser says what is missing, before anything is sent. */
  browserChecks?: boolean;
  id?: string;
  className?: string;
  onFocus?: () => void;
  children: ReactNode;
}

/**
 * The one shell of a form: its fields, what was refused and its button. After a refusal the first field to mend has the
 * focus. A refusal that stands at a field isn't said a second time.
 */
export function Form({
  submission,
  submit,
  variant = 'primary',
  size,
  wide,
  disabled,
  beside,
  row = false,
  browserChecks = false,
  className = row ? 'flex flex-wrap items-end gap-2' : 'flex flex-col gap-5',
  children,
  ...rest
}: FormProps) {
  const { busy, error } = submission;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const asked = useRef<'no' | 'pressed' | 'sent'>('no');
  const [saidAtField, setSaidAtField] = useState<string>();

  // Every time that it is drawn: nobody tells when fields are refused, and after a press it may take an answer.
  useLayoutEffect(() => {
    if (asked.current === 'no') return;
    if (busy) {
      asked.current = 'sent';
      return;
    }
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (first || error !== undefined || asked.current === 'sent') asked.current = 'no';
    if (first) {
      setSaidAtField(error);
      first.scrollIntoView({ block: 'center' });
      first.focus({ preventScroll: true });
    } else if (error !== undefined) alert.current?.scrollIntoView({ block: 'nearest' });
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled) return;
    asked.current = 'pressed';
    setSaidAtField(undefined);
    submission.submit();
  };
  return (
    <form
      {...rest}
      ref={form}
      noValidate={!browserChecks}
      aria-busy={busy || undefined}
      className={className}
      onSubmit={onSubmit}
      // What is typed afterwards keeps the focus.
      onInput={() => {
        if (!busy) asked.current = 'no';
      }}
    >
      {children}
      <FormError
        ref={alert}
        message={error === saidAtField ? undefined : error}
        className={cx('col-span-full scroll-mb-5', row && 'order-last basis-full')}
      />
      {typeof submit === 'string' ? (
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <Button type="submit" {...{ variant, busy }} {...looks({ size, wide, disabled })}>
            {submit}
          </Button>
          {beside}
        </div>
      ) : (
        submit
      )}
    </form>
  );
}

/** Leaves out what nobody said: an optional prop isn't one that is undefined. */
const looks = ({ size, wide, disabled }: Pick<Partial<FormProps>, 'size' | 'wide' | 'disabled'>) => ({
  ...(size ? { size } : {}),
  ...(wide ? { wide } : {}),
  ...(disabled ? { disabled } : {}),
});
