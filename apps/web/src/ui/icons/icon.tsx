import type { ComponentProps, FunctionComponent, ReactNode } from 'react';

export type Icon = FunctionComponent<ComponentProps<'svg'>>;

/**
 * An icon of a drawing on 24 by 24. It is decoration: the words stand beside it, or on the button around it. The drawings
 * are Lucide's (NOTICE); another one is copied from lucide.dev into a file of its own, by its name there, so that each
 * screen loads those that it shows.
 */
export function drawIcon(drawing: ReactNode): Icon {
  return (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {drawing}
    </svg>
  );
}
