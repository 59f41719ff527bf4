import type { MarkupShape } from '@plumbline/contract';
import type { KeyboardEvent } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';
import { moved, stretched } from './drawing-state.ts';
import { listed, nameOf } from './markup-drawing.tsx';

interface MarkupListProps {
  shapes: readonly MarkupShape[];
  selected: number | null;
  onSelect: (at: number) => void;
  onChange: (at: number, shape: MarkupShape) => void;
  onRemove: (at: number) => void;
}

const PACE = 0.02;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PACE, 0],
  ArrowRight: [PACE, 0],
  ArrowUp: [0, -PACE],
  ArrowDown: [0, PACE],
};

/** Every mark by its name: what a hand does on the photo, the keys do here. */
export function MarkupList({ shapes, selected, onSelect, onChange, onRemove }: MarkupListProps) {
  const byKey = (event: KeyboardEvent, at: number, shape: MarkupShape) => {
    const way = WAYS[event.key];
    if (way) {
      event.preventDefault();
      onChange(at, (event.shiftKey ? stretched : moved)(shape, ...way));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(at);
    }
  };
  return (
    <section aria-label="Marks" className="mt-4">
      <p className="mb-2 text-sm text-ink-soft">
        Choose a mark, then use the arrow keys to move it. Hold Shift to resize it.
      </p>
      <ol className="grid gap-2 tablet:grid-cols-2">
        {listed(shapes).map(({ shape, at, key }) => (
          <li key={key} className="flex min-w-0 items-center gap-1">
            <button
              type="button"
              aria-pressed={selected === at}
              onClick={() => onSelect(at)}
              onFocus={() => onSelect(at)}
              onKeyDown={(event) => byKey(event, at, shape)}
              className={cx(
                'min-h-12 min-w-0 flex-1 truncate rounded-md border px-3 text-left text-sm',
                selected === at ? 'border-link font-semibold' : 'border-line-strong',
              )}
            >
              {at + 1}. {nameOf(shape)}
            </button>
            <IconButton label={`Delete mark ${at + 1}`} className="size-12" onClick={() => onRemove(at)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
