import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';

/** A picture that moves, in place of a camera, and nobody to allow it. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The browser that benches drive. */
export const launchBrowser = async ({ camera = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...(camera ? FAKE_CAMERA : [])],
  });
