import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, in words: the icon alone says nothing to a screen reader. */
  label: string;
  children: ReactNode;
  outlined?: boolean;
  /** Without a tooltip: where the icon is known to everybody and has the focus as soon as it is there. */
  quiet?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  children,
  outlined = false,
  quiet = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={quiet ? undefined : label}
      data-quiet={quiet || undefined}
      className={cx(
        'inline-flex size-(--target) shrink-0 items-center justify-center rounded-md text-ink-soft',
        'transition-colors hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-55',
        outlined && 'border border-line-strong bg-surface',
        className,
      )}
    >
      {children}
    </button>
  );
}
