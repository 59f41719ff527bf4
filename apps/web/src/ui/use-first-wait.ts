import { useState } from 'react';

/**
 * Whether something still waits to be shown for the first time. Once it was shown it stays: what is asked for again, after
 * a failure or once there is a network, takes nothing off the screen, and what fails can't be mounted and asked for ever.
 */
export function useFirstWait(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  if (!loading && !shown) setShown(true);
  return loading && !shown;
}
