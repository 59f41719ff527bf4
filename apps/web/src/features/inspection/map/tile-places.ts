/** Where places lie on a map of square pieces, as nearly all servers of maps cut it (Web Mercator). */

export const TILE = 256;
export const MOST_ZOOM = 19;

export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

/** No map of this kind reaches the poles. */
const FARTHEST = 85.05;

/** Pixels from the map's north-west corner at this zoom. */
export function pixelOf({ latitude, longitude }: Place, zoom: number): Point {
  const size = TILE * 2 ** zoom;
  const drawable = Math.max(-FARTHEST, Math.min(FARTHEST, latitude));
  const sine = Math.sin((drawable * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The largest zoom at which all places fit into a window of this size, and what lies in its middle. */
export function fit(
  places: readonly Place[],
  width: number,
  height: number,
): { zoom: number; middle: Point } {
  const margin = 40;
  for (let zoom = 18; ; zoom -= 1) {
    const points = places.map((place) => pixelOf(place, zoom));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    if (zoom === 0 || (right - left <= width - 2 * margin && bottom - top <= height - 2 * margin)) {
      return { zoom, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } };
    }
  }
}

export interface Tile {
  key: string;
  url: string;
  left: number;
  top: number;
}

/** The pieces that a window shows, each with its place in the window. */
export function tilesIn(url: string, zoom: number, middle: Point, width: number, height: number): Tile[] {
  const many = 2 ** zoom;
  const left = middle.x - width / 2;
  const top = middle.y - height / 2;
  const tiles: Tile[] = [];
  for (let y = Math.floor(top / TILE); y * TILE < top + height; y++) {
    if (y < 0 || y >= many) continue;
    for (let x = Math.floor(left / TILE); x * TILE < left + width; x++) {
      // The world goes round from east to west.
      const column = ((x % many) + many) % many;
      tiles.push({
        key: `${zoom}/${x}/${y}`,
        url: url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(y)),
        left: x * TILE - left,
        top: y * TILE - top,
      });
    }
  }
  return tiles;
}

/** Photos that lie on one spot at this zoom share a mark. */
export function marksOf<P extends Place>(photos: readonly P[], zoom: number): { at: Point; photos: P[] }[] {
  const APART = 28;
  const marks: { at: Point; photos: P[] }[] = [];
  for (const photo of photos) {
    const at = pixelOf(photo, zoom);
    const near = marks.find((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < APART);
    if (near) near.photos.push(photo);
    else marks.push({ at, photos: [photo] });
  }
  return marks;
}
