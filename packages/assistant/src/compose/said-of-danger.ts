/** What is said where no danger is known by name, and where one is told to be over. */
import { plainUpTo } from '../account-data.ts';

export const WHAT_IS_WRONG =
  '**What is wrong with it: what do you see, smell or hear?**\n\nLeave at once if you smell gas or see smoke. Leave if a ceiling, wall, floor or balcony sags, bulges, leans, cracks wide or drops. Keep off taps and metal that give a shock. Call 000 if anyone is in danger.';
export const SIGNS = ['I can smell gas', 'The ceiling is sagging', 'A wall is cracked and leaning'];
export const itIsOver = (told: string): string =>
  `Then I leave that danger here, as you tell it: ‘${plainUpTo(told, LONGEST_QUOTED)}’. Whether you can go back in is for the trade who made it safe to say: have it in writing. If it comes back, keep clear and tell me.`;
const LONGEST_QUOTED = 120;
/** Where gas was told of by name, and then something else is blamed. */
export const STILL_CHECKED =
  '**Have it checked all the same if any of the smell is left once that is gone, or it was near an appliance.** You told me of gas, and a leak smells much like that. If it comes back: everyone out, no switches and no flame, and call from outside. A licensed gas fitter settles a doubt.';
export const NO_PART_OF_IT =
  'Then I leave that danger here. If the smell comes back or stays once that is gone, get out and tell me.';
