import type { Appearance } from '@stripe/stripe-js';

/** Stripe's fields in the page's own colours, as they come out in this light and on this device. */
export function appearance(): Appearance {
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const channels = /\d+/g;
  const [red = 255, green = 255, blue = 255] = (backgroundColor.match(channels) ?? []).map(Number);
  const dark = red + green + blue < 384;
  return {
    theme: dark ? 'night' : 'stripe',
    variables: { fontFamily, borderRadius: '8px', colorText: color, colorBackground: backgroundColor },
  };
}
