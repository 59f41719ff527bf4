import type { ReactNode } from 'react';

/**
 * A chart that keeps its size on a phone, so that its words stay readable, and is pushed sideways there. Its table
 * belongs inside as well: what scrolls needs something in it that a keyboard reaches.
 */
export function WideChart({ children }: { children: ReactNode }) {
  return <div className="overflow-x-auto">{children}</div>;
}
