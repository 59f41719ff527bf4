import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode;
  /** Stands at the right of the title: a link, a menu, a badge. */
  aside?: ReactNode;
  /** Without inner space, for pictures and lists that run to the edge. */
  flush?: boolean;
  level?: 2 | 3;
}

export function Card({ title, aside, flush = false, level = 2, className, children, ...rest }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section {...rest} className={cx('rounded-md border border-line bg-surface', className)}>
      {title ? (
        <div className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2">
          <Heading className="text-base font-semibold">{title}</Heading>
          {aside}
        </div>
      ) : null}
      <div className={flush ? undefined : 'p-5'}>{children}</div>
    </section>
  );
}
