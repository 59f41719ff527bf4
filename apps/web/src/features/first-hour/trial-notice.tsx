import type { ReactNode } from 'react';

/** News of the trial that an account began with. */
export function TrialNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-6 flex min-h-16 flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm tablet:px-5"
    >
      {children}
    </div>
  );
}
