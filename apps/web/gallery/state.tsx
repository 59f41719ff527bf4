import type { ReactNode } from 'react';

interface StateProps {
  /** What is special about it, such as 'Disabled'. */
  name: string;
  children: ReactNode;
}

/** One state of a primitive, with its name. */
export function State({ name, children }: StateProps) {
  return (
    <section aria-label={name} className="min-w-0">
      <p className="mb-2 text-xs text-ink-soft">{name}</p>
      {children}
    </section>
  );
}

export const States = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 tablet:grid-cols-2">{children}</div>
);
