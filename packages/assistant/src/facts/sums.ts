/** What holds for a sum of money that a question states: a share of it, or the side of a threshold that it is on. */
import { amountsIn, DOLLARS } from '../question/dollars.ts';
import type { Fact, OfSum } from './fact.ts';

/** 'Over 20k' names no sum of a job. */
const BOUND =
  /\b(?:over|above|under|below|beyond|from|until|up to|(?:more|less) than|at (?:least|most)|limit of|exceed\w*) $/i;
const SUM =
  /(?:\$ ?\d+(?:[.,]\d+)* ?(?:k\b|grand|thousand|m\b|million)?|\b\d+(?:[.,]\d+)* ?(?:k|grand|thousand|million|bucks|dollars)\b)/gi;
/** Said of a job beside its sum. */
const OF_SUM =
  /\b(?:costs?|costing|prices?|priced|quot(?:e|es|ed)|charg(?:e|es|ed|ing)|jobs?|works?|contracts?|worth|value)\b/gi;

/** The one sum that a message states; undefined where it states none or several. */
export function sumStated(message: string): number | undefined {
  const [sum, other] = amountsIn(message);
  const [place] = message.matchAll(SUM);
  return other === undefined && place && !BOUND.test(message.slice(0, place.index)) ? sum : undefined;
}

/** 'Above what price', where no sum is stated. */
const ASKS_SUM = /\b(?:at|for|from|over|above) (?:what|which) (?:price|cost|value)\b/i;

/** A message without its sums, or the one it asks for, and what is said of a job beside them. */
export const withoutSums = (message: string): string =>
  DOLLARS.test(message) || ASKS_SUM.test(message) ? message.replace(SUM, ' ').replace(OF_SUM, ' ') : message;

const inDollars = (sum: number): string => `$${Math.round(sum).toLocaleString('en-AU')}`;

const saidOf = (sum: number, { percent, told }: OfSum): string =>
  [
    ...(percent === undefined ? [] : [`${percent}% at most, which is ${inDollars((sum * percent) / 100)}`]),
    ...(told === undefined ? [] : [told]),
  ].join('; ');

/** What a row tells of the sum, before its own words; '' where it has no such bounds. */
export function toldOfSum(fact: Fact, sum: number): string {
  const reached = 'sums' in fact ? fact.sums?.findLast(({ from }) => sum >= from) : undefined;
  return reached ? `**At ${inDollars(sum)}: ${saidOf(sum, reached)}.** ` : '';
}
