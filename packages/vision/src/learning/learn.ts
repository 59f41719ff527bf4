import { FAMILIES, type Family } from '@plumbline/knowledge';
import { poolFamilies } from '../consensus/opinion-pool.ts';
import { type ConsensusWeights, sureOnly } from '../consensus/weights.ts';
import type { Head } from '../network/head.ts';
import { type Evaluation, evaluate } from './evaluation.ts';
import { grouped } from './figures.ts';
import { fitCalibration, type Outcome } from './fit-calibration.ts';
import { fitWeights, type Heard } from './fit-weights.ts';
import { pass, type Verdict } from './gate.ts';
import { agreementOf } from './labels.ts';
import type { Sample } from './observation.ts';
import { answerOn, type PanelVersion, votesOn } from './panel-answer.ts';
import { foldsOf, scenesOf } from './split.ts';
import { trainHead, type Weighted } from './train-head.ts';

/** `retrain` makes a new head and weights, `rebalance` leaves the active head and fits weights alone. */
export type LessonKind = 'retrain' | 'rebalance';

/** Everything that a run learns from and is measured by. Plain data, so that it crosses threads. */
export interface Lesson {
  kind: LessonKind;
  /** Photos labelled in this installation. */
  examples: readonly Sample[];
  /** Photos that ship as numbers, so that learning something new doesn't forget the old. */
  anchors: readonly Sample[];
  /** Measured on, never learned from. */
  benchmark: readonly Sample[];
  active: PanelVersion;
  shipped: PanelVersion;
}

export interface Learned {
  head: Head | null;
  weights: ConsensusWeights;
  benchmark: Evaluation;
  /** On examples of scenes that weren't learned from; null where there are no examples. */
  heldOut: Evaluation | null;
  verdict: Verdict;
}

/** Told between the steps: what is being done, and how much is done, 0 to 1. */
export type OnStep = (step: string, done: number) => void;

const FOLDS = 5;
/** How much is done when the benchmark is measured on for the first time; most versions need no second try. */
const ONCE = 0.92;
/** An example of this installation counts as this many photos that ship. */
const EXAMPLE_WORTH = 3;
/** How strongly weights are held to those that ship. */
const PULL = 0.4;
/** With so many scenes labelled, the weights follow them half as far as they would. */
const HALF_TRUSTED = 150;
/**
 * Photos of one look say what that look is and nothing of how the engines do elsewhere: 20 right ones of an unseen look
 * moved a temperature of 1 to 1.1, and with it 4 to 5 of 100 sure and right answers on everything else into doubt. The
 * weights follow from two projects on, and in full from as many as these.
 */
const ENOUGH_LOOKS = 5;
/**
 * And from so many scenes on: 26 right photos of three unseen looks moved the temperature to 1.05, less than chance moves
 * it among 26, and 5 to 7 of 100 sound walls that were called sound fell under the bar for it.
 */
const ENOUGH_SCENES = 60;

/**
 * How much more a photo that ships counts where it lies as near to a labelled one as the head speaks. A head that knows
 * flaking paint calls sound walls flaking that look like it, and these hold it back; they cost about a third of what is
 * gained, so they are called only where the benchmark lost without them, and more of them only where it still lost.
 */
const HELD_BACK = [0, 8, 16] as const;
/** Likeness from where on, and in full. */
const [ALIKE, SAME] = [0.75, 0.95];

/** How near a photo lies to the nearest of these, 0 to 1. */
function nearest({ embedding }: Sample, others: readonly Sample[]): number {
  const alike = others.reduce((most, other) => {
    const likeness = other.embedding.reduce((sum, value, k) => sum + value * (embedding[k] ?? 0), 0);
    return Math.max(most, likeness);
  }, 0);
  return Math.min(1, Math.max(0, (alike - ALIKE) / (SAME - ALIKE)));
}

/** Many photos of one source say less than as many of several, so that a set counts by the root of its size. */
function weighted(anchors: readonly Sample[], examples: readonly Sample[], heldBack: number): Weighted[] {
  const sets = (samples: readonly Sample[], worth: number, teaches: Weighted['teaches']) =>
    [...grouped(samples, ({ source, family }) => `${source}/${family}`).values()].flatMap((set) =>
      set.map((sample) => ({ sample, weight: worth / Math.sqrt(set.length), teaches })),
    );
  const known = sets(anchors, 1, 'network');
  return [
    ...(heldBack > 0
      ? known.map((one) => ({ ...one, weight: one.weight * (1 + heldBack * nearest(one.sample, examples)) }))
      : known),
    ...sets(examples, EXAMPLE_WORTH, 'label'),
  ];
}

function topOf(shares: Record<Family, number> | undefined): { family: Family; score: number } {
  const family = FAMILIES.reduce<Family>(
    (a, b) => ((shares?.[b] ?? 0) > (shares?.[a] ?? 0) ? b : a),
    'normal',
  );
  return { family, score: shares?.[family] ?? 0 };
}

/** An example with the head that never saw its scene, and the examples of other scenes. */
interface LeftOut {
  sample: Sample;
  head: Head | null;
  precedents: { shipped: readonly Sample[]; added: readonly Sample[] };
}

/** Shows each example to a head that was trained without its scene. */
function leaveOut({ kind, examples, anchors, active }: Lesson, heldBack: number, onStep: OnStep): LeftOut[] {
  onStep('Sorting photos by scene', 0.02);
  const folds = foldsOf(scenesOf(examples), FOLDS);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const added = examples.filter((_, at) => folds[at] !== fold);
    onStep(`Training without part ${fold + 1} of ${FOLDS}`, 0.05 + (0.5 * fold) / FOLDS);
    const head = kind === 'retrain' ? trainHead(weighted(anchors, added, heldBack)) : active.head;
    const precedents = { shipped: anchors, added };
    return examples.flatMap((sample, at) => (folds[at] === fold ? [{ sample, head, precedents }] : []));
  }).flat();
}

/**
 * Learns a version of the panel from labelled photos and says whether it may answer. Scenes are never on both sides of
 * a split; weights, temperature and calibration are fitted to what heads say of scenes they never saw; the benchmark
 * decides and teaches nothing. The same lesson gives the same version.
 */
export function learn(lesson: Lesson, onStep: OnStep = () => undefined): Learned {
  const [loose, ...closer] = HELD_BACK;
  const first = learnOnce(lesson, loose, onStep);
  if (first.verdict.accepted || lesson.kind !== 'retrain') return first;
  // Again with what ships held closer; where all of them lose, the first is told of.
  for (const [at, heldBack] of closer.entries()) {
    const done = (of: number) => ONCE + ((1 - ONCE) * (at + of)) / closer.length;
    const next = learnOnce(lesson, heldBack, (step, of) => onStep(step, done(of)));
    if (next.verdict.accepted) return next;
  }
  return first;
}

function learnOnce(lesson: Lesson, heldBack: number, onStep: OnStep): Learned {
  const { kind, examples, anchors, benchmark, active, shipped } = lesson;
  const leftOut = leaveOut(lesson, heldBack, onStep);

  onStep('Weighing the engines', 0.6);
  const heard: Heard[] = leftOut.map(({ sample, head, precedents }) => ({
    source: sample.source,
    truth: sample.family,
    votes: votesOn(sample, head, precedents),
  }));
  // Held to what ships: weights of the labels' own making would agree with them.
  const said = heard.map(({ votes, truth }) => ({
    label: truth,
    said: topOf(poolFamilies(votes, shipped.weights)).family,
  }));
  const agreement = agreementOf(said, new Set(scenesOf(leftOut.map(({ sample }) => sample))).size);
  const engines = [...new Set(heard.flatMap(({ votes }) => votes.map(({ engineId }) => engineId)))];
  const scenes = new Set(leftOut.map(({ sample }) => sample.group)).size;
  const looks = new Set(leftOut.map(({ sample }) => sample.source)).size;
  const many = Math.min(1, (looks - 1) / (ENOUGH_LOOKS - 1));
  const trust = many <= 0 || scenes < ENOUGH_SCENES ? 0 : (many * scenes) / (scenes + HALF_TRUSTED);
  const fitted =
    trust > 0 ? fitWeights(heard, { prior: shipped.weights, pull: PULL, trust, engines }) : shipped.weights;

  onStep('Matching confidence to what was right', 0.75);
  const outcomes: Outcome[] = heard.map(({ votes, truth }) => {
    const { family, score } = topOf(poolFamilies(votes, fitted));
    return { score, right: family === truth };
  });
  const weights =
    trust > 0
      ? { ...fitted, calibration: fitCalibration(outcomes, shipped.weights.calibration) }
      : shipped.weights;

  onStep('Training on all photos', 0.8);
  const head = kind === 'retrain' ? trainHead(weighted(anchors, examples, heldBack)) : active.head;

  onStep('Measuring on the benchmark', ONCE);
  const onBenchmark = (version: PanelVersion) => evaluate(benchmark, (sample) => answerOn(sample, version));
  const sure = (version: PanelVersion) => onBenchmark({ ...version, weights: sureOnly(version.weights) });
  const heldOut = evaluate(
    leftOut.map(({ sample }) => sample),
    (sample, at) => {
      const one = leftOut[at];
      return answerOn(sample, { head: one?.head ?? null, weights }, one?.precedents);
    },
  );
  return {
    head,
    weights,
    benchmark: onBenchmark({ head, weights }),
    heldOut: leftOut.length > 0 ? heldOut : null,
    // Half of what is named out of doubt is right: which half a head moves is chance, and would decide.
    verdict: pass(sure({ head, weights }), sure(active), sure(shipped), agreement),
  };
}
