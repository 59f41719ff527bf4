import { describe, expect, it } from 'vitest';
import { isLevel, tiltOf } from './tilt.ts';

describe('the level', () => {
  it('is level with the phone upright', () => {
    const tilt = tiltOf({ beta: 90, gamma: 0 }, 0);
    expect(tilt).toBeCloseTo(0);
    expect(isLevel(tilt ?? 90)).toBe(true);
  });

  it('is level with the phone on its side, once the page has turned with it', () => {
    expect(tiltOf({ beta: 0, gamma: -90 }, 90)).toBeCloseTo(0);
    expect(tiltOf({ beta: 0, gamma: 90 }, 270)).toBeCloseTo(0);
  });

  it('turns against the hand', () => {
    // Turned anticlockwise gravity runs to the phone's left, and the line turns clockwise.
    expect(tiltOf({ beta: 45, gamma: -45 }, 0) ?? 0).toBeGreaterThan(0);
    expect(tiltOf({ beta: 45, gamma: 45 }, 0) ?? 0).toBeLessThan(0);
    expect(isLevel(tiltOf({ beta: 45, gamma: 45 }, 0) ?? 0)).toBe(false);
  });

  it('says nothing where the phone lies flat or has no such sensor', () => {
    expect(tiltOf({ beta: 0, gamma: 0 }, 0)).toBeNull();
    expect(tiltOf({ beta: null, gamma: null }, 0)).toBeNull();
  });
});
