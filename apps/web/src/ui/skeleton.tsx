import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A grey bar in the shape of what is coming. Shows itself only after 200 ms. Give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className ?? 'h-4 w-full')} />;
}

interface SkeletonGroupProps {
  /** Read out once, such as 'Loading projects'. */
  label: string;
  className?: string;
  children: ReactNode;
}

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
