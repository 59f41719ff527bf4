import type { Place } from '@plumbline/contract';
import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/class-names.ts';

interface PlaceChipsProps {
  places: readonly Place[];
  value: number | null;
  onChange: (placeId: number) => void;
  /** A choice of its own, where there may be no room; a second tap on the chosen one leaves it chosen. */
  onNone?: () => void;
  label: string;
  /** In one line that scrolls sideways, where there is no height to give. */
  line?: boolean;
}

/** Every room one tap away. */
export function PlaceChips({ places, value, onChange, onNone, label, line = false }: PlaceChipsProps) {
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
      {onNone ? (
        <Chip chosen={value === null} onChoose={onNone}>
          No room
        </Chip>
      ) : null}
      {places.map(({ id, name }) => (
        <Chip key={id} chosen={value === id} onChoose={() => onChange(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'min-h-(--target-small) max-w-full shrink-0 rounded-md border px-3 text-sm wrap-anywhere transition-colors',
        chosen
          ? 'border-link bg-link-soft font-medium text-link'
          : 'border-line-strong bg-surface hover:bg-hover',
      )}
    >
      {children}
    </button>
  );
}
