/**
 * A second opinion on a text, beside the rules: how loudly it tells of a hazard at all, and of which kind. It is
 * trained on sentences (`npm run train:hazards`), so it knows words that no rule has.
 */
import { ALERT_KINDS, type AlertKind } from '../alert.ts';
import type { Reading, Span } from '../reading.ts';
import type { Scores } from './evidence.ts';
import { readStretches, type Stretch } from './features.ts';
import { type NamedNet, unpackNet } from './packed-net.ts';
import { netScores } from './text-net.ts';
import { TRAINED, TRAINED_NET } from './trained.ts';
import { ANY, OUTPUTS, placeOf, scoresOf, shareOf, unpack, type Weights } from './weights.ts';

export interface Opinion extends Scores {
  /** What the third reading says. */
  net: Scores;
  /** The clause that speaks loudest for a kind. */
  clauseOf: (kind: AlertKind) => Span;
}

let kept: Weights | undefined;
let keptNet: NamedNet | undefined;
const trainedNet = (): NamedNet => {
  keptNet ??= unpackNet(TRAINED_NET);
  return keptNet;
};
const trained = (): Weights => {
  kept ??= unpack(TRAINED);
  return kept;
};

function loudestClause(reading: Reading, stretch: Stretch, output: number, weights: Weights): Span {
  const byClause = new Map<number, number>();
  const share = shareOf(stretch.features.size);
  for (const [place, at] of stretch.features) {
    const row = weights.rowOf[place];
    if (!row) continue;
    const told = (weights.rows[row * OUTPUTS + output] ?? 0) + (weights.rows[row * OUTPUTS + ANY] ?? 0);
    const clause = reading.words[at]?.clause ?? 0;
    byClause.set(clause, (byClause.get(clause) ?? 0) + told * share);
  }
  const [loudest] = [...byClause].sort((one, other) => other[1] - one[1])[0] ?? [0];
  let { start, end } = stretch;
  while (start < end - 1 && reading.words[start]?.clause !== loudest) start += 1;
  while (end > start + 1 && reading.words[end - 1]?.clause !== loudest) end -= 1;
  return { start, end };
}

export function opinionOf(
  reading: Reading,
  weights: Weights = trained(),
  net: NamedNet = trainedNet(),
): Opinion {
  const highest = new Float32Array(OUTPUTS).fill(Number.NEGATIVE_INFINITY);
  const best: (Stretch | undefined)[] = [];
  const stretches = readStretches(reading, placeOf);
  const all = new Map<number, number>();
  for (const stretch of stretches) {
    for (const [place, at] of stretch.features) all.set(place, at);
    const scores = scoresOf(weights, stretch.features);
    for (let output = 0; output < OUTPUTS; output += 1) {
      const score = scores[output] ?? 0;
      if (score <= (highest[output] ?? 0)) continue;
      highest[output] = score;
      best[output] = stretch;
    }
  }
  // One sentence is the whole text.
  const whole = stretches.length === 1 ? highest : scoresOf(weights, all);
  return {
    any: highest[ANY] ?? Number.NEGATIVE_INFINITY,
    net: netScores(reading, net),
    kinds: ALERT_KINDS.map((_, output) => highest[output] ?? Number.NEGATIVE_INFINITY),
    whole: whole[ANY] ?? 0,
    clauseOf: (kind) => {
      const output = ALERT_KINDS.indexOf(kind);
      const stretch = best[output];
      return stretch ? loudestClause(reading, stretch, output, weights) : { start: 0, end: 1 };
    },
  };
}
