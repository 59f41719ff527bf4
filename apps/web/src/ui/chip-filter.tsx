import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface ChipOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
}

interface ChipFilterProps<Value extends string> {
  /** What it filters, such as 'Severity'. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few, as a row of chips; the chosen one is filled. */
export function ChipFilter<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: ChipFilterProps<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen}
            onClick={() => onValueChange(option.value)}
            className={cx(
              'inline-flex min-h-(--target-small) items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors',
              chosen
                ? 'border-link bg-link-soft font-medium text-link'
                : 'border-line text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            {option.icon}
            {option.label}
            {option.count === undefined ? null : <span className="tabular text-xs">{option.count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
