import { expect, it } from 'vitest';
import { combine } from '../consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import { answerOn, votesOn } from './panel-answer.ts';
import { readSamples } from './sample-files.ts';

const PHOTO_ALONE = { description: '', stages: [], project: {}, inspectedOn: '2026-01-01' };

it('answers on numbers as the panel itself would', async () => {
  const { samples } = await readSamples('benchmark');
  for (const sample of samples.filter((_, at) => at % 20 === 0)) {
    const { outcome, family, confidence, distribution } = combine(
      votesOn(sample, null),
      PHOTO_ALONE,
      SHIPPED_WEIGHTS,
    );
    const answer = answerOn(sample, { head: null, weights: SHIPPED_WEIGHTS });
    expect(answer).toMatchObject({ outcome, family });
    expect(answer.confidence).toBeCloseTo(confidence, 6);
    expect(answer.distribution.crack).toBeCloseTo(distribution.crack, 6);
  }
});
