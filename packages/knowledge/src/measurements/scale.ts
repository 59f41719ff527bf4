/**
 * Lengths on a photo, in millimetres, from one known length in it. All of it holds only where the known length and
 * what is measured lie in one plane that faces the camera; `PLANE_ASSUMPTION` says so to people.
 */
import type { Measurement } from '../findings.ts';

/** A place on a photo, in fractions of its width and height. */
export type PhotoPoint = readonly [x: number, y: number];

/** Two marks on a photo. */
export interface Span {
  from: PhotoPoint;
  to: PhotoPoint;
}

/** Size of the picture in which pixels are counted. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** A length in the photo that somebody knows, in millimetres. */
export interface KnownLength {
  length: number;
  /** Half-width of what it may be off by. */
  tolerance: number;
}

/** What a length that somebody typed may be off by, as a share of it: nobody reads a ruler better. */
export const TYPED_TOLERANCE = 0.005;
/** Bounds of a known length that somebody types, in millimetres. */
export const TYPED_LENGTH = { least: 1, most: 10_000 } as const;

/** What must be true for a length on a photo to hold. */
export const PLANE_ASSUMPTION =
  'This holds where the known length and what is measured lie in one flat plane that faces the camera. The error bar counts how exactly the marks can be set, not a slanted view.';

/** Millimetres in a pixel, and how far that may be off, as a share. */
export interface Scale {
  millimetresPerPixel: number;
  relativeError: number;
}

/** A length in millimetres with half the width of its error bar. */
export interface Length {
  value: number;
  uncertainty: number;
}

/** The distance between two marks in pixels of the given picture. */
export function pixelsBetween({ from, to }: Span, { width, height }: PhotoSize): number {
  return Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height);
}

/**
 * The scale of a photo from a known length between two marks.
 * @param markError how far off a mark may be set, in pixels of the same picture
 * @returns undefined where the marks lie on each other or the length isn't one
 */
export function scaleFrom(
  span: Span,
  known: KnownLength,
  size: PhotoSize,
  markError: number,
): Scale | undefined {
  const pixels = pixelsBetween(span, size);
  if (!(pixels >= 1) || !(known.length > 0)) return undefined;
  return {
    millimetresPerPixel: known.length / pixels,
    relativeError: Math.hypot((markError * Math.SQRT2) / pixels, known.tolerance / known.length),
  };
}

/** A length in pixels in millimetres; `pixelError` is half its own error bar, in pixels. */
export function toMillimetres(pixels: number, pixelError: number, scale: Scale): Length {
  const value = pixels * scale.millimetresPerPixel;
  return {
    value,
    uncertainty: Math.hypot(pixelError * scale.millimetresPerPixel, value * scale.relativeError),
  };
}

/** The length between two marks. */
export function measureSpan(span: Span, scale: Scale, size: PhotoSize, markError: number): Length {
  return toMillimetres(pixelsBetween(span, size), markError * Math.SQRT2, scale);
}

/** A line as it was traced on a photo: its course in fractions, its width in pixels of the traced picture. */
interface TracedLine {
  points: readonly PhotoPoint[];
  widthPx: number;
  /** Half the error bar of the width, in the same pixels. */
  widthErrorPx?: number | undefined;
}

/** Half a pixel on either edge, where a trace doesn't say how sure its width is. */
const EDGES = Math.SQRT1_2;
/** A traced line ends where it grows faint: as a share of its length. */
const FAINT_ENDS = 0.05;

/** Width and length of a traced crack. `size` is that of the picture in which `widthPx` was measured. */
export function measureTrace(
  { points, widthPx, widthErrorPx = EDGES }: TracedLine,
  scale: Scale,
  size: PhotoSize,
): { width: Length; length: Length } {
  const along = points
    .slice(1)
    .reduce((sum, to, at) => sum + pixelsBetween({ from: points[at] ?? to, to }, size), 0);
  return {
    width: toMillimetres(widthPx, widthErrorPx, scale),
    length: toMillimetres(along, along * FAINT_ENDS, scale),
  };
}

/** The size of a photo when shrunk to fit a square, never enlarged. */
export function fitted({ width, height }: PhotoSize, longSide: number): PhotoSize {
  const factor = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** The long side of the picture in which crack traces are measured, in pixels. */
export const TRACED_SIDE = 1024;

/** A length as a measurement, rounded to what its error bar lets one say. */
export function toMeasurement(attribute: string, { value, uncertainty }: Length): Measurement {
  const step = uncertainty >= 5 ? 1 : uncertainty >= 0.5 ? 0.1 : 0.01;
  const round = (length: number) => Math.round(length / step) / Math.round(1 / step);
  return {
    attribute,
    value: round(value),
    unit: 'mm',
    uncertainty: Math.max(step, round(uncertainty)),
    origin: 'measured_on_photo',
  };
}
