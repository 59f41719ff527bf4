import { describe, expect, it } from 'vitest';
import { findOutline } from '../src/measurements/photo-scale.ts';

const [width, height] = [400, 300];

/** A grey picture in which a thing is dark on a bright wall. */
function picture(inside: (x: number, y: number) => boolean, dark = 60) {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) values[y * width + x] = inside(x, y) ? dark : 180;
  return { width, height, values };
}
const at = (x: number, y: number) => [x / width, y / height] as const;
const far = (one: readonly [number, number] | undefined, [x, y]: readonly [number, number]) =>
  one ? Math.hypot((one[0] - x) * width, (one[1] - y) * height) : Number.POSITIVE_INFINITY;

describe('findOutline', () => {
  it('moves rough marks onto the corners of a card, rounded as they are', () => {
    const card = picture((x, y) => {
      const [dx, dy] = [Math.abs(x - 200) - 92, Math.abs(y - 150) - 52];
      return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) < 8;
    });
    const rough = [at(104, 86), at(303, 93), at(297, 214), at(96, 206)];
    const found = findOutline(card, rough, { outline: 'rectangle' });
    expect(far(found?.marks[0], at(100, 90))).toBeLessThan(1.5);
    expect(far(found?.marks[2], at(300, 210))).toBeLessThan(1.5);
  });

  it('moves rough marks onto the rim of a coin that is seen from the side', () => {
    const coin = picture((x, y) => ((x - 200) / 80) ** 2 + ((y - 150) / 60) ** 2 < 1);
    const found = findOutline(coin, [at(124, 147), at(276, 152), at(203, 214)], { outline: 'circle' });
    const [one, other, rim] = found?.marks ?? [];
    expect(Math.min(far(one, at(120, 150)), far(one, at(280, 150)))).toBeLessThan(1.5);
    expect(Math.min(far(other, at(120, 150)), far(other, at(280, 150)))).toBeLessThan(1.5);
    expect(Math.min(far(rim, at(200, 90)), far(rim, at(200, 210)))).toBeLessThan(1.5);
  });

  it('finds nothing where the picture shows no edges', () => {
    const wall = picture(() => false);
    expect(
      findOutline(wall, [at(100, 90), at(300, 90), at(300, 210), at(100, 210)], { outline: 'rectangle' }),
    ).toBeUndefined();
    expect(
      findOutline(wall, [at(120, 150), at(280, 150), at(200, 210)], { outline: 'circle' }),
    ).toBeUndefined();
  });
});
