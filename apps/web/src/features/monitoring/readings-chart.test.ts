import { expect, it } from 'vitest';
import { roundTicks } from './readings-chart.tsx';

it.each([
  [0, 1.5, [0, 0.5, 1, 1.5]],
  [0, 0.7, [0, 0.2, 0.4, 0.6, 0.8]],
  [-0.3, 0.4, [-0.4, -0.2, 0, 0.2, 0.4]],
  [0, 12.1, [0, 5, 10, 15]],
  [0, 0.05, [0, 0.02, 0.04, 0.06]],
])('writes round numbers beside the lines of a chart from %s to %s mm', (least, most, ticks) => {
  expect(roundTicks(least, most)).toEqual(ticks);
});
