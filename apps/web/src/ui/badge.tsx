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
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
