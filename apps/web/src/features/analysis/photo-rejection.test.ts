import { describe, expect, it } from 'vitest';
import { rejectionMessage, sizeInMegabytes } from './photo-rejection.ts';

const MB = 1024 * 1024;

describe('rejectionMessage', () => {
  it.each([
    ['file-too-large', 'File size must be less than 10MB'],
    ['file-invalid-type', 'Invalid file type. Only images are allowed.'],
    ['too-many-files', 'Add one photo at a time.'],
    ['unreadable', 'File upload failed. Please try again.'],
  ] as const)('%s', (code, message) => {
    expect(rejectionMessage({ code }, 10 * MB)).toBe(message);
  });
});

describe('sizeInMegabytes', () => {
  it.each([
    [2.44 * MB, '2.4 MB'],
    [10 * MB, '10.0 MB'],
    [40_000, '0.04 MB'],
  ])('%d', (bytes, words) => {
    expect(sizeInMegabytes(bytes)).toBe(words);
  });
});
