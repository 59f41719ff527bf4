import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { ChevronDown } from './icons/chevron-down.tsx';

interface FoldedFiltersProps {
  /** How many of them narrow the list now. */
  active: number;
  children: ReactNode;
}

/**
 * Filters in a grid of two columns on a phone, where they open at a press so that the list itself is seen; on wider screens
 * they stand in the row around them.
 */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className="tablet:hidden"
        aria-expanded={open}
        aria-controls={id}
        icon={
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 transition-transform', open && 'rotate-180')}
          />
        }
        onClick={() => setOpen(!open)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <div id={id} className={open ? 'contents' : 'hidden tablet:contents'}>
        {children}
      </div>
    </>
  );
}
