import { expect, it } from 'vitest';
import { fit, marksOf, pixelOf, TILE, tilesIn } from './tile-places.ts';

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const URL = 'https://tiles.example/{z}/{x}/{y}.png';

it('finds the piece in which a place lies, as servers of maps number them', () => {
  const { x, y } = pixelOf(SYDNEY, 12);
  expect([Math.floor(x / TILE), Math.floor(y / TILE)]).toEqual([3768, 2457]);
  expect(pixelOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
});

it('shows every place at the largest zoom at which all of them fit', () => {
  const places = [SYDNEY, { latitude: -33.87, longitude: 151.215 }, { latitude: -33.86, longitude: 151.2 }];
  const { zoom, middle } = fit(places, 390, 360);
  const inside = (at: number) =>
    places
      .map((place) => pixelOf(place, at))
      .every(({ x, y }) => Math.abs(x - middle.x) <= 195 && Math.abs(y - middle.y) <= 180);
  expect(inside(zoom)).toBe(true);
  const { zoom: alone } = fit([SYDNEY], 390, 360);
  expect(alone).toBe(18);
  expect(zoom).toBeLessThan(alone);
});

it('asks for the pieces that the window shows and for no others, also at the end of the world', () => {
  const tiles = tilesIn(URL, 12, pixelOf(SYDNEY, 12), 390, 360);
  expect(tiles.length).toBeLessThanOrEqual(9);
  expect(tiles.every(({ left, top }) => left > -TILE && left < 390 && top > -TILE && top < 360)).toBe(true);
  expect(tiles.map(({ url }) => url)).toContain('https://tiles.example/12/3768/2457.png');
  const corner = tilesIn(URL, 1, { x: 0, y: 0 }, 300, 300);
  expect(corner.every(({ url }) => /\/1\/[01]\/[01]\.png$/.test(url))).toBe(true);
});

it('gives photos of one spot one mark, and each photo exactly one', () => {
  const photos = [SYDNEY, { ...SYDNEY, latitude: -33.86881 }, { ...SYDNEY, latitude: -33.9 }];
  const marks = marksOf(photos, 15);
  expect(marks.map((mark) => mark.photos.length)).toEqual([2, 1]);
  expect(marksOf([], 15)).toEqual([]);
});
