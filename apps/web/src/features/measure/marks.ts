import type { PhotoPoint, PhotoSize, Span } from '@plumbline/knowledge/measurements';
import type { KnownShape } from '@plumbline/knowledge/photo-scale';

/** One mark on the photo. */
export interface Mark {
  at: PhotoPoint;
  /** How far off it may be set, in pixels of the photo; null until somebody set it. */
  error: number | null;
}

export type KnownId = 'knownFrom' | 'knownTo' | 'knownThird' | 'knownFourth';
export type MarkId = KnownId | 'from' | 'to';
export type Marks = Readonly<Record<MarkId, Mark>>;

/** What the marks of the known thing go round: four corners, the rim of a coin, or two ends. */
export type Outline = KnownShape['outline'] | 'line';

export const KNOWN_IDS: Readonly<Record<Outline, readonly KnownId[]>> = {
  line: ['knownFrom', 'knownTo'],
  circle: ['knownFrom', 'knownTo', 'knownThird'],
  rectangle: ['knownFrom', 'knownTo', 'knownThird', 'knownFourth'],
};

const waiting = (x: number, y: number): Mark => ({ at: [x, y], error: null });

/** Where the marks wait before they are set: apart from each other, so that each can be taken hold of. */
export function waitingFor(outline: Outline): Marks {
  const lower = outline === 'rectangle' ? 0.62 : 0.78;
  return {
    knownFrom: waiting(0.3, lower),
    knownTo: waiting(0.7, lower),
    knownThird: outline === 'circle' ? waiting(0.5, 0.9) : waiting(0.7, 0.86),
    knownFourth: waiting(0.3, 0.86),
    from: waiting(0.3, 0.4),
    to: waiting(0.7, 0.4),
  };
}

const KNOWN_NAMES: Readonly<Record<Outline, readonly string[]>> = {
  line: ['First end of the known length', 'Second end of the known length'],
  circle: ['One end of the coin’s widest line', 'Other end of the coin’s widest line', 'Rim of the coin'],
  rectangle: ['First corner', 'Second corner', 'Third corner', 'Fourth corner'],
};

export function markName(id: MarkId, outline: Outline): string {
  if (id === 'from') return 'Start of the measurement';
  if (id === 'to') return 'End of the measurement';
  return KNOWN_NAMES[outline][KNOWN_IDS[outline].indexOf(id)] ?? 'Mark';
}

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
