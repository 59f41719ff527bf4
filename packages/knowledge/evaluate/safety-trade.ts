/**
 * `npm run evaluate:safety -- --trade`: what fewer false alerts would cost in lost dangers. The chance from which danger is
 * warned of, against recall and false alerts, on the lines that were read by nobody and taught nothing.
 */
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { ageOf } from '../src/hazards/from-project.ts';
import { hazardsIn } from '../src/hazards/matching.ts';
import { opinionOf } from '../src/hazards/model/opinion.ts';
import { Reading } from '../src/hazards/reading.ts';
import { heardTogether, THRESHOLDS, type Thresholds } from '../src/hazards/two-readings.ts';
import { judgedBy, type SafetyCase, safetyFigures, untaughtCases } from './safety-cases.ts';

const CHANCES = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9];

/** With nothing below the chance but rules that no model outvotes: every other way to warn waits for it as well. */
const allFrom = (chance: number): Thresholds => {
  const least = (one: number) => Math.max(one, chance);
  const { danger: _, ruled, ruledSurely, ruledInFew, ruledCertainly, ruledInTitle, ...others } = THRESHOLDS;
  return {
    ...others,
    danger: chance,
    ruled: least(ruled),
    ruledSurely: least(ruledSurely),
    ruledInFew: least(ruledInFew),
    ruledCertainly: least(ruledCertainly),
    ruledInTitle: least(ruledInTitle),
    certainKind: 1,
  };
};

function kindsOf({ text, project, state, projectWords }: SafetyCase) {
  const age = ageOf({
    words: text,
    project: { ...project, ...(state ? { state } : {}) },
    ...(projectWords === undefined ? {} : { projectWords }),
  });
  const reading = new Reading(text);
  const ruled = hazardsIn(reading, age.classes);
  const whole = { reading, ruled, opinion: opinionOf(reading), isYoung: age.isYoung };
  return (thresholds: Thresholds) =>
    heardTogether(whole, age.classes, { opine: opinionOf, thresholds }).map(
      ({ hazard }) => HAZARDS[hazard].kind,
    );
}

/** Prints a line for each chance. */
export function printTrade(): void {
  const cases = untaughtCases().map((entry) => ({ entry, kinds: kindsOf(entry) }));
  console.log('chance   recall, danger alone       false     | recall, rules as well      false');
  for (const chance of CHANCES) {
    const figures = [{ ...THRESHOLDS, danger: chance }, allFrom(chance)].map((thresholds) => {
      const judged = cases.map(({ entry, kinds }) => judgedBy(entry, kinds(thresholds)));
      const { recall, falseAlerts } = safetyFigures(judged);
      const share = ({ right, n }: typeof recall) => `${(right / n).toFixed(3)} (${right} of ${n})`;
      return `${share(recall)}  ${share(falseAlerts)}`;
    });
    console.log(`${chance.toFixed(2)}     ${figures.join(' | ')}`);
  }
}
