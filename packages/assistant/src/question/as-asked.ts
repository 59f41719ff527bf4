/** A message as it is asked: without what came along with a copied text, and without the request to be reminded. */

/** Tags that came along with a copied text are no words of it. */
const withoutMarkup = (text: string) => text.replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ').trim() || text;

/** 'Remind me when I did Yamba' asks when, and wants no reminder set. */
const REMINDS =
  /^\W*(?:(?:can|could|will) (?:you|u) |please |pls )*remind me (?=(?:again )?(?:what|when|where|which|who|how|whose)\b)/i;

/** Trades call a fine crack a hairline. */
const HAIRLINE = /\bhairlines?\b(?! ?-?(?:cracks?|fractures?|gaps?|splits?))/gi;

export const asAsked = (text: string): string =>
  withoutMarkup(text).replace(REMINDS, '').replace(HAIRLINE, 'hairline cracks');
