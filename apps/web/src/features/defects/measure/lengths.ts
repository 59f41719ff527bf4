import type { Defect } from '@plumbline/contract';
import {
  fitted,
  formatMeasurement,
  type Length,
  measureSpan,
  measureTrace,
  type Scale,
  scaleFrom,
  TRACED_SIDE,
  toMeasurement,
} from '@plumbline/knowledge/measurements';
import { type MeasureState, spanOf } from './measure-state.ts';

/** How exactly a finger or a pointer meets a point, in pixels on the screen. */
const POINTING = 1.5;

const words = (attribute: string, length: Length) => formatMeasurement(toMeasurement(attribute, length));

/** What the marks say, each with its error bar, ready for the screen; null until the known length is marked. */
export function lengthsOf(
  { known, scaleMarks, spanMarks }: MeasureState,
  { evidence, overlays }: Pick<Defect, 'evidence' | 'overlays'>,
  pixelsWide: number,
): { label: string; value: string }[] | null {
  const size = fitted(evidence, TRACED_SIDE);
  const markError = (POINTING * size.width) / pixelsWide;
  const known2 = spanOf(scaleMarks);
  const scale: Scale | undefined = known && known2 ? scaleFrom(known2, known, size, markError) : undefined;
  if (!scale) return null;
  const span = spanOf(spanMarks);
  const traces = overlays.filter((overlay) => overlay.kind === 'trace');
  return [
    ...(span
      ? [{ label: 'Between your marks', value: words('length', measureSpan(span, scale, size, markError)) }]
      : []),
    ...traces.flatMap((trace, index) => {
      const { width, length } = measureTrace(trace, scale, size);
      const name = traces.length > 1 ? `${trace.label} ${index + 1}` : trace.label;
      return [
        { label: `${name}, width`, value: words('crack_width', width) },
        { label: `${name}, length`, value: words('crack_length', length) },
      ];
    }),
  ];
}
