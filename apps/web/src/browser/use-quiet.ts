import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** Whether the page has been there for a while or somebody has touched it: then comes what its first screen does without. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) return;
    const begin = () => setQuiet(true);
    const callOff = whenQuiet(begin);
    window.addEventListener('pointerdown', begin, { capture: true, passive: true });
    window.addEventListener('keydown', begin, { capture: true, passive: true });
    return () => {
      callOff();
      window.removeEventListener('pointerdown', begin, { capture: true });
      window.removeEventListener('keydown', begin, { capture: true });
    };
  }, [quiet]);
  return quiet;
}
