import type { Ref } from 'react';
import { cx } from './class-names.ts';

interface FormErrorProps {
  message: string | undefined;
  className?: string;
  ref?: Ref<HTMLParagraphElement>;
}

/** What the server refused, beside the button that asked; it stays when the toast has gone. */
export function FormError({ message, className, ref }: FormErrorProps) {
  if (!message) return null;
  return (
    <p
      ref={ref}
      role="alert"
      className={cx('rounded-md bg-critical-soft px-3 py-2 text-sm text-critical', className)}
    >
      {message}
    </p>
  );
}
