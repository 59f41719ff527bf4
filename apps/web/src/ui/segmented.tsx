import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './class-names.ts';

interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Smaller on a phone, so that four of them have room on one line. */
  compact?: boolean;
}

/** A choice between two to four things that takes effect at once. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  compact = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            // As high to a finger as the whole control is drawn.
            'relative inline-flex min-h-[calc(var(--target)-6px)] before:absolute before:inset-x-0 before:-inset-y-[3px] cursor-pointer items-center gap-2 rounded-sm text-ink-soft transition-colors has-checked:bg-link-soft has-checked:font-medium has-checked:text-link has-focus-visible:outline-2 has-focus-visible:outline-link',
            compact ? 'px-2 text-xs whitespace-nowrap tablet:px-3 tablet:text-sm' : 'px-4 text-sm',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
