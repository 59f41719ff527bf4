import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';

interface Chip {
  value: string;
  label: string;
  picture?: ReactNode;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  /** The value that counts; several with a space between. */
  chosen: string | null;
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** Choices that take effect at once; the one that counts is marked. */
export function Chips({ label, chips, chosen, disabled, onChoose }: ChipsProps) {
  const chosenOnes = chosen?.split(' ') ?? [];
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label: text, picture }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosenOnes.includes(value)}
            onClick={() => onChoose(value)}
            className={cx(
              'inline-flex min-h-(--target) items-center gap-2 rounded-md border px-3 text-sm transition-colors',
              chosenOnes.includes(value)
                ? 'border-link bg-link-soft font-medium text-link'
                : 'border-line-strong bg-surface hover:not-disabled:bg-hover',
            )}
          >
            {picture}
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
