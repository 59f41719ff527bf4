import { useSyncExternalStore } from 'react';

/** mobile: under 768 px and every iPad; tablet: 768 to under 1024 px; desktop: from 1024 px. Layout only. */
type Device = 'mobile' | 'tablet' | 'desktop';

const TABLET = '(min-width: 768px)';
const DESKTOP = '(min-width: 1024px)';

export function isIpad(): boolean {
  return document.documentElement.dataset.ipad !== undefined;
}

export function currentDevice(): Device {
  if (isIpad() || !window.matchMedia(TABLET).matches) return 'mobile';
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'tablet';
}

function subscribe(listener: () => void): () => void {
  const queries = [window.matchMedia(TABLET), window.matchMedia(DESKTOP)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export function useDevice(): Device {
  return useSyncExternalStore<Device>(subscribe, currentDevice, () => 'desktop');
}

/** Narrow screens only: an iPad has the phone's layout but no bottom bar. */
export function usePhone(): boolean {
  return useDevice() === 'mobile' && !isIpad();
}
