import type { ReactElement, ReactNode } from 'react';
import { type OpensLater, useOpenedLater } from './use-opened-later.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

export interface MenuProps {
  /** The button that opens it, with what it has to carry for that. */
  trigger: (opens: Partial<OpensLater & { 'aria-haspopup': 'menu' }>) => ReactElement;
  items: readonly MenuItem[];
  /** Shown above the items, such as who is signed in. */
  heading?: ReactNode;
}

/** Keys that open it from its button. */
const KEYS = /^(?:Enter|ArrowDown| )$/;

export function Menu(props: MenuProps) {
  const { opened, closed } = useOpenedLater(KEYS);
  if (opened) return <opened.parts.OpenMenu {...props} openedBy={opened.by} />;
  return props.trigger({ ...closed, 'aria-haspopup': 'menu' });
}
