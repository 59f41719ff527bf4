import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  picture?: ReactNode;
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {picture ? <div className="mb-5 text-ink-soft">{picture}</div> : null}
      <p className="max-w-full text-base font-semibold wrap-anywhere">{title}</p>
      {children ? (
        <div className="mt-1.5 max-w-full text-sm text-ink-soft wrap-anywhere">{children}</div>
      ) : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
