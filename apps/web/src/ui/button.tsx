import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the one main action of a screen: use it once. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-accent-ink hover:not-disabled:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:not-disabled:bg-hover',
  quiet: 'text-ink hover:not-disabled:bg-hover',
  danger: 'border border-critical text-critical bg-surface hover:not-disabled:bg-critical-soft',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-(--target-small) px-3 text-sm',
  medium: 'min-h-(--target) px-4 text-sm',
  large: 'min-h-12 px-6 text-base',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: Look = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md py-1.5 font-medium select-none',
    'transition-colors disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows a spinner in the icon's place and refuses presses; the words stay. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  );
}
