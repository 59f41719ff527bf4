import type { Place } from '@plumbline/contract';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';

interface PlaceChipsProps {
  places: readonly Place[];
  value: number | null;
  onChange: (placeId: number | null) => void;
  label: string;
}

/** Every room one tap away; a tap on the chosen one takes it back. */
export function PlaceChips({ places, value, onChange, label }: PlaceChipsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Among many rooms the one that was used last may lie out of sight, and be filed under unseen.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (chosen && list.current) list.current.scrollTop = chosen.offsetTop - list.current.offsetTop;
  }, []);
  return (
    <fieldset
      ref={list}
      aria-label={label}
      className="flex max-h-36 flex-wrap gap-2 overflow-y-auto overscroll-contain"
    >
      {places.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={value === id}
          onClick={() => onChange(value === id ? null : id)}
          className={cx(
            'min-h-(--target-small) rounded-full border px-3 text-sm transition-colors',
            value === id
              ? 'border-link bg-link-soft font-medium text-link'
              : 'border-line-strong bg-surface hover:bg-hover',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
