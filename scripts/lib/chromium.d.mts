/** Path of a Chromium or Chrome; Debian's is installed when there's none. */
export function ensureChromium(): Promise<string>;
