import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fitted, type Size, showing, stepped, type View, within, zoomedAt } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

/** A finger that moved less than this has tapped, in pixels. */
const TAP = 8;

const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Pan and zoom of a page by finger, mouse wheel and buttons. While fingers move the page is moved by its style alone;
 * React draws again only when they rest.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  page: Size,
  onTap: (at: Point, view: View) => void,
) {
  const [view, setView] = useState<View | null>(null);
  const live = useRef<View>({ x: 0, y: 0, scale: 1 });
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const { width, height } = page;

  const sizeOf = (): Size => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const draw = useCallback(
    (next: View) => {
      live.current = next;
      if (!sheet.current) return;
      sheet.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      // Pins keep their size on screen, however large the page is.
      sheet.current.style.setProperty('--shrink', String(1 / next.scale));
    },
    [sheet],
  );
  const settle = (next: View) => {
    draw(next);
    setView(next);
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const page = { width, height };
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const fit = () => {
      const next = fitted(page, size());
      draw(next);
      setView(next);
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const next = zoomedAt(live.current, Math.exp(-event.deltaY / 400), at, page, size());
      draw(next);
      setView(next);
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    // Not passive: the page behind must not scroll.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      watcher.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, width, height, draw]);

  const pointOf = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      frame.current?.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) travelled.current = 0;
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      travelled.current += apart(before, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const { x, y, scale } = live.current;
      if (other) {
        const from = middle(before, other);
        const to = middle(now, other);
        const moved = { x: x + to.x - from.x, y: y + to.y - from.y, scale };
        const by = apart(now, other) / Math.max(1, apart(before, other));
        draw(zoomedAt(moved, by, to, page, sizeOf()));
      } else {
        draw(within({ x: x + now.x - before.x, y: y + now.y - before.y, scale }, page, sizeOf()));
      }
      fingers.current.set(event.pointerId, now);
    },
    onPointerUp(event: PointerEvent) {
      const at = fingers.current.get(event.pointerId);
      fingers.current.delete(event.pointerId);
      if (fingers.current.size > 0) return;
      setView(live.current);
      if (at && travelled.current < TAP) onTap(at, live.current);
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      setView(live.current);
    },
  };
  const zoom = (by: number) => {
    const size = sizeOf();
    settle(zoomedAt(live.current, by, { x: size.width / 2, y: size.height / 2 }, page, size));
  };
  /** Moves the page by so many pixels. */
  const pan = (by: Point) =>
    settle(within({ ...live.current, x: live.current.x + by.x, y: live.current.y + by.y }, page, sizeOf()));
  /** Moves a place by so many pixels of the screen, the page with it where it would leave the frame. */
  const walk = (place: Point, by: Point): Point => {
    const next = stepped(place, by, live.current, page);
    settle(showing(next, live.current, page, sizeOf()));
    return next;
  };
  /** The place in the middle of what can be seen. */
  const centre = (): Point => {
    const { width, height } = sizeOf();
    const clamp = (share: number) => (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5);
    const { x, y, scale } = live.current;
    return {
      x: clamp((width / 2 - x) / (page.width * scale)),
      y: clamp((height / 2 - y) / (page.height * scale)),
    };
  };
  return { view, handlers, zoom, pan, walk, centre, fit: () => settle(fitted(page, sizeOf())) };
}
