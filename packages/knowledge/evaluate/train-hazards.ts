/**
 * `npm run train:hazards`: trains the n-gram model on the development sentences that may be learnt from, and writes
 * `src/data/hazard-weights.json`. Network and decision stay as they ship.
 *
 * `-- --reader FOLDER` also takes the network that `evaluate/reader/train_reader.py` trained there, leaves out its 450
 * words that count for least and writes `hazard-net.json`; then it learns how far rules and models are to be believed
 * (`hazard-decision.json`).
 *
 * With a reader it measures first, with twelve writers' sets left out: the models are trained on all others, the decision on what was
 * said of the other eleven while they were left out, and both are tried on the set. A second process trains on everything
 * meanwhile. It takes some five minutes. `-- --grid` shows what other thresholds cost, `-- --errors` what is
 * read wrong.
 * `-- --measure` writes nothing. `-- --sentences FOLDER` only writes what the network learns from.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { wilson } from '../../vision/src/learning/figures.ts';
import { ALERT_KINDS, type AlertKind } from '../src/hazards/alert.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { type Age, ageOf } from '../src/hazards/from-project.ts';
import { hazardsIn } from '../src/hazards/matching.ts';
import {
  chancesOf,
  type Decision,
  dangerEvidence,
  evidenceOf,
  type Heard,
  heardIn,
  kindChances,
} from '../src/hazards/model/evidence.ts';
import { opinionOf } from '../src/hazards/model/opinion.ts';
import { type NamedNet, unpackNet } from '../src/hazards/model/packed-net.ts';
import { DECISION } from '../src/hazards/model/trained.ts';
import { unpack, type Weights } from '../src/hazards/model/weights.ts';
import { Reading } from '../src/hazards/reading.ts';
import {
  type Asked,
  heardTogether,
  type Readings,
  THRESHOLDS,
  type Thresholds,
} from '../src/hazards/two-readings.ts';
import { learnLine, type Sample } from './model/decision.ts';
import { readTrainedNet } from './model/pack-net.ts';
import { wordsMet, writeSentences } from './model/sentences.ts';
import { trainedOn } from './model/training.ts';
import {
  DEVELOPMENT_SETS,
  readSafetyCases,
  type SafetyCase,
  type SafetySet,
  type Share,
} from './safety-cases.ts';

/** Sets of other hands, whose sentences no rule was written from before they were measured; these are left out together. */
const LEFT_OUT: readonly (readonly SafetySet[])[] = [
  [
    'development-11',
    'development-12',
    'development-17',
    'development-21',
    'development-24',
    'development-26',
    'development-28',
    'development-33',
    'development-38',
    'development-45',
    'development-48',
    'development-53',
  ],
];

interface Tried extends Readings {
  entry: SafetyCase;
  classes: Age['classes'];
  opine: Asked['opine'];
}

function tried(entry: SafetyCase, weights: Weights, net: NamedNet): Tried {
  const reading = new Reading(entry.text);
  const { classes, isYoung } = ageOf({
    words: entry.text,
    ...(entry.project ? { project: entry.project } : {}),
    ...(entry.projectWords === undefined ? {} : { projectWords: entry.projectWords }),
  });
  const opine = (some: Reading) => opinionOf(some, weights, net);
  const ruled = hazardsIn(reading, classes);
  return { entry, reading, classes, ruled, opine, opinion: opine(reading), isYoung };
}

/** What would be warned of, were this what ships. */
const raisedIn = (one: Tried, decision: Decision, thresholds: Thresholds = THRESHOLDS) =>
  heardTogether(one, one.classes, { opine: one.opine, thresholds, decision });

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
      raisedIn(one, decisionFor(one), thresholds).map(({ hazard }) => HAZARDS[hazard].kind),
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
  console.log('\ndanger ruled surely beside   recall  false  other kinds  lost');
  for (const danger of [0.35, 0.4, 0.45, 0.5])
    for (const ruled of [0.2, 0.3, 0.4])
      for (const ruledSurely of [0.05, 0.15])
        for (const beside of [0.15, 0.2, 0.3]) {
          const { recall, falseAlerts, extras, lost } = figuresOf(all, decisionFor, {
            ...THRESHOLDS,
            danger,
            ruled,
            ruledSurely,
            beside,
          });
          const parts = [recall, falseAlerts, extras].map((one) => (one.right / one.n).toFixed(3));
          console.log(`${danger} ${ruled} ${ruledSurely} ${beside}   ${parts.join('  ')}  ${lost}`);
        }
}

function list(some: readonly Tried[], decision: Decision): void {
  for (const one of some) {
    const { entry, reading, ruled, opinion } = one;
    const raised = raisedIn(one, decision).map(({ hazard }) => HAZARDS[hazard].kind);
    const missing = entry.kinds.filter((kind) => !raised.includes(kind));
    const extra = raised.filter((kind) => !entry.kinds.includes(kind) && !entry.also?.includes(kind));
    if (missing.length === 0 && (extra.length === 0 || entry.kinds.length > 0)) continue;
    const rules = [...new Set(ruled.map(({ hazard }) => hazard))].join(',');
    const { danger, kinds } = chancesOf(heardIn(reading, opinion, ruled), decision);
    const [first] = [...kinds].sort((a, b) => b[1] - a[1]);
    console.log(
      `  ${missing.map((kind) => `-${kind}`).join(' ')} ${extra.map((kind) => `+${kind}`).join(' ')} (rules ${rules}; ${danger.toFixed(2)}, ${first?.[0]} ${first?.[1].toFixed(2)})  ${entry.text}`,
    );
  }
}

const heardOf = ({ ruled, opinion, reading }: Tried): Heard => heardIn(reading, opinion, ruled);

function learnDecision(all: readonly Tried[]): Decision {
  const kinds = learnLine(
    all.flatMap((one) => {
      const { entry } = one;
      return evidenceOf(heardOf(one)).flatMap((evidence, i): Sample[] => {
        const kind = ALERT_KINDS[i];
        if (kind === undefined || entry.also?.includes(kind)) return [];
        return [{ evidence, right: entry.kinds.includes(kind) }];
      });
    }),
  );
  const danger = learnLine(
    all.map((one): Sample => {
      const heard = heardOf(one);
      const chances = kindChances(heard, kinds);
      return { evidence: dangerEvidence(heard, chances), right: one.entry.kinds.length > 0 };
    }),
  );
  return { kinds, danger };
}

const folderOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const forNet = folderOf('--sentences');
if (forNet !== undefined) {
  writeSentences(`${forNet}/sentences.jsonl`, new Set(LEFT_OUT.flat()));
  process.exit(0);
}
function write(parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts)) {
    const text = `${JSON.stringify(value)}\n`;
    console.log(`\n${name}: ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} KB gzip`);
    if (!process.argv.includes('--measure'))
      writeFileSync(new URL(`../src/data/hazard-${name}.json`, import.meta.url), text);
  }
}

const readers = folderOf('--reader');
if (readers === undefined) {
  write({ weights: await trainedOn(DEVELOPMENT_SETS) });
  process.exit(0);
}

const met = wordsMet();
const leftOut = new Map<string, Tried[]>();
async function leaveOut(fold: readonly SafetySet[]): Promise<void> {
  const unpacked = unpack(await trainedOn(DEVELOPMENT_SETS.filter((set) => !fold.includes(set))));
  const named = unpackNet(readTrainedNet(`${readers}/reader-left-out.json`, met));
  for (const set of fold)
    leftOut.set(
      set,
      readSafetyCases(set).map((entry) => tried(entry, unpacked, named)),
    );
}
const everything = trainedOn(DEVELOPMENT_SETS);
await Promise.all(LEFT_OUT.map(leaveOut));
const decisions = new Map<Tried, Decision>();
for (const [set, here] of leftOut) {
  const decision = learnDecision([...leftOut].filter(([name]) => name !== set).flatMap(([, list]) => list));
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

const weights = await everything;
const net = readTrainedNet(`${readers}/reader.json`, met);
write({ weights, net, decision: learnDecision(all) });
