import { useEffect, useState } from 'react';

/** Whether this device has a camera, as far as it tells. */
export function useCameraOption(): boolean {
  const [camera, setCamera] = useState(false);
  useEffect(() => {
    let current = true;
    const inHand = window.matchMedia('(pointer: coarse)').matches;
    // Devices are listed on https only; a phone that can't be asked has a camera all the same.
    const listed = navigator.mediaDevices?.enumerateDevices?.() ?? Promise.resolve(null);
    void listed
      .then((devices) => (devices ? devices.some(({ kind }) => kind === 'videoinput') : inHand))
      .catch(() => inHand)
      .then((has) => (current ? setCamera(has) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return camera;
}
