/**
 * `npm run train:hazards`: trains the second opinion on the development sentences and writes
 * `src/data/hazard-weights.json`, then learns how far rules and model are to be believed
 * (`src/data/hazard-decision.json`).
 *
 * First it measures with each set left out in turn: the model is trained on all others, the decision on what was said
 * of the others while they were left out, and both are tried on the set. Only sets are left out whose sentences no rule
 * was written from. `-- --grid` shows what other thresholds cost, `-- --errors` what is read wrong, `-- --measure`
 * writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { wilson } from '../../vision/src/learning/figures.ts';
import { ALERT_KINDS, type AlertKind } from '../src/hazards/alert.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { ageOf } from '../src/hazards/from-project.ts';
import { hazardsIn } from '../src/hazards/matching.ts';
import { chancesOf, type Decision, evidenceOf } from '../src/hazards/model/evidence.ts';
import { opinionOf } from '../src/hazards/model/opinion.ts';
import { DECISION } from '../src/hazards/model/trained.ts';
import { type PackedWeights, unpack } from '../src/hazards/model/weights.ts';
import { Reading } from '../src/hazards/reading.ts';
import { type Readings, THRESHOLDS, type Thresholds, together } from '../src/hazards/two-readings.ts';
import { learnDecision, type Sample } from './model/decision.ts';
import { type Example, exampleOf } from './model/examples.ts';
import { seenOften, textsOf, train } from './model/logistic.ts';
import { heaviest, pack } from './model/prune.ts';
import { DEVELOPMENT_SETS, readSafetyCases, type SafetyCase, type Share } from './safety-cases.ts';

const SETS = DEVELOPMENT_SETS;
const LEFT_OUT = [
  'development-3',
  'development-4',
  'development-6',
  'development-7',
  'development-8',
  'development-9',
] as const;
/** Weights that are kept: for any hazard at all, and for its kind. */
const MOST = { any: 20_000, kinds: 20_000 };

function weightsOf(examples: readonly Example[]): PackedWeights {
  const texts = textsOf(examples);
  const whole = train(examples, seenOften(texts));
  const { kept, mask } = heaviest(whole, texts, MOST.any, MOST.kinds);
  return pack(train(examples, kept, mask));
}

interface Tried extends Readings {
  entry: SafetyCase;
}

function tried(entry: SafetyCase, weights: ReturnType<typeof unpack>): Tried {
  const reading = new Reading(entry.text);
  const { classes, isYoung } = ageOf({
    words: entry.text,
    ...(entry.project ? { project: entry.project } : {}),
    ...(entry.projectWords === undefined ? {} : { projectWords: entry.projectWords }),
  });
  return {
    entry,
    reading,
    ruled: hazardsIn(reading, classes),
    opinion: opinionOf(reading, weights),
    isYoung,
  };
}

interface Figures {
  recall: Share;
  falseAlerts: Share;
  extras: Share;
  /** Hazards that the rules had found, and together are missed. */
  lost: number;
  ofKind: Map<AlertKind, Share>;
}

function figuresOf(
  all: readonly Tried[],
  decisionFor: (one: Tried) => Decision,
  thresholds: Thresholds = THRESHOLDS,
): Figures {
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
  for (const one of all) {
    const { entry, ruled } = one;
    const byRules = new Set(ruled.map(({ hazard }) => HAZARDS[hazard].kind));
    const raised = new Set(
      together(one, thresholds, decisionFor(one)).map(({ hazard }) => HAZARDS[hazard].kind),
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

function grid(all: readonly Tried[], decisionFor: (one: Tried) => Decision): void {
  console.log('\nwarns ruled surely   recall  false  other kinds  lost');
  for (const warns of [0.3, 0.35, 0.4, 0.45, 0.5])
    for (const ruled of [0.2, 0.3, 0.4])
      for (const ruledSurely of [0.05, 0.1]) {
        const { recall, falseAlerts, extras, lost } = figuresOf(all, decisionFor, {
          ...THRESHOLDS,
          warns,
          ruled,
          ruledSurely,
        });
        const parts = [recall, falseAlerts, extras].map((one) => (one.right / one.n).toFixed(3));
        console.log(`${warns} ${ruled} ${ruledSurely}   ${parts.join('  ')}  ${lost}`);
      }
}

function list(some: readonly Tried[], decision: Decision): void {
  for (const one of some) {
    const { entry, reading, ruled, opinion } = one;
    const raised = together(one, THRESHOLDS, decision).map(({ hazard }) => HAZARDS[hazard].kind);
    const missing = entry.kinds.filter((kind) => !raised.includes(kind));
    const extra = raised.filter((kind) => !entry.kinds.includes(kind) && !entry.also?.includes(kind));
    if (missing.length === 0 && (extra.length === 0 || entry.kinds.length > 0)) continue;
    const rules = [...new Set(ruled.map(({ hazard }) => hazard))].join(',');
    const chances = chancesOf(opinion, ruled, reading.words.length, decision);
    const [first] = [...chances].sort((a, b) => b[1] - a[1]);
    console.log(
      `  ${missing.map((kind) => `-${kind}`).join(' ')} ${extra.map((kind) => `+${kind}`).join(' ')} (rules ${rules}; ${first?.[0]} ${first?.[1].toFixed(2)})  ${entry.text}`,
    );
  }
}

function samplesOf({ entry, ruled, opinion, reading }: Tried): Sample[] {
  return evidenceOf(opinion, ruled, reading.words.length).flatMap((evidence, i) => {
    const kind = ALERT_KINDS[i];
    if (kind === undefined || entry.also?.includes(kind)) return [];
    return [{ evidence, right: entry.kinds.includes(kind) }];
  });
}

const examples = new Map(SETS.map((set) => [set, readSafetyCases(set).map(exampleOf)]));
const leftOut = new Map<string, Tried[]>();
for (const set of LEFT_OUT) {
  const others = [...examples].filter(([name]) => name !== set).flatMap(([, list]) => list);
  const weights = unpack(weightsOf(others));
  leftOut.set(
    set,
    readSafetyCases(set).map((entry) => tried(entry, weights)),
  );
}
const decisions = new Map<Tried, Decision>();
for (const [set, here] of leftOut) {
  const decision = learnDecision(
    [...leftOut].filter(([name]) => name !== set).flatMap(([, list]) => list.flatMap(samplesOf)),
  );
  for (const one of here) decisions.set(one, decision);
  const { recall, falseAlerts, extras, lost } = figuresOf(here, () => decision);
  console.log(`\n${set}, left out`);
  console.log(`  recall       ${shown(recall)}`);
  console.log(`  false alerts ${shown(falseAlerts)}`);
  console.log(`  other kinds  ${shown(extras)}`);
  console.log(`  found by the rules and lost: ${lost}`);
  if (process.argv.includes('--errors')) list(here, decision);
}
const all = [...decisions.keys()];
const decisionFor = (one: Tried): Decision => decisions.get(one) ?? DECISION;
const { recall, falseAlerts, extras, lost, ofKind } = figuresOf(all, decisionFor);
console.log(
  `\nall that were left out\n  recall       ${shown(recall)}\n  false alerts ${shown(falseAlerts)}`,
);
console.log(`  other kinds  ${shown(extras)}\n  found by the rules and lost: ${lost}\n\nby kind`);
for (const [kind, share] of ofKind) console.log(`  ${kind.padEnd(16)} ${shown(share)}`);
if (process.argv.includes('--grid')) grid(all, decisionFor);

const text = `${JSON.stringify(weightsOf([...examples.values()].flat()))}\n`;
const decision = `${JSON.stringify(learnDecision(all.flatMap(samplesOf)))}\n`;
console.log(`\nweights: ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} KB gzip`);
if (!process.argv.includes('--measure')) {
  writeFileSync(new URL('../src/data/hazard-weights.json', import.meta.url), text);
  writeFileSync(new URL('../src/data/hazard-decision.json', import.meta.url), decision);
}
