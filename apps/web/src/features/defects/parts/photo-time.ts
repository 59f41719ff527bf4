import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long a photo may take, in milliseconds, before a placeholder stands in its place. */
const TIME_LIMIT = 10_000;

/**
 * Calls `onLate` when a photo has been awaited for 10 s. Browsers fetch a lazy one only when it comes near, so its time
 * begins when it comes into sight: further down a list it would be over before the photo had been asked for.
 */
export function usePhotoTime(
  photo: RefObject<HTMLImageElement | null>,
  awaited: string | null,
  onLate: () => void,
): void {
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (awaited === null || !photo.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(() => late(), TIME_LIMIT);
    });
    observer.observe(photo.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [photo, awaited]);
}
