/** What a mark or a rule on white paper needs, beside text that says the same. */
export const LEAST_ACCENT_CONTRAST = 3;

/** Contrast of a colour '#rrggbb' on white paper, from 1 (white) to 21 (black), as WCAG reckons it. */
export function contrastOnPaper(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
