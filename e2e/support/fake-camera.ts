/**
 * A browser with a camera that gives pictures, five a second, without asking. One object for all files: what has the
 * same needs runs in the same worker and browser.
 */
export const FAKE_CAMERA = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-device-for-media-stream=fps=5',
    '--use-fake-ui-for-media-stream',
  ],
};
