import { afterEach, expect, it, vi } from 'vitest';
import { watchMemory } from './memory-watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('warns from 80% of the memory, looking every 30 seconds', () => {
  vi.useFakeTimers();
  const memory = { usedJSHeapSize: 79, jsHeapSizeLimit: 100 };
  vi.stubGlobal('performance', { memory });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = watchMemory();
  vi.advanceTimersByTime(30_000);
  expect(warn).not.toHaveBeenCalled();
  memory.usedJSHeapSize = 80;
  vi.advanceTimersByTime(29_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledWith('The page holds 80% of its memory');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(1);
});
