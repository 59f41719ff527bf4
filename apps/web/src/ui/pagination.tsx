import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft } from './icons/chevron-left.tsx';
import { ChevronRight } from './icons/chevron-right.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** What is paged, such as 'Results'. */
  label: string;
  /** At most this many numbers: 5 on a phone. */
  maxButtons?: number;
}

export function Pagination({ page, pageCount, onPageChange, label, maxButtons = 9 }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={`${label} pages`} className="flex items-center justify-center gap-0.5">
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </IconButton>
      {pageWindow(page, pageCount, maxButtons).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
          className={cx(
            'tabular min-h-(--target) min-w-10 tablet:min-w-(--target) rounded-md text-sm transition-colors',
            number === page
              ? 'bg-link-soft font-semibold text-link'
              : 'text-ink-soft hover:bg-hover hover:text-ink',
          )}
        >
          {number}
        </button>
      ))}
      <IconButton label="Next page" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </IconButton>
    </nav>
  );
}
