/** Doubt is never left without what to photograph next, and sends nobody under what may be loose (decisions 37 and 0416). */
import { expect, it } from 'vitest';
import { assess, PRECAUTION } from '../src/assess/assess.ts';
import { looksFromAfar } from '../src/questions/index.ts';
import { assessInput } from './support/assess-input.ts';

it('leaves doubt with what to photograph, and sends nobody under it', () => {
  const lines = [
    'It may be: crack.',
    'Photograph each marked place from arm’s length, one photo each.',
    'Go closer, so that the part that worries you fills most of the photo.',
    'Go closer and take the photo straight on, in even light.',
    'Hold a coin or a ruler beside the crack for scale.',
    'Take it straight on, without a slant.',
  ];
  expect(looksFromAfar(lines)).toEqual([
    'It may be: crack.',
    'Photograph each marked place, one photo each. Zoom in, and don’t stand under it.',
    'Zoom in without going under it, so that the part that worries you fills most of the photo.',
    'Zoom in without going under it and take the photo straight on, in even light.',
    'Take it straight on, without a slant.',
  ]);
  const open = assess(assessInput({ outcome: 'not_sure', family: null, fallen: 'unknown' }));
  expect(open.recommendations[0]).toBe(PRECAUTION);
  expect(open.recommendations.join(' ')).toMatch(/take the photo/);
  expect(open.recommendations.join(' ')).not.toMatch(/arm’s length|closer|coin/i);
});
