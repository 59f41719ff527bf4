import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { tellNewVersion } from '../browser/new-version.ts';
import type * as FloatingParts from './floating-parts.ts';

type Parts = typeof FloatingParts;

let loaded: Parts | undefined;
let pending: Promise<Parts> | undefined;

/** Fetches what opens over a page. */
export function loadFloating(): Promise<Parts> {
  pending ??= import('./floating-parts.ts').then(
    (parts) => {
      loaded = parts;
      return parts;
    },
    (error: unknown) => {
      console.warn('What opens here couldn’t be loaded', error);
      pending = undefined;
      tellNewVersion('missing');
      throw error;
    },
  );
  return pending;
}

const warm = () => void loadFloating().catch(() => undefined);

/** The key that opened it; null for a finger, a mouse or a screen reader's press. */
export type OpenedBy = string | null;

/** What a button carries whose list isn't here yet. */
export interface OpensLater {
  'data-state': 'closed';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A button that opens something over the page: a plain one until it's first pressed, which spares a first visit the code
 * and the phone the work. `keys` open it besides a press. Then `opened` is there and draws the whole, open, in its place.
 */
export function useOpenedLater(keys?: RegExp): {
  opened: { parts: Parts; by: OpenedBy } | null;
  closed: OpensLater;
} {
  const [opened, setOpened] = useState<{ parts: Parts; by: OpenedBy } | null>(null);
  const wanted = useRef(false);
  const open = async (by: OpenedBy) => {
    if (loaded) {
      setOpened({ parts: loaded, by });
      return;
    }
    wanted.current = true;
    const parts = await loadFloating().catch(() => null);
    // Whoever went on before it came doesn't want it any more.
    if (parts && wanted.current) setOpened({ parts, by });
  };
  const closed: OpensLater = {
    'data-state': 'closed',
    'aria-expanded': false,
    onPointerEnter: warm,
    onPointerDown: warm,
    onFocus: warm,
    onBlur: () => {
      wanted.current = false;
    },
    onClick: () => void open(null),
    onKeyDown: (event) => {
      if (!keys?.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      void open(event.key);
    },
  };
  return { opened, closed };
}

/** Gives the button that took the plain one's place the key that was pressed on that. */
export function useFirstKey(by: OpenedBy): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  const first = useRef(by);
  useEffect(() => {
    const key = first.current;
    if (key === null) return;
    trigger.current?.focus();
    // A list knows the words of its items a moment after they're drawn.
    const timer = setTimeout(() => {
      first.current = null;
      trigger.current?.dispatchEvent(
        new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return trigger;
}
