/** The clues of all defects, parsed once. */
import { FINISHES } from './clues/finishes.ts';
import { MASONRY_AND_CONCRETE } from './clues/masonry.ts';
import { STRUCTURE_AND_SERVICES } from './clues/structure-and-services.ts';
import { ROOF_AND_WATER } from './clues/water.ts';

const ALL = { ...MASONRY_AND_CONCRETE, ...ROOF_AND_WATER, ...FINISHES, ...STRUCTURE_AND_SERVICES };

/** The id of a defect that the words engine can name. */
type WordedDefectId = keyof typeof ALL;

export interface Clue {
  weight: number;
  /** Each must be met; within one, any of its concepts will do. */
  terms: readonly (readonly string[])[];
  /** None of these may be met in the same clause. */
  spoilers: readonly string[];
}

function parseClue(line: string): Clue {
  const [weight = '0', ...terms] = line.split(' ');
  return {
    weight: Number(weight),
    terms: terms.filter((term) => !term.startsWith('!')).map((term) => term.split('/')),
    spoilers: terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1)),
  };
}

export const CLUES: readonly { defectId: WordedDefectId; clues: readonly Clue[] }[] = (
  Object.entries(ALL) as [WordedDefectId, readonly string[]][]
).map(([defectId, lines]) => ({ defectId, clues: lines.map(parseClue) }));
