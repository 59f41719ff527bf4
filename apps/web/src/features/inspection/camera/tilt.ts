/** How a phone is held, as browsers tell it, in degrees. */
export interface DeviceAngles {
  beta: number | null;
  gamma: number | null;
}

/** Less of gravity than this along the screen, and there is no telling which way is down: the camera looks at a floor. */
const FLAT = 0.35;
const DEGREE = Math.PI / 180;

/**
 * The angle in degrees, clockwise, that a line on screen has to be turned by to lie level; null where the phone lies flat or
 * says nothing. `screenAngle` is how far the page is turned from the phone's own upright.
 */
export function tiltOf({ beta, gamma }: DeviceAngles, screenAngle: number): number | null {
  if (beta === null || gamma === null) return null;
  const right = Math.cos(beta * DEGREE) * Math.sin(gamma * DEGREE);
  const down = Math.sin(beta * DEGREE);
  if (Math.hypot(right, down) < FLAT) return null;
  const angle = Math.atan2(-right, down) / DEGREE - screenAngle;
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** Level to the eye, in degrees. */
export const isLevel = (tilt: number): boolean => Math.abs(tilt) <= 1;
