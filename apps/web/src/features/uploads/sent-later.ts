import { useEffect, useState } from 'react';

const listeners = new Set<(key: string) => void>();

/** A photo that was kept on this device has been sent from this tab, and its result is there. */
export function tellSent(key: string): void {
  for (const listener of listeners) listener(key);
}

/** Whether a photo that was kept has been sent since this was first drawn. */
export function useSentLater(key: string | undefined): boolean {
  const [sent, setSent] = useState<string>();
  useEffect(() => {
    listeners.add(setSent);
    return () => {
      listeners.delete(setSent);
    };
  }, []);
  return key !== undefined && sent === key;
}
