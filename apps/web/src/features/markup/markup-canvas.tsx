import type { MarkupPoint, MarkupShape } from '@plumbline/contract';
import { type PointerEvent, useRef, useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { moved, pointAt, type Tool } from './drawing-state.ts';
import MarkupDrawing from './markup-drawing.tsx';

interface MarkupCanvasProps {
  photoId: number;
  shapes: readonly MarkupShape[];
  selected: number | null;
  tool: Tool;
  /** What comes of a line along these points; null for none. */
  shapeOf: (points: readonly MarkupPoint[]) => MarkupShape | null;
  onDraw: (shape: MarkupShape) => void;
  onMove: (at: number, shape: MarkupShape) => void;
}

/** The photo, drawn on with a finger, a pen or a mouse. One pointer at a time: a palm on the glass draws nothing. */
export function MarkupCanvas(props: MarkupCanvasProps) {
  const { photoId, shapes, selected, tool, shapeOf, onDraw, onMove } = props;
  const [ratio, setRatio] = useState(4 / 3);
  const [points, setPoints] = useState<readonly MarkupPoint[]>([]);
  const pointer = useRef<number | null>(null);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return pointAt((clientX - left) / width, (clientY - top) / height);
  };
  const chosen = selected === null ? undefined : shapes[selected];
  /** What the marks would be if the pointer were lifted here. */
  const after = (along: readonly MarkupPoint[]): MarkupShape | null => {
    if (tool !== 'move') return shapeOf(along);
    const [from, to] = [along[0], along.at(-1)];
    return chosen && from && to ? moved(chosen, to[0] - from[0], to[1] - from[1]) : null;
  };
  const draft = points.length > 0 ? after(points) : null;
  const seen =
    draft === null
      ? shapes
      : tool === 'move' && selected !== null
        ? shapes.with(selected, draft)
        : [...shapes, draft];
  const end = (kept: boolean) => {
    pointer.current = null;
    setPoints([]);
    if (!kept || !draft) return;
    if (tool === 'move' && selected !== null) onMove(selected, draft);
    else onDraw(draft);
  };
  return (
    <div className="flex justify-center overflow-hidden rounded-md bg-sunken">
      <div
        data-testid="markup-canvas"
        className="relative cursor-crosshair touch-none select-none"
        style={{ aspectRatio: ratio, width: `min(100%, calc(52vh * ${ratio}))` }}
        onPointerDown={(event) => {
          if (pointer.current !== null || event.button !== 0) return;
          pointer.current = event.pointerId;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setPoints([placeOf(event)]);
        }}
        onPointerMove={(event) => {
          if (pointer.current !== event.pointerId) return;
          const to = placeOf(event);
          setPoints((now) => [...now, to]);
        }}
        onPointerUp={(event) => (pointer.current === event.pointerId ? end(true) : undefined)}
        onPointerCancel={() => end(false)}
      >
        <img
          src={addressOf('photoImage', { params: { id: photoId }, query: { size: '1024' } })}
          alt="Being marked up"
          draggable={false}
          className="size-full object-contain"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight || 4 / 3)
          }
        />
        {seen.length > 0 ? <MarkupDrawing shapes={seen} ratio={ratio} /> : null}
      </div>
    </div>
  );
}
