import { cx } from './class-names.ts';

interface PlumbBobProps {
  className?: string;
  /** How much longer the line is than in the mark itself, in units of its 32. */
  line?: number;
}

/** The mark: a plumb bob on its line. Decorative; the name stands beside it. */
export function PlumbBob({ className, line = 0 }: PlumbBobProps) {
  return (
    <svg
      viewBox={`0 ${-line} 16 ${32 + line}`}
      aria-hidden="true"
      className={cx('shrink-0', className ?? 'h-7')}
    >
      <path
        d={`M8 ${-line}V15`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M8 14.5C10.6 14.5 12.5 16.4 12.5 19 12.5 22.4 9.4 25.4 8 31 6.6 25.4 3.5 22.4 3.5 19 3.5 16.4 5.4 14.5 8 14.5Z"
        className="fill-accent"
      />
    </svg>
  );
}

/** Mark and name together. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-base font-semibold tracking-tight', className)}>
      <PlumbBob />
      Plumbline
    </span>
  );
}
