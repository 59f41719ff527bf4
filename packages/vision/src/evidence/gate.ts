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
  // Mean step between neighbours, for each pixel that isn't white. On paper next to nothing but lines is left: 67 and more
  // of 24 drawn plans without fills. Of 218 photos at two to five times their exposure 3 have so much.
  lines: 60,
  blur: 0.78,
};

/** Throws PhotoError 'blank', 'too_dark', 'glare', 'drawing' or 'blurred' for a photo that nobody could judge. */
export function assertUsable(quality: Quality): void {
  const { brightness, contrast, detail, glare, blur } = quality;
  if (brightness < LIMITS.dark && contrast < LIMITS.darkContrast) throw new PhotoError('too_dark');
  if (contrast < LIMITS.blankContrast && detail < LIMITS.blankDetail) throw new PhotoError('blank');
  if (glare > LIMITS.glare) throw new PhotoError(detail > LIMITS.lines * (1 - glare) ? 'drawing' : 'glare');
  if (blur > LIMITS.blur) throw new PhotoError('blurred');
}
