import type { PhotoProblem } from '../panel.ts';

/** What a person reads, and what they can do about it. */
const MESSAGES: Readonly<Record<PhotoProblem, string>> = {
  unreadable: "We couldn't read this photo. It may be damaged or cut short. Take or save it again.",
  unsupported_type: 'Invalid file type. Only images are allowed. Use a JPEG, PNG, HEIC, AVIF or WebP photo.',
  too_small: 'This photo is too small. It needs at least 500x500 pixels. Send the original, not a thumbnail.',
  too_many_pixels: 'This photo has too many pixels. Use one of 50 megapixels or less.',
  too_large: 'File size must be less than 10MB',
  blank: "We couldn't see anything in this photo. Check that the lens is clear and take it again.",
  blurred: 'This photo is blurred. Hold the camera still, tap the defect to focus and take it again.',
  too_dark: "We couldn't read this photo. Try again in better light.",
  glare:
    'Too much of this photo is washed out. Turn the flash off or step aside from the light and try again. A drawing or screenshot can’t be analysed.',
  drawing:
    'This looks like a drawing or screenshot, not a photo. Photograph the part itself. Add a plan under the project’s Plans. If it is a photo, it’s washed out: take it again with the flash off.',
};

/** A photo that can't be used. Nothing is charged for it; `message` is for the person and says what to do. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly problem: PhotoProblem;
  /** For the log: what was wrong in technical terms. Never shown. */
  readonly detail: string;

  constructor(problem: PhotoProblem, detail = '') {
    super(MESSAGES[problem]);
    this.problem = problem;
    this.detail = detail;
  }
}
