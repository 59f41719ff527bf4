/**
 * `npm run evaluate:safety`: how well hazards are read from people's words. A hazard sentence counts as read where
 * every expected kind is raised; a harmless one as a false alert where anything is. With 95 % Wilson intervals.
 *
 * The development sets are what the model is trained on, and the rules were written from the first two, so they
 * flatter: what `train:hazards` shows of writers left out doesn't. The held-out set comes from another hand and is read
 * by nobody who writes rules or trains, so of it only figures are printed.
 *
 * `-- --set held-out`, `development` or `development-2` to `-47` for one of them; `-- --errors` lists what is read wrong
 * of what may be read.
 * `-- --trade` prints what other chances to warn from would gain and cost.
 * Ends with 1 where recall is under 0.98 or false alerts are over 0.02.
 */
import { wilson } from '../../vision/src/learning/figures.ts';
import {
  isOpen,
  judgeCase,
  readSafetyCases,
  SAFETY_SETS,
  type SafetySet,
  type Share,
  safetyFigures,
} from './safety-cases.ts';
import { printTrade } from './safety-trade.ts';

const LEAST_RECALL = 0.98;
const MOST_FALSE = 0.02;

function shown({ right, n }: Share): string {
  if (n === 0) return 'none';
  const [low, high] = wilson(right, n);
  return `${(right / n).toFixed(3)}  (${right} of ${n}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function report(set: SafetySet, listErrors: boolean): boolean {
  const judged = readSafetyCases(set).map(judgeCase);
  const { recall, ofKind, falseAlerts, extras } = safetyFigures(judged);
  console.log(`\n${set}: ${judged.length} sentences`);
  if (judged.length === 0) return true;
  for (const [kind, share] of ofKind) console.log(`  ${kind.padEnd(16)} ${shown(share)}`);
  console.log(`  recall           ${shown(recall)}`);
  console.log(`  false alerts     ${shown(falseAlerts)}`);
  console.log(`  other kinds on a hazard sentence: ${shown(extras)}`);
  if (listErrors)
    for (const [at, { entry, missing, extra }] of judged.entries())
      if (isOpen(set, at) && missing.length + extra.length > 0)
        console.log(
          `  ${missing.map((kind) => `-${kind}`).join(' ')} ${extra.map((kind) => `+${kind}`).join(' ')}  ${entry.text}`,
        );
  return recall.right / recall.n >= LEAST_RECALL && falseAlerts.right / falseAlerts.n <= MOST_FALSE;
}

if (process.argv.includes('--trade')) {
  printTrade();
  process.exit(0);
}
const asked = process.argv[process.argv.indexOf('--set') + 1];
const sets = SAFETY_SETS.filter((set) => !process.argv.includes('--set') || set === asked);
if (sets.length === 0) throw new Error(`Which set? ${SAFETY_SETS.join(' or ')}`);
const reached = sets.map((set) => report(set, process.argv.includes('--errors')));
process.exitCode = reached.every(Boolean) ? 0 : 1;
