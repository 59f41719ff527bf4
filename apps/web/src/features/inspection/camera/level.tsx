import { useEffect, useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { isLevel, tiltOf } from './tilt.ts';

/** iPhones ask the person first, and only in answer to a tap. */
interface AskingOrientation {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

const orientation = (): AskingOrientation | undefined =>
  'DeviceOrientationEvent' in window ? (DeviceOrientationEvent as AskingOrientation) : undefined;

/** Whether this phone has to be asked for its level by a tap. */
export const levelIsAsked = (): boolean => typeof orientation()?.requestPermission === 'function';

/** Asks for it; false where the person or the phone says no. */
export async function askForLevel(): Promise<boolean> {
  return (
    (await orientation()
      ?.requestPermission?.()
      .catch(() => 'denied')) === 'granted'
  );
}

/** A line through the middle that lies level, whichever way the phone is held; nothing where the phone doesn't tell. */
export function Level() {
  const [tilt, setTilt] = useState<number | null>(null);
  useEffect(() => {
    const look = ({ beta, gamma }: DeviceOrientationEvent) => {
      const exact = tiltOf({ beta, gamma }, window.screen.orientation?.angle ?? 0);
      // A hand is never still: half degrees are all that the eye can use.
      setTilt(exact === null ? null : Math.round(exact * 2) / 2);
    };
    window.addEventListener('deviceorientation', look);
    return () => window.removeEventListener('deviceorientation', look);
  }, []);
  if (tilt === null) return null;
  const level = isLevel(tilt);
  return (
    <svg
      role="img"
      aria-label={level ? 'The phone is level' : 'The phone is tilted'}
      viewBox="-50 -50 100 100"
      className={cx(
        'pointer-events-none absolute inset-0 m-auto size-2/3',
        level ? 'stroke-accent' : 'stroke-mark-edge',
      )}
    >
      <path
        d="M-30 0H30"
        transform={`rotate(${tilt})`}
        fill="none"
        strokeWidth={level ? 4 : 2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
