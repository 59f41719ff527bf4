import { cx } from './class-names.ts';

interface ProgressBarProps {
  /** From 0 to 100. */
  value: number;
  label: string;
  tone?: 'ink' | 'good' | 'accent';
  className?: string;
}

const TONES = { ink: 'bg-ink-soft', good: 'bg-dot-good', accent: 'bg-accent' } as const;

export function ProgressBar({ value, label, tone = 'ink', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width]', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
