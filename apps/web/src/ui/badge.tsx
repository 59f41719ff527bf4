import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'blue' | 'accent' | 'good' | 'fair' | 'poor';

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-low-soft text-low',
  blue: 'bg-link-soft text-link',
  accent: 'bg-accent-soft text-ink',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** Breaks onto a second line where one is too short for what it says. */
  wrap?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, wrap = false, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 max-w-full items-center gap-1.5 px-2.5 py-0.5 text-xs font-medium [&>svg]:shrink-0',
        wrap ? 'rounded-md' : 'rounded-full whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
