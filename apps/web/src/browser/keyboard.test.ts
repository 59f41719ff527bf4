import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchKeyboard } from './keyboard.ts';

afterEach(() => {
  delete document.documentElement.dataset.keyboard;
});

function viewport() {
  const fake = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', fake);
  return {
    shrinkBy(pixels: number) {
      fake.height = window.innerHeight - pixels;
      fake.dispatchEvent(new Event('resize'));
    },
  };
}

describe('watchKeyboard', () => {
  it('takes a loss of more than 150 px for a keyboard, and notices when it goes', () => {
    const { shrinkBy } = viewport();
    const stop = watchKeyboard();
    const root = document.documentElement;
    shrinkBy(150);
    expect(root.dataset.keyboard).toBeUndefined();
    shrinkBy(300);
    expect(root.dataset.keyboard).toBe('');
    expect(root.style.getPropertyValue('--keyboard')).toBe('300px');
    shrinkBy(0);
    expect(root.dataset.keyboard).toBeUndefined();
    stop();
    shrinkBy(300);
    expect(root.dataset.keyboard).toBeUndefined();
  });
});
