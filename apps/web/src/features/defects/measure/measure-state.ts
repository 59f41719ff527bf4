import type { KnownLength, PhotoPoint, Span } from '@plumbline/knowledge/measurements';

/** First the two ends of a known length, then the two ends of whatever is measured. */
export interface MeasureState {
  known: Pick<KnownLength, 'length' | 'tolerance'> | null;
  scaleMarks: readonly PhotoPoint[];
  spanMarks: readonly PhotoPoint[];
}

export const NOTHING_MEASURED: MeasureState = { known: null, scaleMarks: [], spanMarks: [] };

/** A third mark after a finished span starts the next one; the scale stays. */
export function withMark(state: MeasureState, mark: PhotoPoint): MeasureState {
  if (state.scaleMarks.length < 2) return { ...state, scaleMarks: [...state.scaleMarks, mark] };
  return { ...state, spanMarks: state.spanMarks.length === 1 ? [...state.spanMarks, mark] : [mark] };
}

export function withoutLastMark(state: MeasureState): MeasureState {
  if (state.spanMarks.length > 0) return { ...state, spanMarks: state.spanMarks.slice(0, -1) };
  return { ...state, scaleMarks: state.scaleMarks.slice(0, -1) };
}

export function spanOf([from, to]: readonly PhotoPoint[]): Span | null {
  return from && to ? { from, to } : null;
}

/** What to do next, in words. */
export function nextStep({ known, scaleMarks, spanMarks }: MeasureState): string {
  if (!known) return 'Choose something in the photo whose length you know.';
  if (scaleMarks.length === 0) return 'Mark one end of the known length on the photo.';
  if (scaleMarks.length === 1) return 'Mark its other end.';
  if (spanMarks.length === 1) return 'Mark the other end of what you measure.';
  return spanMarks.length === 0
    ? 'Mark any two points to measure between them.'
    : 'Mark two other points to measure again.';
}
