/** How a page lies in its frame: moved by so many pixels, then enlarged. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 8;

/** The page as large as it fits, in the middle. */
export function fitted(page: Size, frame: Size): View {
  const scale = Math.min(frame.width / page.width, frame.height / page.height);
  return {
    scale,
    x: (frame.width - page.width * scale) / 2,
    y: (frame.height - page.height * scale) / 2,
  };
}

/** Enlarges about a point of the frame, which stays where it is; never smaller than fitted, never too large to find back. */
export function zoomedAt(
  view: View,
  by: number,
  at: { x: number; y: number },
  page: Size,
  frame: Size,
): View {
  const least = fitted(page, frame).scale;
  const scale = Math.min(least * MOST, Math.max(least, view.scale * by));
  const grown = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, page, frame);
}

/** Moves a view so that the page covers the frame, or lies in its middle where it is smaller. */
export function within(view: View, page: Size, frame: Size): View {
  const clamp = (place: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, place));
  return {
    scale: view.scale,
    x: clamp(view.x, page.width * view.scale, frame.width),
    y: clamp(view.y, page.height * view.scale, frame.height),
  };
}

/** The place on the page, in shares of its sides, that lies under a point of the frame; undefined beside it. */
export function placeUnder(point: { x: number; y: number }, view: View, page: Size) {
  const x = (point.x - view.x) / (page.width * view.scale);
  const y = (point.y - view.y) / (page.height * view.scale);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

/** How far from a point a finger still means it, in CSS pixels: half of what every button has. */
const REACH = 24;

/** Of these places on the page the nearest to a point of the frame; undefined where none is within a finger's reach. */
export function nearestTo<Place extends { x: number; y: number }>(
  point: { x: number; y: number },
  view: View,
  page: Size,
  places: readonly Place[],
): Place | undefined {
  const away = ({ x, y }: Place) =>
    Math.hypot(
      view.x + x * page.width * view.scale - point.x,
      view.y + y * page.height * view.scale - point.y,
    );
  const [nearest] = [...places].sort((one, other) => away(one) - away(other));
  return nearest && away(nearest) <= REACH ? nearest : undefined;
}

/** How far inside the frame a place is kept that the keyboard stands on, in CSS pixels. */
const MARGIN = 24;

/** Moves a view no further than it takes to have a place of the page inside the frame. */
export function showing(place: { x: number; y: number }, view: View, page: Size, frame: Size): View {
  const x = view.x + place.x * page.width * view.scale;
  const y = view.y + place.y * page.height * view.scale;
  const clamp = (at: number, room: number) => Math.min(Math.max(at, MARGIN), Math.max(MARGIN, room - MARGIN));
  return within(
    { ...view, x: view.x + clamp(x, frame.width) - x, y: view.y + clamp(y, frame.height) - y },
    page,
    frame,
  );
}

/** A place moved by so many CSS pixels of the screen, and never off the page. */
export function stepped(
  place: { x: number; y: number },
  by: { x: number; y: number },
  view: View,
  page: Size,
): { x: number; y: number } {
  const clamp = (share: number) => Math.min(1, Math.max(0, share));
  return {
    x: clamp(place.x + by.x / (page.width * view.scale)),
    y: clamp(place.y + by.y / (page.height * view.scale)),
  };
}
