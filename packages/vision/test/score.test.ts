import { FAMILIES } from '@plumbline/knowledge';
import { ENOUGH_PHOTOS } from '@plumbline/knowledge/recall';
import { expect, test } from 'vitest';
import { type Answered, calibrationBySource, tooFew } from '../evaluate/score.ts';
import { isDefect } from '../src/learning/figures.ts';

const photos = (truth: Answered['truth'], count: number): Answered[] =>
  Array.from({ length: count }, () => ({ source: 'own', truth, answer: {} as Answered['answer'] }));

const enough = FAMILIES.filter(isDefect).flatMap((family) => photos(family, ENOUGH_PHOTOS));

test('a collection with enough of each kind may become the product’s figures', () => {
  expect(tooFew(enough)).toEqual([]);
});

test('one that has too few of a kind, or none, may not', () => {
  const without = enough.filter(({ truth }) => truth !== 'efflorescence');
  expect(tooFew(without)).toEqual([{ family: 'efflorescence', photos: 0 }]);
  expect(tooFew(enough.slice(1)).map(({ photos: count }) => count)).toEqual([ENOUGH_PHOTOS - 1]);
  expect(tooFew(photos('crack', 40)).map(({ family }) => family)).not.toContain('crack');
});

const named = (source: string, truth: Answered['truth'], confidence: number): Answered => ({
  source,
  truth,
  answer: {
    outcome: 'defect',
    family: 'crack',
    confidence,
    distribution: { crack: 1 },
  } as unknown as Answered['answer'],
});
const many = (count: number, one: Answered) => Array.from({ length: count }, () => one);

test('how far confidence is off is told of each large collection, and of no small one', () => {
  const told = calibrationBySource([
    ...many(150, named('large', 'crack', 0.6)),
    ...many(50, named('large', 'spalling', 0.6)),
    ...many(199, named('small', 'spalling', 0.9)),
  ]);
  expect(told).toEqual([
    { source: 'large', photos: 200, answered: 200, right: 150, claimed: 0.6, calibrationError: 0.15 },
  ]);
});
