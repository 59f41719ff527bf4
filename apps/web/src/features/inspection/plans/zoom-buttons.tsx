import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Minus } from '../../../ui/icons/minus.tsx';
import { Plus } from '../../../ui/icons/plus.tsx';

const STEP = 1.5;

interface ZoomButtonsProps {
  zoom: (by: number) => void;
  /** Further buttons below. */
  children?: ReactNode;
  className?: string;
}

/** In the corner of what is zoomed. */
export function ZoomButtons({ zoom, children, className }: ZoomButtonsProps) {
  return (
    <div className={cx('absolute right-2 bottom-2 flex gap-1', className)}>
      <IconButton label="Zoom in" outlined onClick={() => zoom(STEP)}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Zoom out" outlined onClick={() => zoom(1 / STEP)}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      {children}
    </div>
  );
}
