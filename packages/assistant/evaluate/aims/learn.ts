/** Learns the weights of the aims from labelled messages. The same ones every time. */
import { readFileSync } from 'node:fs';
import { AIMS, type Aim, isAim } from '../../src/aims/aims.ts';
import { classed, featuresOf } from '../../src/aims/features.ts';
import { FIRST, NOUGHT, type PackedAims, STEP, softmax } from '../../src/aims/model.ts';
import { type ChatCase, readCases } from '../cases.ts';
import { readSet } from '../read-set.ts';
import { expand } from './expand.ts';
import { patternsOf } from './patterns.ts';

export const LEARNT_SETS = [
  'development',
  'development-2',
  'development-3',
  'development-4',
  'development-5',
  'development-6',
  'development-7',
  'development-8',
] as const;
export type LearntSet = (typeof LEARNT_SETS)[number];

interface Sample {
  features: number[];
  aim: number;
  weight: number;
}

/** How much more a message that somebody wrote counts than one made of a pattern. */
const WRITTEN = 30;
/** The same for those that were only written to be learnt from. */
const SAID = 15;
const ROUNDS = 20;
/** From this round on the weights after each are kept, and their mean is what is learnt. */
const AVERAGED_FROM = 8;
/** Share of its features that a message is learnt without each time, so that none leans on a single word. */
const HIDDEN = 0.3;
const RATE = 0.3;
const SHRINK = 2e-5;
/** Every so many-th sentence first: aims take turns, so that the last one learnt doesn't win. */
const STRIDE = 7919;
/** A weight smaller than this isn't kept. */
const LEAST = 0.15;

/** Messages that only add a place or a size to what was said before tell nothing of their aim. */
const ONLY_ADDS =
  /^(?:and |what about |or |its |it is |i am |in |is it )*(?:STATE|SIZE|NUM|BODY|DEFECT|ROOM)?(?: PART)?\W*$/;

export interface Labelled {
  text: string;
  aim: Aim;
}

/** The labelled messages of a set; of a conversation the last. */
export function labelled(set: LearntSet): Labelled[] {
  return readCases(set).flatMap(({ messages, aim, kind, project, projects }: ChatCase) => {
    const last = messages.at(-1) ?? '';
    const names = [project, ...(projects ?? [])].flatMap((each) => (each ? [each.name] : []));
    const text = classed(last, names);
    const known = AIMS.find((name) => name === aim);
    if (!known || (kind === 'follow_up' && ONLY_ADDS.test(text))) return [];
    return [{ text, aim: known }];
  });
}

/** What the rows that the tuning questions want are asked for by. */
const AIM_OF_ROW: readonly (readonly [RegExp, Aim])[] = [
  [/^state:\w+\/warranty/, 'law.period'],
  [/^state:\w+\/regulator/, 'law.complain'],
  [/^state:\w+\/insurance/, 'law.broke'],
  [/^state:\w+\/inspections/, 'law.stage'],
  [/^state:\w+\/edition/, 'law.edition'],
  [/^tolerance:guide-status/, 'law.guide'],
  [/^tolerance:/, 'pos.ok'],
  [/^defect:\w+\/who/, 'pos.who'],
  [/^(?:defect|help|as4349|standard|ncc|ncc-topic|stage|renumbered|change|edition):/, 'knowledge'],
];

/** The tuning questions that stand alone, by the kind of row that answers them. */
function tuned(): Labelled[] {
  return readSet('tuning').flatMap(({ messages, right }) => {
    const [only] = messages;
    const aim = AIM_OF_ROW.find(([pattern]) => pattern.test(right[0] ?? ''))?.[1];
    return messages.length === 1 && only && aim ? [{ text: classed(only), aim }] : [];
  });
}

/** Messages in the words of people, written for the learning alone: no set that is graded holds them. */
function said(): Labelled[] {
  let aim: Aim | undefined;
  const messages: Labelled[] = [];
  for (const line of readFileSync(new URL('./said.txt', import.meta.url), 'utf8').split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line.trim())?.[1];
    if (heading) {
      if (!isAim(heading)) throw new Error(`said.txt: there is no aim '${heading}'`);
      aim = heading;
    } else if (aim && line.trim() !== '') messages.push({ text: classedPattern(line), aim });
  }
  return messages;
}

/** A pattern has its classes in capitals already; the rest of it is classed as a message is. */
const classedPattern = (sentence: string) =>
  sentence
    .split(/(\b[A-Z]{2,}\b)/)
    .map((part, at) => (at % 2 === 1 ? part : ` ${classed(part)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a feature is left out this time: by chance, and the same every time that it is learnt. */
const isHidden = (feature: number, turn: number, round: number) =>
  (Math.imul(feature * 31 + round * 977 + turn * 131, 2_654_435_761) >>> 8) % 1000 < HIDDEN * 1000;

/** Learns from the patterns and the messages of these sets. */
export function learn(sets: readonly LearntSet[]): PackedAims {
  const ids = new Map<string, number>();
  const idsOf = (text: string) =>
    featuresOf(text).map((feature) => {
      const known = ids.get(feature);
      if (known !== undefined) return known;
      ids.set(feature, ids.size);
      return ids.size - 1;
    });
  const samples: Sample[] = AIMS.flatMap((aim, index) =>
    patternsOf(aim)
      .flatMap(expand)
      .map((sentence) => ({ features: idsOf(classedPattern(sentence)), aim: index, weight: 1 })),
  );
  const add = (written: readonly Labelled[], times: number) => {
    for (const { text, aim } of written) {
      const sample = { features: idsOf(text), aim: AIMS.indexOf(aim), weight: 1 };
      for (let time = 0; time < times; time += 1) samples.push(sample);
    }
  };
  for (const set of sets) add(labelled(set), WRITTEN);
  add(tuned(), WRITTEN);
  add(said(), SAID);
  const many = AIMS.length;
  const weights = new Float32Array(ids.size * many);
  const bias = new Float64Array(many);
  const scores = new Float64Array(many);
  const sums = new Float32Array(weights.length);
  const biasSums = new Float64Array(many);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * 0.25);
    for (let turn = 0; turn < samples.length; turn += 1) {
      const sample = samples[(turn * STRIDE + round) % samples.length];
      if (!sample) continue;
      scores.set(bias);
      const seen = sample.features.filter((feature) => !isHidden(feature, turn, round));
      for (const feature of seen)
        for (let aim = 0; aim < many; aim += 1)
          scores[aim] = (scores[aim] ?? 0) + (weights[feature * many + aim] ?? 0);
      softmax(scores);
      // A long sentence has more features and would otherwise move them further.
      const step = rate / Math.sqrt(sample.features.length);
      for (let aim = 0; aim < many; aim += 1) {
        const error = (aim === sample.aim ? 1 : 0) - (scores[aim] ?? 0);
        if (Math.abs(error) < 1e-3) continue;
        bias[aim] = (bias[aim] ?? 0) + step * 0.1 * error;
        for (const feature of seen) {
          const at = feature * many + aim;
          weights[at] = (weights[at] ?? 0) * (1 - SHRINK) + step * error;
        }
      }
    }
    if (round < AVERAGED_FROM) continue;
    for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
    for (const [at, value] of bias.entries()) biasSums[at] = (biasSums[at] ?? 0) + value;
  }
  const kept = ROUNDS - AVERAGED_FROM;
  return pack(
    ids,
    sums.map((sum) => sum / kept),
    biasSums.map((sum) => sum / kept),
  );
}

function pack(ids: ReadonlyMap<string, number>, weights: Float32Array, bias: Float64Array): PackedAims {
  const features: string[] = [];
  const packed: string[] = [];
  for (const [feature, id] of ids) {
    let pairs = '';
    for (let aim = 0; aim < AIMS.length; aim += 1) {
      const weight = weights[id * AIMS.length + aim] ?? 0;
      if (Math.abs(weight) < LEAST) continue;
      const steps = Math.max(-43, Math.min(43, Math.round(weight / STEP)));
      pairs += String.fromCharCode(FIRST + aim, NOUGHT + steps);
    }
    // A word that the model has met counts as familiar, even where it tells nothing.
    if (pairs === '' && /[ ^#=]/.test(feature)) continue;
    features.push(feature);
    packed.push(pairs);
  }
  return {
    aims: AIMS,
    bias: [...bias].map((value) => Math.round(value * 100) / 100),
    features,
    weights: packed,
  };
}
