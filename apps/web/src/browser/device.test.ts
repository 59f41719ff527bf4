import { afterEach, describe, expect, it } from 'vitest';
import { setWindowWidth } from '../test/window.ts';
import { currentDevice } from './device.ts';

afterEach(() => {
  delete document.documentElement.dataset.ipad;
});

describe('device', () => {
  it.each([
    [360, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1440, 'desktop'],
  ] as const)('%d px wide is %s', (width, device) => {
    setWindowWidth(width);
    expect(currentDevice()).toBe(device);
  });

  it('takes an iPad for a phone, however wide', () => {
    setWindowWidth(1180);
    document.documentElement.dataset.ipad = '';
    expect(currentDevice()).toBe('mobile');
  });
});
