import type { PhotoPoint, PhotoSize, Span } from '@plumbline/knowledge/measurements';

/** One end of a length on the photo. */
interface Mark {
  at: PhotoPoint;
  /** How far off it may be set, in pixels of the photo; null until somebody set it. */
  error: number | null;
}

export type MarkId = 'knownFrom' | 'knownTo' | 'from' | 'to';
export type Marks = Readonly<Record<MarkId, Mark>>;

/** Where the marks wait before they are set: apart from each other, so that each can be taken hold of. */
export const WAITING: Marks = {
  knownFrom: { at: [0.3, 0.78], error: null },
  knownTo: { at: [0.7, 0.78], error: null },
  from: { at: [0.3, 0.4], error: null },
  to: { at: [0.7, 0.4], error: null },
};

export const MARK_NAMES: Readonly<Record<MarkId, string>> = {
  knownFrom: 'First end of the known length',
  knownTo: 'Second end of the known length',
  from: 'First end of what is measured',
  to: 'Second end of what is measured',
};

/** Neither a hand nor an eye sets a mark better, in pixels of the screen. */
const HAND = 1.5;

/** A mark where it was set; `shown` is the photo's width on screen, in pixels. */
export function setMark([x, y]: PhotoPoint, photo: PhotoSize, shown: number): Mark {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { at: [within(x), within(y)], error: Math.max(0.5, (HAND * photo.width) / Math.max(1, shown)) };
}

/** Two marks as a length to measure, with the error of either; undefined until both were set. */
export function spanOf(one: Mark, other: Mark): { span: Span; error: number } | undefined {
  if (one.error === null || other.error === null) return undefined;
  return {
    span: { from: one.at, to: other.at },
    error: Math.hypot(one.error, other.error) / Math.SQRT2,
  };
}
