import type { RgbImage } from '../../src/evidence/evidence.ts';

/** A picture as a photo that is taken in: of good quality, by no known camera. */
export const asPhoto = (working: RgbImage) => ({
  original: working,
  working,
  quality: {
    ...{ blur: 0.1, brightness: 0.7, contrast: 0.3, glare: 0 },
    ...{ shadow: 0, detail: 4, flat: 0, hard: 0 },
  },
  capture: {},
});
