/**
 * `npm run evaluate:verdicts`: how many described findings get the verdict that the sources give, and how many get
 * 'compliant' though the sources don't say so. With 95 % Wilson intervals.
 *
 * The development cases were written from the sources before the rules, by the hand that then wrote the rules. Those of
 * development-2 and -3 come from other hands and were held out until they were spent. Held-out ones are read by nobody who
 * writes rules, so of them only figures are printed.
 *
 * `-- --set development`, `development-2`, `development-3` or `held-out` for one of them; `-- --errors` lists what is judged wrong in development.
 * Ends with 1 where fewer than 0.97 are right or any is wrongly compliant.
 */
import { wilson } from '../../vision/src/learning/figures.ts';
import {
  type JudgedVerdict,
  judgeVerdict,
  namesLimit,
  readVerdictCases,
  VERDICT_SETS,
} from './verdict-cases.ts';

const LEAST_RIGHT = 0.97;

function share(right: number, n: number): string {
  if (n === 0) return 'none';
  const [low, high] = wilson(right, n);
  return `${(right / n).toFixed(3)}  (${right} of ${n}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function listError({ entry, verdict, by, why }: JudgedVerdict): void {
  const { state, contractDate, defectId, words, measurement } = entry;
  const size = measurement ? `${measurement.kind} ${measurement.value} ${measurement.unit}` : '';
  console.log(`  ${state} ${contractDate} ${defectId} “${words}” ${size}`);
  console.log(
    `    expected ${entry.verdict} (${entry.limit ?? entry.reason}), judged ${verdict}: ${by || why}`,
  );
}

function report(set: (typeof VERDICT_SETS)[number], listErrors: boolean): boolean {
  const judged = readVerdictCases(set).map(judgeVerdict);
  const right = judged.filter(
    (one) => one.verdict === one.entry.verdict && (one.entry.verdict === 'undetermined' || namesLimit(one)),
  );
  const wrongCompliant = judged.filter(
    ({ entry, verdict }) => verdict === 'compliant' && entry.verdict !== 'compliant',
  );
  const decided = right.filter(({ entry }) => entry.verdict !== 'undetermined');
  const undecided = judged.filter(({ verdict }) => verdict === 'undetermined');
  console.log(`\n${set}: n ${judged.length}`);
  if (judged.length === 0) return true;
  console.log(`  right             ${share(right.length, judged.length)}`);
  console.log(`  wrong-compliant   ${share(wrongCompliant.length, judged.length)}`);
  console.log(
    `  limit named, of those rightly decided  ${share(decided.filter(namesLimit).length, decided.length)}`,
  );
  console.log(
    `  reason named, of those left open       ${share(undecided.filter(({ why, by }) => why || by).length, undecided.length)}`,
  );
  if (listErrors && set !== 'held-out') {
    for (const one of judged.filter((each) => !right.includes(each))) listError(one);
    for (const one of decided.filter((each) => !namesLimit(each))) listError(one);
  }
  return right.length / judged.length >= LEAST_RIGHT && wrongCompliant.length === 0;
}

const asked = process.argv[process.argv.indexOf('--set') + 1];
const sets = VERDICT_SETS.filter((set) => !process.argv.includes('--set') || set === asked);
if (sets.length === 0) throw new Error(`Which set? ${VERDICT_SETS.join(' or ')}`);
const reached = sets.map((set) => report(set, process.argv.includes('--errors')));
process.exitCode = reached.every(Boolean) ? 0 : 1;
