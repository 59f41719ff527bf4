import { hazardsIn } from './matching.ts';
import { chancesOf, FEWEST_WORDS, heardIn } from './model/evidence.ts';
import { opinionOf } from './model/opinion.ts';
import { Reading } from './reading.ts';

/** How likely words tell of any danger, 0–1, by rules and models together; 1 where they are too few for a model to know. */
export function chanceOfDanger(words: string): number {
  const reading = new Reading(words);
  if (reading.words.length < FEWEST_WORDS) return 1;
  return chancesOf(heardIn(reading, opinionOf(reading), hazardsIn(reading))).danger;
}

/** From here on words may tell of a danger that nothing understood: of harmless notes beside photos hardly any gets there. */
const MAY_TELL = 0.02;

/** Whether words may tell of a danger, whatever was understood of them; false where they are too few for a model to know. */
export function mayTellOfDanger(words: string): boolean {
  const chance = chanceOfDanger(words);
  return chance >= MAY_TELL && chance < 1;
}
