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

/**
 * From here on a picture that is mostly white is drawn: next to nothing but lines is left, by the mean step for each pixel
 * that isn't white; or what isn't white is in flat colours with hard edges, as filled rooms and screens are
 * (docs/decisions/0469-what-stands-apart-and-what-is-drawn.md).
 */
const DRAWN = { lines: 60, flat: 0.2, hard: 0.12 };

const isDrawn = ({ detail, glare, flat, hard }: Quality): boolean =>
  detail > DRAWN.lines * (1 - glare) || (flat >= DRAWN.flat && hard >= DRAWN.hard);

/** Throws PhotoError 'blank', 'too_dark', 'glare', 'drawing' or 'blurred' for a photo that nobody could judge. */
export function assertUsable(quality: Quality): void {
  const { brightness, contrast, detail, glare, blur } = quality;
  if (brightness < LIMITS.dark && contrast < LIMITS.darkContrast) throw new PhotoError('too_dark');
  if (contrast < LIMITS.blankContrast && detail < LIMITS.blankDetail) throw new PhotoError('blank');
  if (glare > LIMITS.glare) throw new PhotoError(isDrawn(quality) ? 'drawing' : 'glare');
  if (blur > LIMITS.blur) throw new PhotoError('blurred');
}
