/** A price that is asked for beside something else is named as not held. */
import type { Reply } from '../reply.ts';

const ASKS_COST =
  /\b(?:and|plus|also|or)\b,? (?:roughly |about )?(?:what|how much)\b.{0,40}\b(?:costs?|charges?|fees?|price|set me back)\b/i;
const OF_PRODUCT = /\b(?:credits?|reports?|photos?|analys\w+|plumbline|pdfs?)\b/i;
const NOT_HELD = '**What it costs I don’t hold:** ask them for their fees or a written quote.';
const POINTS_BACK = /\b(?:it|that|this|they|the \w+|a \w+)\b/i;

/** What is said to 'and what does it cost', after something that is none of ours; undefined where it asks for our prices. */
export const costOfOthers = (piece: string): string | undefined =>
  POINTS_BACK.test(piece) && !OF_PRODUCT.test(piece) ? NOT_HELD : undefined;

const TOLD = /\b(?:costs?|fees?|prices?|quote)\b|\$/i;

/** The answer to the other half, with that the price isn't held; as it is where no price is asked for, or it is told. */
export const withCostHalf = (message: string, reply: Reply): Reply =>
  ASKS_COST.test(message) &&
  !OF_PRODUCT.test(message) &&
  !reply.declined &&
  reply.kind !== 'ask' &&
  !/^(?:app|own)\./.test(reply.kind) &&
  !TOLD.test(reply.text)
    ? {
        ...reply,
        text: `${reply.text}\n\n${NOT_HELD}`,
      }
    : reply;
