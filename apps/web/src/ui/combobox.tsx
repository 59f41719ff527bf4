import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { CONTROL } from './input.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
}

/** So many suggestions are listed while someone types. */
const MOST_SUGGESTED = 8;

interface ComboboxProps extends Partial<ControlProps> {
  options: readonly ComboboxOption[];
  /** What is typed or chosen. */
  text: string;
  /** `option` is set when the text is that of an option. */
  onTextChange: (text: string, option: ComboboxOption | null) => void;
  placeholder?: string;
}

function matching(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** Free text with suggestions: type to narrow, arrows to walk, Enter to take, Escape to close the list. */
export function Combobox({ options, text, onTextChange, placeholder, ...control }: ComboboxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const exact = options.some(({ label }) => label === text);
  // With an exact choice in the field every option is offered again: the next choice is likely another one.
  const shown = matching(options, exact ? '' : text).slice(0, exact ? options.length : MOST_SUGGESTED);
  const expanded = open && shown.length > 0;

  const type = (next: string) => {
    onTextChange(
      next,
      options.find(({ label }) => label.toLowerCase() === next.trim().toLowerCase()) ?? null,
    );
    setOpen(true);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    onTextChange(option.label, option);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' && expanded) {
      event.preventDefault();
      const option = shown[active] ?? (shown.length === 1 ? shown[0] : undefined);
      if (option) take(option);
      else setOpen(false);
    } else if (event.key === 'Escape' && expanded) {
      // The dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={cx(CONTROL, 'h-(--target)')}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!expanded}
        className="floating absolute inset-x-0 top-full mt-1 max-h-56 overflow-y-auto p-1"
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.label === text}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            onKeyDown={undefined}
            onPointerMove={() => setActive(index)}
            className={cx(
              'flex min-h-(--target-small) cursor-pointer items-center rounded-sm px-3 py-1.5 text-sm',
              index === active && 'bg-hover',
            )}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
