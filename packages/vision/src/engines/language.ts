import { findDefectName } from '@plumbline/knowledge';
import { readWords } from '@plumbline/knowledge/language';
import { familiesOfDefects } from '../consensus/words.ts';
import type { Engine } from '../panel.ts';

/** A list of candidates longer than this helps nobody. */
const MOST_CANDIDATES = 8;
/** Where the likeliest defect is below this, the words are too vague for a vote. */
export const LEAST_TO_VOTE = 0.1;
/** From here on the words are taken to be clear. */
const CLEAR = 0.6;

const nameOf = (defectId: string) => findDefectName(defectId)?.name ?? defectId;

function summaryOf([first, second]: readonly [string, number][]): string {
  if (first === undefined) return 'The words name no defect.';
  const name = nameOf(first[0]);
  if (first[1] >= CLEAR) return `The words describe: ${name}.`;
  if (second === undefined) return `The words may mean: ${name}.`;
  return `The words may mean: ${name}, or ${nameOf(second[0])}.`;
}

/** Reads the user's description; stage and state shift what it finds a little. Text is data: commands do nothing. */
export const language: Engine = {
  id: 'language',
  name: 'Your words',
  family: 'words',
  about: 'Reads your description and the stage of works, and tells which defects they may mean.',
  // The first reading learns from the examples; later ones take a millisecond.
  timeLimitMs: 8000,
  async vote(_evidence, context) {
    const reading = readWords(context.description, { stages: context.stages, state: context.project.state });
    const ranked = Object.entries(reading.defects).slice(0, MOST_CANDIDATES);
    const best = ranked[0]?.[1] ?? 0;
    if (best < LEAST_TO_VOTE) return undefined;
    const defects = Object.fromEntries(ranked);
    return {
      families: familiesOfDefects(defects),
      defects,
      summary: summaryOf(ranked),
      recommendations:
        best < CLEAR
          ? ['Say what you see and where: which part, what it is made of, what is wrong with it.']
          : [],
      measurements: [],
    };
  },
};
