import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A finger that moves less than this has tapped. */
const SLOP = 8;
/** So close to the edge of the screen the page scrolls along. */
const EDGE = 96;
const SCROLL_STEP = 10;

interface Drag {
  pointerId: number;
  id: number;
  x: number;
  y: number;
  started: boolean;
}

/**
 * Moves a row of a list: by a finger or a pen on its handle, and by mouse, with the browser's own dragging, which knows
 * no fingers. A tap stays a tap. A finger that is taken over by the system leaves everything where it was.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (id: number, to: number) => void) {
  const drag = useRef<Drag | null>(null);
  /** The row that the mouse drags. */
  const byMouse = useRef<number | null>(null);
  const justDropped = useRef(false);
  const frame = useRef(0);
  /** The row that is moved, and which row's place it would take. */
  const [moving, setMoving] = useState<{ id: number; to: number } | null>(null);

  const end = () => {
    drag.current = null;
    byMouse.current = null;
    cancelAnimationFrame(frame.current);
    setMoving(null);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const rowAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const under = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return under < 0 ? rows.length - 1 : under;
  };
  const showAt = (id: number, y: number) => {
    const to = rowAt(y);
    setMoving((before) => (before?.id === id && before.to === to ? before : { id, to }));
  };
  const follow = () => {
    const now = drag.current;
    if (!now?.started) return;
    const { id, y } = now;
    const by = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
    if (by !== 0) window.scrollBy(0, by);
    showAt(id, y);
    frame.current = requestAnimationFrame(follow);
  };

  const handle = (id: number) => ({
    // The page must not scroll under a finger that holds the handle.
    style: { touchAction: 'none' as const },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      justDropped.current = false;
      if (event.pointerType === 'mouse' || drag.current) return;
      const { pointerId, clientX: x, clientY: y } = event;
      event.currentTarget.setPointerCapture(pointerId);
      drag.current = { pointerId, id, x, y, started: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now?.pointerId !== event.pointerId) return;
      const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLOP;
      if (!now.started && !far) return;
      now.y = event.clientY;
      if (now.started) return;
      now.started = true;
      follow();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now?.pointerId !== event.pointerId) return;
      const to = rowAt(event.clientY);
      end();
      if (!now.started) return;
      justDropped.current = true;
      if (to >= 0) onDrop(now.id, to);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointerId === event.pointerId) end();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!justDropped.current) return;
      // Letting go of a row isn't a tap on its handle.
      justDropped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  /** Of each row, for the mouse. */
  const row = (id: number) => ({
    onDragStart(event: DragEvent<HTMLElement>) {
      event.dataTransfer.effectAllowed = 'move';
      byMouse.current = id;
    },
    // Let go outside of the list, or given up with Escape.
    onDragEnd: end,
  });
  /** Of the list, for the mouse. */
  const dropZone = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (byMouse.current === null) return;
      event.preventDefault();
      showAt(byMouse.current, event.clientY);
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setMoving(null);
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const id = byMouse.current;
      if (id === null) return;
      event.preventDefault();
      const to = rowAt(event.clientY);
      end();
      if (to >= 0) onDrop(id, to);
    },
  };
  return { moving, handle, row, dropZone };
}
