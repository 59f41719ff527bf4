import { useEffect, useState } from 'react';

/** Whether taking a photo here and now makes sense: a device in the hand, with a camera as far as it tells. */
export function useCameraOption(): boolean {
  const [camera, setCamera] = useState(false);
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    let current = true;
    // Devices are listed on https only; a phone that can't be asked has a camera all the same.
    const listed = navigator.mediaDevices?.enumerateDevices?.() ?? Promise.resolve(null);
    void listed
      .then((devices) => devices === null || devices.some(({ kind }) => kind === 'videoinput'))
      .catch(() => true)
      .then((has) => (current ? setCamera(has) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return camera;
}
