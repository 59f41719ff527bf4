import type { Defect } from '@plumbline/contract';
import {
  fitted,
  type Length,
  measureSpan,
  measureTrace,
  type PhotoSize,
  pixelsBetween,
  type Span,
  scaleFrom,
  TRACED_SIDE,
} from '@plumbline/knowledge/measurements';
import {
  findOutline,
  type GreyPicture,
  measureOnPlane,
  type PlaneMarks,
  planeFrom,
} from '@plumbline/knowledge/photo-scale';
import { useState } from 'react';
import { knownLength, knownShape, outlineOf, referenceName } from './known-length.ts';
import { KNOWN_IDS, type MarkId, type Marks, type Outline, spanOf, waitingFor } from './marks.ts';

/** How lengths on this photo are measured, once the known thing is marked. */
interface Ruler {
  measure: (span: Span, error: number) => Length | undefined;
  /** Degrees by which the surface is turned away; null where the marks can't tell. */
  tilt: number | null;
}

export interface Measuring {
  marks: Marks;
  setMark: (id: MarkId, mark: Marks[MarkId]) => void;
  outline: Outline;
  choice: string;
  setChoice: (choice: string) => void;
  typed: string;
  setTyped: (typed: string) => void;
  ruler: Ruler | undefined;
  /** True once the known thing is marked, and its edges can be looked for. */
  canFind: boolean;
  /** Moves the marks onto the edges near them; false where the photo shows none clearly. */
  findEdges: (picture: GreyPicture) => boolean;
  /** Between the two marks; undefined until both were set. */
  length: Length | undefined;
  /** The longest crack that the panel traced. */
  crack: { width: Length; length: Length } | undefined;
  /** What gave the scale. */
  reference: string;
}

/** From marks on the photo to millimetres. */
export function useMeasuring({
  evidence,
  overlays,
}: Pick<Defect, 'overlays'> & { evidence: PhotoSize }): Measuring {
  const [choice, setChoice] = useState('card');
  const [marks, setMarks] = useState(() => waitingFor(outlineOf('card')));
  const [typed, setTyped] = useState('');
  const photo = { width: evidence.width, height: evidence.height };
  const outline = outlineOf(choice);
  const shape = knownShape(choice);
  const set = KNOWN_IDS[outline].flatMap((id) => {
    const { at, error } = marks[id];
    return error === null ? [] : [{ at, error }];
  });
  const ready = set.length === KNOWN_IDS[outline].length;
  const ruler = ready ? rulerOf(set, choice, typed, photo) : undefined;
  const measured = spanOf(marks.from, marks.to);
  return {
    marks,
    setMark: (id, mark) => setMarks((now) => ({ ...now, [id]: mark })),
    outline,
    choice,
    setChoice: (next) => {
      setChoice(next);
      if (outlineOf(next) !== outline)
        setMarks(({ from, to }) => ({ ...waitingFor(outlineOf(next)), from, to }));
    },
    typed,
    setTyped,
    ruler,
    canFind: ready && shape !== undefined,
    findEdges: (picture) => {
      const found =
        shape &&
        findOutline(
          picture,
          set.map(({ at }) => at),
          shape,
        );
      if (!found) return false;
      const error = (found.error * photo.width) / picture.width;
      setMarks((now) => {
        const moved = KNOWN_IDS[outline].map((id, at) => [id, { at: found.marks[at] ?? now[id].at, error }]);
        return { ...now, ...Object.fromEntries(moved) };
      });
      return true;
    },
    length: ruler && measured && ruler.measure(measured.span, measured.error),
    crack: ruler && crackOf(overlays, photo, ruler),
    reference: referenceName(choice, typed),
  };
}

function rulerOf(marks: PlaneMarks, choice: string, typed: string, photo: PhotoSize): Ruler | undefined {
  const shape = knownShape(choice);
  if (shape) {
    const plane = planeFrom(marks, shape, photo);
    return (
      plane && {
        measure: (span, error) => measureOnPlane(marks, shape, { span, error }, photo),
        tilt: plane.tilt,
      }
    );
  }
  const known = knownLength(typed);
  const [one, other] = marks;
  if (!known || !one || !other) return undefined;
  const error = Math.hypot(one.error, other.error) / Math.SQRT2;
  const scale = scaleFrom({ from: one.at, to: other.at }, known, photo, error);
  return scale && { measure: (span, off) => measureSpan(span, scale, photo, off), tilt: null };
}

type Trace = Extract<Defect['overlays'][number], { kind: 'trace' }>;

/** A trace was made in a smaller picture; the scale is that of its own middle. */
function crackOf(overlays: Defect['overlays'], photo: PhotoSize, ruler: Ruler) {
  const traced = fitted(photo, TRACED_SIDE);
  const measured = (trace: Trace) => {
    const at = Math.max(0, Math.floor((trace.points.length - 1) / 2));
    const [from, to] = [trace.points[at], trace.points[at + 1]];
    const pixels = from && to ? pixelsBetween({ from, to }, traced) : 0;
    const there = from && to && pixels > 0 ? ruler.measure({ from, to }, 0) : undefined;
    if (!there || there.value <= 0) return [];
    const scale = {
      millimetresPerPixel: there.value / pixels,
      relativeError: there.uncertainty / there.value,
    };
    return [measureTrace(trace, scale, traced)];
  };
  return overlays
    .flatMap((overlay) => (overlay.kind === 'trace' ? measured(overlay) : []))
    .toSorted((one, other) => other.length.value - one.length.value)[0];
}
