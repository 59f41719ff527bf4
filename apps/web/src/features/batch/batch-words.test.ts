import type { Batch } from '@plumbline/contract';
import { describe, expect, it } from 'vitest';
import { countWords, isOpen, photosOf, priceWords } from './batch-words.ts';
import { sortOut } from './gather-photos.ts';

const batch = (changes: Partial<Batch>): Batch => ({
  ...{ id: 1, projectId: 1, key: 'a-batch', state: 'active', analyse: true, photoCount: 10 },
  ...{ createdAt: '2026-11-22T00:00:00.000Z', received: 10, waiting: 0, kept: 0, done: 10 },
  ...{ refused: 0, failed: 0, creditsUsed: 7, creditLimit: null },
  ...changes,
});

describe('the price of many photos', () => {
  it('is said with what the credits reach for and what is kept', () => {
    expect(priceWords(120, 40)).toEqual({
      price: '120 photos, A$120.00 in credits at most.',
      reach: 'You have 40 credits: 80 will be kept until you buy.',
    });
    expect(priceWords(3, 0).reach).toBe('You have 0 credits: all will be kept until you buy.');
    expect(priceWords(1, 1)).toEqual({
      price: '1 photo, A$1.00 in credits at most.',
      reach: 'You have 1 credit.',
    });
  });
});

describe('a batch', () => {
  it('is open while a photo waits, failed, is on its way or waits for a credit', () => {
    expect(isOpen(batch({}))).toBe(false);
    expect(isOpen(batch({ waiting: 1, done: 9 }))).toBe(true);
    expect(isOpen(batch({ failed: 1, done: 9 }))).toBe(true);
    expect(isOpen(batch({ received: 9, done: 9 }))).toBe(true);
    expect(isOpen(batch({ kept: 4, done: 6 }))).toBe(true);
  });

  it('isn’t once it was cancelled, or when nobody asked for an analysis', () => {
    expect(isOpen(batch({ state: 'cancelled', received: 4, kept: 2, done: 2 }))).toBe(false);
    expect(isOpen(batch({ analyse: false, kept: 10, done: 0 }))).toBe(false);
  });

  it('of the camera has the photos that are still on the device, any other as many as were chosen', () => {
    const camera = { creditLimit: 0, photoCount: 0, received: 0 };
    expect(photosOf(batch(camera), 2)).toBe(2);
    expect(photosOf(batch({ ...camera, photoCount: 3, received: 3 }), 2)).toBe(5);
    expect(photosOf(batch({ received: 4 }), 6)).toBe(10);
  });

  it('says only the counts that there are', () => {
    expect(countWords(batch({}))).toBe('Credits used 7');
    expect(countWords(batch({ kept: 2, refused: 1, failed: 3, done: 4 }))).toBe(
      'Kept, not analysed 2 · Can’t be used 1 · Failed 3 · Credits used 7',
    );
  });
});

describe('what is chosen', () => {
  const file = (name: string, type: string, size = 10) => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };

  it('is sorted into photos and what is left out, with HEIC that the browser doesn’t know', () => {
    const chosen = [
      file('a.jpg', 'image/jpeg'),
      file('b.heic', ''),
      file('notes.pdf', 'application/pdf'),
      file('huge.jpg', 'image/jpeg', 41 * 1024 * 1024),
    ];
    const { taken, ...left } = sortOut(chosen, 0);
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.heic']);
    expect(left).toEqual({ notPictures: 1, tooLarge: 1, tooMany: 0 });
  });

  it('is at most 200 photos, those chosen before included', () => {
    const many = Array.from({ length: 30 }, (_, at) => file(`${at}.jpg`, 'image/jpeg'));
    expect(sortOut(many, 190)).toMatchObject({ taken: many.slice(0, 10), tooMany: 20 });
  });
});
