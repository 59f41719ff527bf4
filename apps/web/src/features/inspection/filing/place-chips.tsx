import type { Place } from '@plumbline/contract';
import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/class-names.ts';

interface PlaceChipsProps {
  places: readonly Place[];
  value: number | null;
  onChange: (placeId: number | null) => void;
  label: string;
  /** In one line that scrolls sideways, where there is no height to give. */
  line?: boolean;
}

/** Every room one tap away; a tap on the chosen one takes it back. */
export function PlaceChips({ places, value, onChange, label, line = false }: PlaceChipsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Among many rooms the one that was used last may lie out of sight, and be filed under unseen.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!chosen || !list.current) return;
    list.current.scrollTop = chosen.offsetTop - list.current.offsetTop;
    list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft;
  }, []);
  return (
    <fieldset
      ref={list}
      aria-label={label}
      className={cx(
        // A fieldset is else as wide as its longest name, and the rooms beside it lie out of sight.
        'flex w-full min-w-0 gap-2 overscroll-contain',
        line
          ? 'overflow-x-auto'
          : // Half a row is seen where there are more, so that one looks for them.
            'max-h-46 flex-wrap overflow-y-auto desktop:max-h-36',
      )}
    >
      {places.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={value === id}
          onClick={() => onChange(value === id ? null : id)}
          className={cx(
            'min-h-(--target-small) max-w-full shrink-0 rounded-md border px-3 text-sm wrap-anywhere transition-colors',
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
