import { describe, expect, it } from 'vitest';
import { fileSize, rejectionMessage } from './photo-rejection.ts';

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

describe('fileSize', () => {
  it.each([
    [2.44 * MB, '2.4 MB'],
    [10 * MB, '10.0 MB'],
    [40_000, '39 KB'],
    [12, '1 KB'],
  ])('%d', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
