import type { Defect } from '@plumbline/contract';
import {
  fitted,
  type Length,
  measureSpan,
  measureTrace,
  type Scale,
  scaleFrom,
  TRACED_SIDE,
} from '@plumbline/knowledge/measurements';
import { useState } from 'react';
import { knownLength } from './known-length.ts';
import { type MarkId, type Marks, spanOf, WAITING } from './marks.ts';

export interface Measuring {
  marks: Marks;
  setMark: (id: MarkId, mark: Marks[MarkId]) => void;
  choice: string;
  setChoice: (choice: string) => void;
  typed: string;
  setTyped: (typed: string) => void;
  scale: Scale | undefined;
  /** Between the two marks; undefined until both were set. */
  length: Length | undefined;
  /** The longest crack that the panel traced. */
  crack: { width: Length; length: Length } | undefined;
}

/** From marks on the photo to millimetres. */
export function useMeasuring({ evidence, overlays }: Defect): Measuring {
  const [marks, setMarks] = useState(WAITING);
  const [choice, setChoice] = useState('coin_100');
  const [typed, setTyped] = useState('');
  const photo = { width: evidence.width, height: evidence.height };
  const known = knownLength(choice, typed);
  const reference = spanOf(marks.knownFrom, marks.knownTo);
  const scale = known && reference && scaleFrom(reference.span, known, photo, reference.error);
  const measured = spanOf(marks.from, marks.to);
  return {
    marks,
    setMark: (id, mark) => setMarks((now) => ({ ...now, [id]: mark })),
    choice,
    setChoice,
    typed,
    setTyped,
    scale,
    length: scale && measured && measureSpan(measured.span, scale, photo, measured.error),
    crack: scale && crackOf(overlays, photo, scale),
  };
}

/** A trace is measured in pixels of a smaller picture: the scale is taken there as well. */
function crackOf(overlays: Defect['overlays'], photo: { width: number; height: number }, scale: Scale) {
  const traces = overlays.filter((overlay) => overlay.kind === 'trace');
  const traced = fitted(photo, TRACED_SIDE);
  const there = {
    ...scale,
    millimetresPerPixel: (scale.millimetresPerPixel * photo.width) / traced.width,
  };
  return traces
    .map((trace) => measureTrace(trace, there, traced))
    .toSorted((one, other) => other.length.value - one.length.value)[0];
}
