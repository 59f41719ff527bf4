import { cx } from './class-names.ts';

type Severity = 'critical' | 'high' | 'medium' | 'low';

const WORDS: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

const COLOURS: Readonly<Record<Severity, string>> = {
  critical: 'text-critical',
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
};

const SOFT: Readonly<Record<Severity, string>> = {
  critical: 'bg-critical-soft',
  high: 'bg-high-soft',
  medium: 'bg-medium-soft',
  low: 'bg-low-soft',
};

/** Diamond, triangle, disc, ring: told apart without colour, on screen and in print. */
export function SeverityShape({ severity, className }: { severity: Severity; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={cx('shrink-0', COLOURS[severity], className ?? 'size-3')}
    >
      {severity === 'critical' ? <path d="M6 0 12 6 6 12 0 6Z" fill="currentColor" /> : null}
      {severity === 'high' ? <path d="M6 0.8 11.8 11H0.2Z" fill="currentColor" /> : null}
      {severity === 'medium' ? <circle cx="6" cy="6" r="5" fill="currentColor" /> : null}
      {severity === 'low' ? (
        <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      ) : null}
    </svg>
  );
}

interface SeverityMarkProps {
  severity: Severity;
  /** `plain` has no ground behind it, for dense lists. */
  plain?: boolean;
}

/** Severity in colour, shape and word. */
export function SeverityMark({ severity, plain = false }: SeverityMarkProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap',
        COLOURS[severity],
        !plain && cx('rounded-full px-2.5 py-0.5', SOFT[severity]),
      )}
    >
      <SeverityShape severity={severity} className="size-2.5" />
      {WORDS[severity]}
    </span>
  );
}
