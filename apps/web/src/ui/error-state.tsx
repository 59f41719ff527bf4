import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { TriangleAlert } from './icons/triangle-exclamation-point.tsx';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Printed small, to be quoted to support. */
  requestId?: string | undefined;
}

export function ErrorState({ title, children, onRetry, retrying = false, requestId }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <TriangleAlert aria-hidden="true" className="mb-4 size-6 text-critical" />
      <p className="max-w-full text-base font-semibold wrap-anywhere">{title}</p>
      {children ? (
        <div className="mt-1.5 max-w-full text-sm text-ink-soft wrap-anywhere">{children}</div>
      ) : null}
      {onRetry ? (
        <Button className="mt-5" busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {requestId ? <p className="mt-5 text-xs break-all text-ink-soft">Reference {requestId}</p> : null}
    </div>
  );
}
