import { describe, expect, it } from 'vitest';
import { inputSize, toPlanes } from './input.ts';

function picture(width: number, height: number, at: (x: number, y: number) => [number, number, number]) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * 3);
  }
  return { data, width, height };
}

describe('what the network is shown', () => {
  it('keeps the shape of the photo, in steps of 32 px', () => {
    expect(inputSize(448, 336, 448)).toEqual({ width: 448, height: 352 });
    expect(inputSize(1024, 768, 448)).toEqual({ width: 448, height: 352 });
    expect(inputSize(3000, 100, 448)).toEqual({ width: 448, height: 96 });
  });

  it('averages what it shrinks, channel by channel', () => {
    const planes = toPlanes(
      picture(4, 4, (x) => [x < 2 ? 0 : 255, 51, 255]),
      2,
      2,
    );
    expect([...planes.slice(0, 4)]).toEqual([0, 1, 0, 1]);
    for (const green of planes.slice(4, 8)) expect(green).toBeCloseTo(0.2, 5);
    for (const blue of planes.slice(8)) expect(blue).toBeCloseTo(1, 5);
  });

  it('counts a pixel that is cut in two on both sides', () => {
    const planes = toPlanes(
      picture(3, 1, (x) => [x === 1 ? 255 : 0, 0, 0]),
      2,
      1,
    );
    expect(planes[0]).toBeCloseTo(1 / 3, 5);
    expect(planes[1]).toBeCloseTo(1 / 3, 5);
  });

  it('blends neighbours when it enlarges', () => {
    const planes = toPlanes(
      picture(2, 1, (x) => [x * 255, 0, 0]),
      4,
      1,
    );
    expect([...planes.slice(0, 4)]).toEqual([0, 0.25, 0.75, 1]);
  });
});
