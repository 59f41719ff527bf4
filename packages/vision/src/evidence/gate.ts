import type { Quality } from './evidence.ts';
import { PhotoError } from './problem.ts';

/**
 * Where a photo stops being of use. Set so that plain walls, dim rooms and rooms with a bright window pass:
 * a good photo turned away costs more trust than a poor one answered with 'Not sure'.
 */
const LIMITS = {
  blankContrast: 0.012,
  blankDetail: 0.35,
  dark: 0.045,
  darkContrast: 0.22,
  glare: 0.5,
  blur: 0.78,
};

/** Throws PhotoError 'blank', 'too_dark', 'glare' or 'blurred' for a photo that nobody could judge. */
export function assertUsable(quality: Quality): void {
  const { brightness, contrast, detail, glare, blur } = quality;
  if (brightness < LIMITS.dark && contrast < LIMITS.darkContrast) throw new PhotoError('too_dark');
  if (contrast < LIMITS.blankContrast && detail < LIMITS.blankDetail) throw new PhotoError('blank');
  if (glare > LIMITS.glare) throw new PhotoError('glare');
  if (blur > LIMITS.blur) throw new PhotoError('blurred');
}
