import { blend, type Colour, type Point, shade } from './camera.ts';
import { chance, clamp, cloud, noise, step } from './noise.ts';

export type Path = readonly (readonly [number, number])[];

/** How far a place is from a path in metres, and how far along it lies, 0–1. */
export function near(path: Path, x: number, y: number): { distance: number; along: number } {
  let best = { distance: Number.POSITIVE_INFINITY, along: 0 };
  for (let at = 1; at < path.length; at++) {
    const [ax, ay] = path[at - 1] ?? [0, 0];
    const [bx, by] = path[at] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    const distance = Math.hypot(x - ax - dx * t, y - ay - dy * t);
    if (distance < best.distance) best = { distance, along: (at - 1 + t) / (path.length - 1) };
  }
  return best;
}

/** A crack along a path. `wide` is its width in millimetres at its widest; it runs out at its ends. */
export function crack(point: Point, path: Path, wide: number, x: number, y: number, seed = 5): Point {
  // Rough at two scales, as a break is.
  const [wx, wy] = [noise(x * 60, y * 60, seed) * 0.006, noise(x * 60, y * 60, seed + 1) * 0.006];
  const [fx, fy] = [noise(x * 260, y * 260, seed + 2) * 0.0014, noise(x * 260, y * 260, seed + 3) * 0.0014];
  const { distance, along } = near(path, x + wx + fx, y + wy + fy);
  const half = (wide / 2000) * (0.35 + 0.65 * step(0, 0.25, along) * (1 - step(0.72, 1, along)));
  const inside = 1 - step(half * 0.75, half * 1.25, distance);
  if (inside <= 0) return point;
  return {
    ...point,
    height: point.height - inside * Math.min(9, 2 + wide * 1.4),
    colour: blend(point.colour, shade(point.colour, 0.12), inside),
    gloss: 0,
  };
}

/** A water stain: brown rings where it dried, paler within. */
export function stain(point: Point, cx: number, cy: number, size: number, x: number, y: number): Point {
  const edge = Math.hypot(x - cx, (y - cy) * 1.15) / size + cloud(x * 9, y * 9, 4, 31) * 0.42;
  const within = 1 - step(0.92, 1.02, edge);
  const rim = step(0.8, 0.98, edge) * within;
  const inner = step(0.42, 0.52, edge) * (1 - step(0.52, 0.68, edge)) * 0.5;
  const brown: Colour = [0.36, 0.2, 0.07];
  return { ...point, colour: blend(point.colour, brown, clamp(within * 0.2 + rim * 0.5 + inner * 0.35)) };
}

/** Mould: dark specks that crowd towards a place. */
export function mould(point: Point, cx: number, cy: number, reach: number, x: number, y: number): Point {
  let dark = 0;
  for (const [scale, share, seed] of [
    [70, 0.5, 1],
    [150, 0.55, 2],
    [320, 0.5, 3],
  ] as const) {
    const [ix, iy] = [Math.floor(x * scale), Math.floor(y * scale)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [gx, gy] = [ix + dx, iy + dy];
        const [px, py] = [(gx + chance(gx, gy, seed)) / scale, (gy + chance(gx, gy, seed + 9)) / scale];
        const crowd = clamp(1.15 - Math.hypot(px - cx, py - cy) / reach + cloud(px * 6, py * 6, 3, 44) * 0.7);
        if (chance(gx, gy, seed + 20) > crowd * share) continue;
        const radius = (0.2 + 0.5 * chance(gx, gy, seed + 30)) / scale;
        const ragged = Math.hypot(x - px, y - py) + noise(x * 700, y * 700, 51) * radius * 0.45;
        dark = Math.max(dark, (1 - step(radius * 0.5, radius, ragged)) * (0.5 + 0.4 * crowd));
      }
    }
  }
  const haze = clamp(1 - Math.hypot(x - cx, y - cy) / reach) ** 2 * 0.22;
  return { ...point, colour: blend(point.colour, [0.045, 0.05, 0.035], clamp(dark + haze)) };
}

/** Salts that bloom on masonry. */
export function bloom(point: Point, amount: number, x: number, y: number): Point {
  const salt =
    step(0.05, 0.5, cloud(x * 7, y * 10, 5, 63) + amount - 0.35) * (0.7 + 0.3 * noise(x * 420, y * 420, 64));
  return { ...point, colour: blend(point.colour, [0.86, 0.85, 0.82], clamp(salt * 0.85)) };
}
