import * as Primitive from '@radix-ui/react-checkbox';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Check } from './icons/check.tsx';
import { Minus } from './icons/minus.tsx';

interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  /** Visible words beside the box. For a box in a dense row give `aria-label` instead. */
  label?: ReactNode;
  hint?: ReactNode;
  'aria-label'?: string;
  disabled?: boolean;
  /** Where another target lies around the box, its own edges have to be far enough apart. */
  large?: boolean;
  className?: string;
}

export function Checkbox({
  checked,
  onCheckedChange,
  label,
  hint,
  disabled,
  large = false,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={cx('flex min-h-(--target) items-center gap-3', className)}>
      <Primitive.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-label={rest['aria-label']}
        aria-describedby={hint ? hintId : undefined}
        onCheckedChange={(value) => onCheckedChange(value === true)}
        className={cx(
          large ? '[--box:1.5rem]' : '[--box:1.25rem]',
          'relative flex size-(--box) shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface',
          'transition-colors data-[state=checked]:border-link data-[state=checked]:bg-link',
          'data-[state=indeterminate]:border-link data-[state=indeterminate]:bg-link disabled:opacity-55',
          // the box is small, the place to press is not
          'before:absolute before:inset-[calc((var(--box)-2px-var(--target))/2)]',
        )}
      >
        <Primitive.Indicator className="text-on-link">
          {checked === 'indeterminate' ? (
            <Minus aria-hidden="true" className="size-3.5" strokeWidth={3} />
          ) : (
            <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
      {label ? (
        <label htmlFor={id} className="flex-1 cursor-pointer py-1 text-sm">
          {label}
          {hint ? (
            <span id={hintId} className="block text-xs text-ink-soft">
              {hint}
            </span>
          ) : null}
        </label>
      ) : null}
    </div>
  );
}
