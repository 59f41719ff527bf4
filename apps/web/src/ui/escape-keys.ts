import type { KeyboardEvent } from 'react';

/** A list of suggestions that is open takes Escape for itself. */
const OPEN_LIST = '[role=combobox][aria-expanded=true]';

/**
 * What Escape does within a dialog. Radix gives the key to its topmost layer alone, before any field sees it: a message
 * on screen would keep the dialog open, and a list of suggestions would close it.
 */
export function escapeKeys(close: () => void) {
  return {
    onEscapeKeyDown(event: globalThis.KeyboardEvent) {
      if (event.target instanceof Element && event.target.closest(OPEN_LIST)) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      const { target, currentTarget } = event;
      // React also tells of keys in what is drawn elsewhere, such as the list of a select.
      const inside = target instanceof Node && currentTarget.contains(target);
      if (event.key === 'Escape' && !event.defaultPrevented && inside) close();
    },
  };
}
