import { expect, test } from 'vitest';
import { countAlerts, mergeAlerts, readAlerts } from './index.ts';

test('over several findings two dangers of a kind stay two, the most urgent of each first', () => {
  const crack = readAlerts({ words: 'stepped crack in the brick wall, 30 mm wide, and it is getting wider' });
  const loose = readAlerts({ words: 'loose bricks on the parapet above the footpath' });
  const gas = readAlerts({ words: 'i can smell gas in the kitchen' });
  const structural = [...crack, ...loose].filter(({ kind }) => kind === 'structural');
  expect(new Set(structural.map(({ title }) => title)).size).toBe(2);
  expect(mergeAlerts(structural)).toHaveLength(1);

  const counted = countAlerts([...structural, ...gas, ...gas]);
  expect(counted[0]?.alert.urgency).toBe('now');
  expect(counted.map(({ alert, count }) => [alert.title, count])).toEqual(
    expect.arrayContaining([...structural.map(({ title }) => [title, 1]), ['Possible gas leak', 2]]),
  );
  expect(counted).toHaveLength(3);
});
