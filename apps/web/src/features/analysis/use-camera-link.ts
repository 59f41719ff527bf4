import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { CAMERA } from '../capture/camera-link.ts';

/** Does what is asked for by the camera button of a phone's bar, wherever it was pressed: once for each press. */
export function useCameraLink(onAsked: () => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.has(CAMERA);
  const answer = useEffectEvent(() => {
    setParams(
      (current) => {
        current.delete(CAMERA);
        return current;
      },
      { replace: true },
    );
    onAsked();
  });
  useEffect(() => {
    if (asked) answer();
  }, [asked]);
}
