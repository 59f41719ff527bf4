import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import COATS from '../model/data/coats.json' with { type: 'json' };
import FALLEN from '../model/data/fallen.json' with { type: 'json' };
import { assetPath } from './assets.ts';
import { meansOf, scoreOf } from './whole.ts';

test.each([
  ['what may have fallen', FALLEN],
  ['coats and damp', COATS],
])('the score of %s was fitted on the network that ships', (_, model) => {
  const network = createHash('sha256').update(readFileSync(assetPath('damage.onnx')));
  expect(model.fittedOn).toBe(network.digest('hex').slice(0, 16));
  expect(model.weights).toHaveLength(1280);
});

test('the whole photo is the mean of each map, and its score a sum over them', () => {
  const whole = meansOf(Float32Array.of(1, 3, 10, 20), 2);
  expect([...whole]).toEqual([2, 15]);
  expect(scoreOf({ offset: 1, weights: [0.5, -1] }, { whole })).toBe(-13);
  expect(scoreOf({ offset: 1, weights: [0.5, -1] }, {})).toBeUndefined();
});
