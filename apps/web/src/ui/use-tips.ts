import { useEffect, useState } from 'react';

/** What an icon is called, and where it stands. */
export interface Tip {
  text: string;
  place: { left: number; top: number; width: number; height: number };
}

/** How long a pointer rests before the words come, in milliseconds. */
const DELAY = 700;
/** So soon after the last one the next shows at once. */
const SKIP = 300;

/** The icon button that a mouse or the keyboard rests on; null for fingers, which press and don't rest. */
export function useTips(): [Tip | null, () => void] {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | null = null;
    let hiddenAt = Number.NEGATIVE_INFINITY;
    let shown = false;

    const hide = () => {
      clearTimeout(timer);
      current = null;
      if (shown) hiddenAt = performance.now();
      shown = false;
      setTip(null);
    };
    const rest = (target: EventTarget | null) => {
      const icon = target instanceof Element ? target.closest('[data-tip]') : null;
      if (icon === current) return;
      hide();
      const text = icon?.getAttribute('data-tip');
      if (!icon || !text) return;
      current = icon;
      const show = () => {
        // It may have gone in the meantime, with its dialog.
        if (!icon.isConnected) return;
        const { left, top, width, height } = icon.getBoundingClientRect();
        shown = true;
        setTip({ text, place: { left, top, width, height } });
      };
      timer = setTimeout(show, performance.now() - hiddenAt < SKIP ? 0 : DELAY);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rest(event.target);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(target);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointer, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', hide, { signal });
    for (const end of ['pointerdown', 'scroll'] as const) {
      document.addEventListener(end, hide, { signal, capture: true, passive: true });
    }
    document.addEventListener('keydown', onKey, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return [tip, () => setTip(null)];
}
