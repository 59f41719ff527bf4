import type { ComponentType, ReactNode, Ref } from 'react';
import { useListLock, usePageLock } from './page-lock.ts';

interface RemoveScrollProps {
  as: ComponentType<{ children: ReactNode; ref?: Ref<HTMLElement> }>;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * Stands in for the package `react-remove-scroll`, by which Radix locks the page behind a menu or a list: that one
 * writes style elements, which a strict content security policy refuses.
 */
export function RemoveScroll({ as: Frame, children, ref }: RemoveScrollProps) {
  usePageLock(true);
  useListLock();
  return <Frame {...(ref ? { ref } : {})}>{children}</Frame>;
}
