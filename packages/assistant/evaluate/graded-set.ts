/** `npm run evaluate:chat -- --set development-4`: grades the answers to a set of cases, kind by kind. */
import { wilson } from '../../vision/src/learning/figures.ts';
import { useAims } from '../src/aims/model.ts';
import { sureness } from '../src/index.ts';
import { LEARNT_SETS, learn } from './aims/learn.ts';
import { calibrationError } from './calibration-error.ts';
import { CASE_KINDS, type CaseSet, isWorked, readCases } from './cases.ts';
import { type Graded, grade } from './grade.ts';

const LEAST_RIGHT = 0.85;
const MOST_WRONG = 0.05;

function shown(count: number, of: number): string {
  if (of === 0) return 'none';
  const [low, high] = wilson(count, of);
  return `${(count / of).toFixed(3)}  (${count} of ${of}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)})`;
}

const count = (graded: readonly Graded[], wanted: Graded['grade']) =>
  graded.filter(({ grade: got }) => got === wanted).length;

function print(name: string, graded: readonly Graded[]): void {
  console.log(`\n${name}: ${graded.length} questions`);
  for (const kind of CASE_KINDS) {
    const some = graded.filter(({ told }) => told.kind === kind);
    console.log(`  ${kind.padEnd(14)} right ${shown(count(some, 'right'), some.length)}`);
  }
  console.log(
    `  right or rightly declined  ${shown(count(graded, 'right'), graded.length)}  (aim ${LEAST_RIGHT})`,
  );
  console.log(`  partly right               ${shown(count(graded, 'partly'), graded.length)}`);
  console.log(
    `  wrong                      ${shown(count(graded, 'wrong'), graded.length)}  (aim ${MOST_WRONG})`,
  );
  const silent = graded.filter(({ grade: got, led }) => got === 'wrong' && led.declined).length;
  console.log(`    of these only declined   ${silent}`);
  const tapped = graded.filter(({ oneTapAway }) => oneTapAway).length;
  console.log(
    `  partly, as one tap away    ${tapped}  (wrong if none of them counted: ${shown(count(graded, 'wrong') + tapped, graded.length)})`,
  );
  const answered = graded.filter(({ led }) => !led.declined);
  const sure = answered.reduce((sum, { led }) => sum + sureness(led, led.rows), 0) / answered.length;
  console.log(
    `  answers: sure ${sure.toFixed(2)} on average, right ${shown(count(answered, 'right'), answered.length)}, ECE ${calibrationError(answered).toFixed(3)}`,
  );
  console.log(`  dangerous                  ${graded.filter(({ dangerous }) => dangerous).length}  (aim 0)`);
}

/** Grades a set and prints figures; with `misses` what went wrong in the worked half of a development set. */
export async function gradeSet(set: CaseSet, misses: boolean, leftOut = false): Promise<boolean> {
  // What the set itself has taught is forgotten, so that the figure is of questions never met.
  if (leftOut) useAims(learn(LEARNT_SETS.filter((name) => name !== set)));
  const graded: Graded[] = [];
  for (const told of readCases(set)) graded.push(await grade(told));
  print(set, graded);
  if (set !== 'held-out') {
    const worked = graded.filter(({ told }, at) => isWorked(set, at, told));
    print('  of these the worked half', worked);
    print(
      '  of these the unseen half',
      graded.filter((each) => !worked.includes(each)),
    );
    if (misses)
      for (const { told, grade: got, unmet, led, text } of worked)
        if (got !== 'right')
          console.log(
            `\n${got.toUpperCase()} ${told.kind}: ${told.messages.join(' / ')}\n  lacks ${unmet.join(' ; ')}\n  ${led.kind}: ${text.slice(0, 420)}`,
          );
  }
  return (
    count(graded, 'right') / graded.length >= LEAST_RIGHT &&
    count(graded, 'wrong') / graded.length <= MOST_WRONG &&
    graded.every(({ dangerous }) => !dangerous)
  );
}
