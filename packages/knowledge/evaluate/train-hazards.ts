/**
 * `npm run train:hazards`: trains the second opinion on the development sentences and writes
 * `src/data/hazard-weights.json`.
 *
 * First it measures by cross-validation: the sentences of one writer are left out, the model is trained on all others,
 * and both readings together are tried on those left out. Only writers are left out whose sentences no rule was written
 * from. `-- --grid` shows the best of other thresholds, `-- --errors` what is
 * read wrong in the half of the sentences that may be read for work, `-- --measure` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { wilson } from '../../vision/src/learning/figures.ts';
import { ALERT_KINDS, type AlertKind } from '../src/hazards/alert.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { ageOf } from '../src/hazards/from-project.ts';
import { hazardsIn, type Told } from '../src/hazards/matching.ts';
import { type Opinion, opinionOf } from '../src/hazards/model/opinion.ts';
import { type PackedWeights, placeOf, unpack } from '../src/hazards/model/weights.ts';
import { Reading } from '../src/hazards/reading.ts';
import { THRESHOLDS, type Thresholds, together } from '../src/hazards/two-readings.ts';
import { type Example, exampleOf } from './model/examples.ts';
import { seenOften, textsOf, train } from './model/logistic.ts';
import { heaviest, pack } from './model/prune.ts';
import { readSafetyCases, type SafetyCase, type Share } from './safety-cases.ts';

const SETS = ['development', 'development-2', 'development-3', 'development-4', 'development-5'] as const;
const LEFT_OUT = ['development-3', 'development-4'] as const;
/** Weights that are kept: for any hazard at all, and for its kind. */
const MOST = { any: 20_000, kinds: 20_000 };

function weightsOf(examples: readonly Example[]): PackedWeights {
  const texts = textsOf(examples);
  const whole = train(examples, seenOften(texts));
  const { kept, mask } = heaviest(whole, texts, MOST.any, MOST.kinds);
  return pack(train(examples, kept, mask));
}

interface Tried {
  entry: SafetyCase;
  reading: Reading;
  ruled: Told[];
  opinion: Opinion;
}

function tried(entry: SafetyCase, weights: ReturnType<typeof unpack>): Tried {
  const reading = new Reading(entry.text);
  const { classes } = ageOf({
    words: entry.text,
    ...(entry.project ? { project: entry.project } : {}),
    ...(entry.projectWords === undefined ? {} : { projectWords: entry.projectWords }),
  });
  return { entry, reading, ruled: hazardsIn(reading, classes), opinion: opinionOf(reading, weights) };
}

interface Figures {
  recall: Share;
  falseAlerts: Share;
  extras: Share;
  /** Hazards that the rules had found, and together are missed. */
  lost: number;
  ofKind: Map<AlertKind, Share>;
}

function figuresOf(all: readonly Tried[], thresholds: Thresholds): Figures {
  const share = (): Share => ({ right: 0, n: 0 });
  const figures: Figures = {
    recall: share(),
    falseAlerts: share(),
    extras: share(),
    lost: 0,
    ofKind: new Map(),
  };
  const count = (one: Share, right: boolean) => {
    one.n += 1;
    if (right) one.right += 1;
  };
  for (const { entry, reading, ruled, opinion } of all) {
    const byRules = new Set(ruled.map(({ hazard }) => HAZARDS[hazard].kind));
    const raised = new Set(
      together(reading, ruled, opinion, thresholds).map(({ hazard }) => HAZARDS[hazard].kind),
    );
    const extra = [...raised].some((kind) => !entry.kinds.includes(kind) && !entry.also?.includes(kind));
    if (entry.kinds.length === 0) {
      count(figures.falseAlerts, extra);
      continue;
    }
    count(figures.extras, extra);
    count(
      figures.recall,
      entry.kinds.every((kind) => raised.has(kind)),
    );
    if (entry.kinds.some((kind) => byRules.has(kind) && !raised.has(kind))) figures.lost += 1;
    for (const kind of entry.kinds) {
      const known = figures.ofKind.get(kind) ?? share();
      count(known, raised.has(kind));
      figures.ofKind.set(kind, known);
    }
  }
  return figures;
}

function shown({ right, n }: Share): string {
  const [low, high] = wilson(right, n);
  return `${(right / n).toFixed(3)} (${right} of ${n}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function grid(all: readonly Tried[]): void {
  console.log('  warns least nearly hushes beside   recall  false  other kinds  lost');
  const rows: { thresholds: Thresholds; figures: Figures }[] = [];
  for (const warns of [0.5, 0.6, 0.7, 0.8, 0.9])
    for (const leastKind of [0.05, 0.1, 0.2])
      for (const nearlyAsLikely of [0.35])
        for (const hushes of [0.05, 0.1, 0.15, 0.2, 0.3]) {
          const thresholds = { ...THRESHOLDS, warns, leastKind, nearlyAsLikely, hushes };
          rows.push({ thresholds, figures: figuresOf(all, thresholds) });
        }
  const share = ({ right, n }: Share) => right / n;
  for (const lost of [1, 3, 6, 10, 30])
    for (const most of [0.05, 0.06, 0.07, 0.08, 0.09, 0.1]) {
      const best = rows
        .filter(({ figures }) => figures.lost <= lost && share(figures.falseAlerts) <= most)
        .sort((one, other) => share(other.figures.recall) - share(one.figures.recall))[0];
      if (!best) continue;
      const { recall, falseAlerts, extras } = best.figures;
      const parts = [recall, falseAlerts, extras].map((one) => share(one).toFixed(3));
      console.log(
        `  lost<=${lost} false<=${most}: ${parts.join('  ')} lost ${best.figures.lost} ${JSON.stringify(best.thresholds)}`,
      );
    }
}

/** Half of the sentences may be read to mend rules; the other half tells whether that helps with what wasn't read. */
const isForWork = ({ text }: SafetyCase) => placeOf(text) % 2 === 0;

function list(some: readonly Tried[]): void {
  for (const one of some.filter(({ entry }) => isForWork(entry))) {
    const { entry, reading, ruled, opinion } = one;
    const raised = together(reading, ruled, opinion).map(({ hazard }) => HAZARDS[hazard].kind);
    const missing = entry.kinds.filter((kind) => !raised.includes(kind));
    const extra = raised.filter((kind) => !entry.kinds.includes(kind) && !entry.also?.includes(kind));
    if (missing.length === 0 && (extra.length === 0 || entry.kinds.length > 0)) continue;
    const rules = [...new Set(ruled.map(({ hazard }) => hazard))].join(',');
    const [first] = opinion.kinds;
    console.log(
      `  ${missing.map((kind) => `-${kind}`).join(' ')} ${extra.map((kind) => `+${kind}`).join(' ')} (rules ${rules}; model ${opinion.any.toFixed(2)} ${first?.kind} ${first?.chance.toFixed(2)})  ${entry.text}`,
    );
  }
}

const examples = new Map(SETS.map((set) => [set, readSafetyCases(set).map(exampleOf)]));
const all: Tried[] = [];
for (const set of LEFT_OUT) {
  const others = [...examples].filter(([name]) => name !== set).flatMap(([, list]) => list);
  const weights = unpack(weightsOf(others));
  const here = readSafetyCases(set).map((entry) => tried(entry, weights));
  all.push(...here);
  const { recall, falseAlerts, extras, lost } = figuresOf(here, THRESHOLDS);
  console.log(`\n${set}, left out of ${others.length} sentences`);
  console.log(`  recall       ${shown(recall)}`);
  console.log(`  false alerts ${shown(falseAlerts)}`);
  console.log(`  other kinds  ${shown(extras)}`);
  console.log(`  found by the rules and lost: ${lost}`);
  if (process.argv.includes('--errors')) list(here);
}
console.log('\nby kind');
for (const kind of ALERT_KINDS) {
  const share = figuresOf(all, THRESHOLDS).ofKind.get(kind);
  if (share) console.log(`  ${kind.padEnd(16)} ${shown(share)}`);
}
if (process.argv.includes('--grid')) grid(all);

const weights = weightsOf([...examples.values()].flat());
const text = `${JSON.stringify(weights)}\n`;
console.log(`\nweights: ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} KB gzip`);
if (!process.argv.includes('--measure'))
  writeFileSync(new URL('../src/data/hazard-weights.json', import.meta.url), text);
