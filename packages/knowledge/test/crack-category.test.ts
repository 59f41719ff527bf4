import { describe, expect, it } from 'vitest';
import { floorCrackCategory, wallCrackCategory } from '../src/rules/index.ts';

describe('Table C1, walls', () => {
  it.each([
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [0.99, 1],
    [1, 2],
    [4.99, 2],
    [5, 3],
    [14.9, 3],
    [15, 4],
    [25, 4],
    [40, 4],
  ])('%s mm: category %s', (width, category) => {
    expect(wallCrackCategory([width])?.category).toBe(category);
  });

  it.each([
    [[3, 3], 2],
    [[3, 3, 3], 3],
    [[2.9, 3, 3], 2],
    [[3, 4, 16], 4],
  ])('a group of %j: category %s', (widths, category) => {
    expect(wallCrackCategory(widths)?.category).toBe(category);
  });

  it.each([[[]], [[Number.NaN]], [[-1]]])('no category without a width: %j', (widths) => {
    expect(wallCrackCategory(widths)).toBeUndefined();
  });
});

describe('Table C2, concrete floors', () => {
  it.each([
    [0.29, undefined, 0],
    [0.3, undefined, 1],
    [0.99, undefined, 1],
    [1, undefined, 2],
    [1.99, undefined, 2],
    [2, undefined, 3],
    [3.99, undefined, 3],
    [4, undefined, 4],
    [undefined, 7.9, 0],
    [undefined, 8, 1],
    [undefined, 9.9, 1],
    [undefined, 10, 2],
    [undefined, 14.9, 2],
    [undefined, 15, 3],
    [undefined, 24.9, 3],
    [undefined, 25, 4],
    [0.2, 16, 3],
    [4, 2, 4],
  ])('%s mm wide, %s mm step: category %s', (width, offset, category) => {
    expect(floorCrackCategory(width, offset)?.category).toBe(category);
  });

  it('no category without width and step', () => {
    expect(floorCrackCategory()).toBeUndefined();
  });
});
