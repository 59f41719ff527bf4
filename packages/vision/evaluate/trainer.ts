/**
 * npm run evaluate:trainer
 * What retraining is worth, measured on the numbers that ship: a new look taught by 20 labelled photos, three
 * families of one taught together by 26, wrong labels, mixed ones, and the time that 2,000 examples take. Needs no photos.
 */
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { randomFrom } from '../fit/random.ts';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { evaluate } from '../src/learning/evaluation.ts';
import { grouped } from '../src/learning/figures.ts';
import { type Learned, type Lesson, learn } from '../src/learning/learn.ts';
import type { Sample } from '../src/learning/observation.ts';
import { answerOn, type PanelVersion, type Precedents } from '../src/learning/panel-answer.ts';
import { readSamples } from '../src/learning/sample-files.ts';
import { assetPath } from '../src/network/assets.ts';
import { readExamples } from '../src/network/examples.ts';
import { teachTogether } from './taught-together.ts';

const TAUGHT = 20;
const WRONG = 200;
const MANY = 2000;

const { samples: benchmark, network } = await readSamples('benchmark');
const { samples: anchors } = await readSamples('anchors');
const shippedExamples = await readExamples(assetPath('precedents.bin'));
const shipped: PanelVersion = { head: null, weights: SHIPPED_WEIGHTS };
const lesson = (changes: Partial<Lesson>): Lesson => ({
  kind: 'retrain',
  examples: [],
  anchors,
  benchmark,
  active: shipped,
  shipped,
  ...changes,
});
const measure = (some: readonly Sample[], version: PanelVersion, added: readonly Sample[] = []) => {
  const precedents: Precedents = { shipped: shippedExamples, added };
  return evaluate(some, (sample) => answerOn(sample, version, precedents));
};
const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(3)}`;

/** Takes whole scenes until there are enough; scattered, so that no run of neighbours is taken. */
function taughtAndHeld(set: readonly Sample[]): [Sample[], Sample[]] {
  const random = randomFrom(5);
  const scenes = [...grouped(set, ({ group }) => group).values()]
    .map((photos) => ({ photos, place: random() }))
    .sort((a, b) => a.place - b.place);
  const taught: Sample[] = [];
  const held: Sample[] = [];
  for (const { photos } of scenes) (taught.length < TAUGHT ? taught : held).push(...photos);
  return [taught, held];
}

console.log(`network ${network}; benchmark ${benchmark.length} photos, anchors ${anchors.length}`);
const before = measure(benchmark, shipped);
console.log(
  `shipped: balanced accuracy ${before.balancedAccuracy.toFixed(3)}, log loss ${before.logLoss.toFixed(3)}\n`,
);

console.log(`A new look, ${TAUGHT} photos taught`);
console.log(
  `${'source / truth'.padEnd(32)} held   before  precedent  retrained    gain   elsewhere  worst family  gate`,
);
for (const [name, set] of grouped(benchmark, ({ source, family }) => `${source}/${family}`)) {
  const [taught, held] = taughtAndHeld(set);
  if (held.length < 12) continue;
  const elsewhere = benchmark.filter((sample) => !set.includes(sample));
  const learned = learn(lesson({ examples: taught, benchmark: elsewhere }));
  const recallOf = (version: PanelVersion, added?: readonly Sample[]) =>
    measure(held, version, added).accuracy;
  const was = recallOf(shipped);
  const now = recallOf(learned, taught);
  const [old, fresh] = [measure(elsewhere, shipped), measure(elsewhere, learned, taught)];
  const worst = Math.min(
    ...fresh.families.map(({ recall }, at) => (recall ?? 0) - (old.families[at]?.recall ?? 0)),
  );
  console.log(
    `${name.padEnd(32)} ${String(held.length).padStart(4)}   ${was.toFixed(3)}      ${recallOf(shipped, taught).toFixed(3)}      ${now.toFixed(3)}  ${signed(now - was)}      ${signed(fresh.balancedAccuracy - old.balancedAccuracy)}        ${signed(worst)}  ${learned.verdict.accepted ? 'taken' : learned.verdict.reason}`,
  );
}

console.log('\nSeveral families of a new look at once');
teachTogether({ anchors, benchmark, active: shipped, shipped }, shippedExamples);

type Labelling = (sample: Sample, random: () => number) => Family;

/** Photos that the network was trained on, some under labels that aren't theirs. */
function mislabelled(count: number, seed: number, how: Labelling): { wrong: Sample[]; rest: Sample[] } {
  const random = randomFrom(seed);
  const order = anchors.map((sample) => ({ sample, place: random() })).sort((a, b) => a.place - b.place);
  const chosen = order.slice(0, count).map(({ sample }) => sample);
  const wrong = chosen.map((sample) => ({ ...sample, source: 'upload', family: how(sample, random) }));
  return { wrong, rest: anchors.filter((sample) => !chosen.includes(sample)) };
}

const others: Labelling = ({ family }, random) => {
  const rest = FAMILIES.filter((one) => one !== family);
  return rest[Math.floor(random() * rest.length)] ?? 'normal';
};
const partly =
  (wrong: number): Labelling =>
  (sample, random) =>
    random() < wrong ? others(sample, random) : sample.family;
console.log('\nLabels, some or all wrong (gate: what it says of three draws)');
const kinds: [string, number, Labelling][] = [
  ['any other family', WRONG, others],
  ['any other family', 60, others],
  ['any other family', 26, others],
  ['any family', WRONG, (_, random) => FAMILIES[Math.floor(random() * FAMILIES.length)] ?? 'normal'],
  ['sound and defective swapped', WRONG, ({ family }) => (family === 'normal' ? 'crack' : 'normal')],
  ['all called a crack', WRONG, () => 'crack'],
  ['seven of ten wrong', WRONG, partly(0.7)],
  ['half wrong', WRONG, partly(0.5)],
  ['one of ten wrong', WRONG, partly(0.1)],
  ['all right', WRONG, ({ family }) => family],
];
for (const [name, count, how] of kinds) {
  for (const seed of [9, 10, 11]) {
    const { wrong, rest } = mislabelled(count, seed, how);
    const learned = learn(lesson({ examples: wrong, anchors: rest }));
    const { accepted, reason } = learned.verdict;
    console.log(
      `${`${count} ${name}`.padEnd(32)} ${accepted ? 'taken' : 'refused'}; balanced ${learned.benchmark.balancedAccuracy.toFixed(3)}${accepted ? '' : `. ${reason.slice(0, 160)}`}`,
    );
  }
}

function many(): Sample[] {
  const random = randomFrom(3);
  return Array.from({ length: MANY }, (_, at) => {
    const sample = benchmark[Math.floor(random() * benchmark.length)] ?? benchmark[0];
    const moved = (sample?.embedding ?? []).map((value) => Math.max(0, value + 0.2 * (random() - 0.5)));
    const length = Math.hypot(...moved) || 1;
    return {
      ...(sample as Sample),
      source: `project:${at % 40}`,
      group: `photo:${at}`,
      embedding: moved.map((value) => value / length),
    };
  });
}
const start = performance.now();
const learned: Learned = learn(lesson({ examples: many() }));
console.log(
  `\n${MANY} examples: ${((performance.now() - start) / 1000).toFixed(1)} s in one thread (${learned.verdict.accepted ? 'taken' : 'rejected'})`,
);
