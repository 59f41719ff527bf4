/** Doubt is never left without what to photograph next, and sends nobody under what may be loose (decisions 37 and 0416). */
import { expect, it } from 'vitest';
import { assess, PRECAUTION } from '../src/assess/assess.ts';
import { GOES_NEAR } from '../src/hazards/advice.ts';
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

const near = ({ blindSpots = [], recommendations, actions }: ReturnType<typeof assess>) =>
  [...recommendations, ...actions.immediate, ...blindSpots.map(({ instead }) => instead)].filter((line) =>
    GOES_NEAR.test(line),
  );

it.each(['no_visible_defect', 'not_sure'] as const)(
  'a photo that is %s has people zoom in while something may be loose',
  (outcome) => {
    for (const fallen of ['unknown', 'beside'] as const) {
      const told = assess(assessInput({ outcome, family: null, fallen }));
      expect(near(told)).toEqual([]);
      expect([...told.recommendations, ...(told.blindSpots ?? [])].join(' ')).not.toMatch(/close by/);
      expect(told.recommendations.join(' ')).toMatch(/zoom in/i);
      expect(told.blindSpots?.[0]?.instead).toBe(
        'Photograph each wall, ceiling and part of the roof by itself. Zoom in, and don’t stand under it.',
      );
    }
    for (const fallen of ['none', 'asked'] as const)
      expect(near(assess(assessInput({ outcome, family: null, fallen })))).not.toEqual([]);
  },
);

it.each(['crack', 'corrosion', 'spalling', 'peeling_damp', 'tile_fault', 'efflorescence'] as const)(
  'what is missed of %s is looked at from afar, too',
  (family) => {
    const [spot] = assess(assessInput({ family, fallen: 'unknown' })).blindSpots ?? [];
    expect(spot?.instead).toMatch(/^Photograph .*Zoom in, and don’t stand under it\.$/);
    expect(spot?.instead).not.toMatch(/close|arm’s length|coin|edge across|tap|meter/i);
  },
);

it.each([
  'Photograph the joint from close by with a straight edge across it.',
  'Stand close and look up.',
  'Touch it, and say whether it is soft.',
  'Measure how wide it is.',
  'Test it with a moisture meter.',
])('leaves out ‘%s’', (line) => {
  expect(looksFromAfar([line])).toEqual([]);
});

it.each([
  'Say in a few words what you see and where.',
  'It may be: peeling paint.',
  'Keep the photo as a record of this date.',
])('keeps ‘%s’', (line) => {
  expect(looksFromAfar([line])).toEqual([line]);
});
