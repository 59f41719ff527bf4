import { describe, expect, test } from 'vitest';
import { usualPlaces } from '../src/places.ts';

const names = (words: string, type: string | null = null) => usualPlaces(type, words).map(({ name }) => name);
const levelOf = (words: string, name: string) =>
  usualPlaces('residential-house', words).find((one) => one.name === name)?.level;

describe('the usual rooms of a house', () => {
  test.each([
    'Brick veneer, double-storey, concrete slab, tiled roof',
    'New two storey home',
    '2-storey weatherboard',
    'Bedrooms upstairs',
    'A double storeyed terrace',
  ])('‘%s’ puts the bedrooms on an upper floor, and adds stairs', (words) => {
    expect(levelOf(words, 'Bedroom 1')).toBe('Upper floor');
    expect(names(words)).toContain('Stairs');
    expect(levelOf(words, 'Kitchen')).toBe('Ground floor');
  });

  test.each(['', 'Single-storey brick veneer', 'One level, 3 bedrooms', 'Two bedrooms, 2 bathrooms'])(
    '‘%s’ keeps all rooms on the ground floor',
    (words) => {
      expect(levelOf(words, 'Bedroom 1')).toBe('Ground floor');
      expect(names(words)).not.toContain('Stairs');
    },
  );

  test.each([
    'Brick veneer, double-storey, concrete slab, tiled roof',
    'Slab on ground',
    'House is on a concrete slab',
    'Waffle pod slab of 2024',
    'No subfloor',
  ])('‘%s’ has no subfloor', (words) => {
    expect(names(words)).not.toContain('Subfloor');
    expect(names(words)).toContain('Roof space');
  });

  test.each([
    '',
    'Crack in the concrete slab of the garage',
    'Front on stumps, rear extension is on a slab',
    'Slab of the patio has sunk',
    'Suspended timber floor, slab on ground in the laundry',
  ])('‘%s’ keeps the subfloor', (words) => {
    expect(names(words)).toContain('Subfloor');
  });
});

test('the words change no other type of building', () => {
  expect(names('double storey', 'apartment')).toEqual(names('', 'apartment'));
  expect(names('double storey', 'townhouse')).toEqual(names('', 'townhouse'));
});
