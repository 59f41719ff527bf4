import { cx } from './class-names.ts';

interface SpinnerProps {
  /** Read out by a screen reader; leave out where the text beside it already says it. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center">
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className={cx('spin', className ?? 'size-5')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <circle cx="10" cy="10" r="8" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
