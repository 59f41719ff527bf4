import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearToasts } from '../ui/toast-store.ts';
import { loadFloating } from '../ui/use-opened-later.ts';
import { restoreWindow } from './window.ts';

// A busy machine is slow, not wrong: what is waited for gets its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

// As for somebody who has opened a menu before.
beforeAll(async () => {
  await loadFloating();
});

// What a file began to load and left behind would fail halfway, and stay failed for the next file of this process.
afterAll(() => vi.dynamicImportSettled());

/** A console.error that no test asked for is a fault: React says there what is wrong. */
let complaints: string[] = [];

beforeEach(() => {
  restoreWindow();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  clearToasts();
  sessionStorage.clear();
  const heard = complaints;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(heard, 'unexpected console.error').toEqual([]);
});
