import { useRef } from 'react';

interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Radix knows where to return the focus only when it drew the trigger; our dialogs are opened by state. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      // An opener that has gone, as the card of an account without projects has, leaves the page's own start.
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main');
      back?.focus();
    },
  };
}
