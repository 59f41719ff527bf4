/** The trades as people call them. */

/** What people call trades, by the words that stand in our lists. */
export const TRADE_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/plasterer|gyprocker/, /plasterer/],
  [/plumber/, /plumber/],
  [/electrician|spark/, /electrician/],
  [/roofer|roof/, /roof/],
  [/til(?:er|ing)/, /tiler/],
  [/waterproofer/, /waterproofer/],
  [/painter/, /painter/],
  [/carpenter|chipp/, /carpenter/],
  [/brick/, /bricklayer/],
  [/engineer/, /engineer/],
  [/render/, /renderer/],
  [/glazier/, /glazier/],
  [/inspector/, /inspector/],
  [/pest/, /pest/],
  [/concret/, /concreter/],
  [/landscap/, /landscaper/],
  [/builder/, /builder/],
];

/** The trade that a message names, as it is said there. */
export const tradeSaid = (text: string): string | undefined =>
  /\b(?:handy ?man|(?:roof )?plumber|sparky|sparkie|electrician|plasterer|gyprocker|painter|carpenter|chippy|chippie|brick(?:y|ie|layer)|roof(?:er| tiler)|tiler|waterproofer|(?:structural )?engineer|renderer|glazier|(?:building )?inspector|pest \w+|concreter|landscaper|builder|mate|husband|dad|brother)s?\b/i
    .exec(text)?.[0]
    .toLowerCase()
    .replace(/s$/, '');

/** Whether a trade, as people call it, is one of those that are listed. */
export function isTrade(said: string, trades: readonly string[]): boolean {
  const words = TRADE_WORDS.find(([spoken]) => spoken.test(said))?.[1];
  return words !== undefined && trades.some((trade) => words.test(trade));
}
