import { expect, test } from 'vitest';
import { assessInput } from '../../test/support/assess-input.ts';
import { assess } from '../assess/assess.ts';
import {
  type Alert,
  byPressing,
  countAlerts,
  firstStep,
  mergeAlerts,
  readAlerts,
  shortHazards,
} from './index.ts';

test('two dangers of a kind stay two, over several findings the most urgent of each first', () => {
  const crack = readAlerts({ words: 'stepped crack in the brick wall, 30 mm wide, and it is getting wider' });
  const loose = readAlerts({ words: 'loose bricks on the parapet above the footpath' });
  const gas = readAlerts({ words: 'i can smell gas in the kitchen' });
  const structural = [...crack, ...loose].filter(({ kind }) => kind === 'structural');
  expect(new Set(structural.map(({ title }) => title)).size).toBe(2);
  expect(mergeAlerts(structural, structural)).toHaveLength(2);

  const counted = countAlerts([...structural, ...gas, ...gas]);
  expect(counted[0]?.alert.urgency).toBe('now');
  expect(counted.map(({ alert, count }) => [alert.title, count])).toEqual(
    expect.arrayContaining([...structural.map(({ title }) => [title, 1]), ['Possible gas leak', 2]]),
  );
  expect(counted).toHaveLength(3);
});

const told = (kind: Alert['kind'], urgency: Alert['urgency'], steps: string[] = []) => ({
  ...{ kind, urgency, steps, title: kind },
});

test('gas comes before anything as pressing, in whatever order they were told', () => {
  const alerts = [told('structural', 'now'), told('electrical', 'now'), told('gas', 'now')];
  expect(alerts.toSorted(byPressing).map(({ kind }) => kind)).toEqual(['gas', 'electrical', 'structural']);
  expect([told('gas', 'today'), told('ceiling', 'now')].toSorted(byPressing)[0]?.kind).toBe('ceiling');
});

test('a short view names gas and fire wherever they stand, and counts the others', () => {
  const alerts = [
    ...[told('fall', 'soon'), told('fire', 'today'), told('gas', 'today')],
    ...[told('electrical', 'now'), told('ceiling', 'now')],
  ];
  const { named, more } = shortHazards(alerts);
  expect(named.map(({ kind }) => kind)).toEqual(['electrical', 'gas', 'fire']);
  expect(more).toBe(2);
  expect(shortHazards([])).toEqual({ named: [], more: 0 });
});

test('the first thing to do is the named alert’s own, whole to its full stop', () => {
  const gas = told('gas', 'now', [
    'Get everyone out now and leave doors open. Use no switches.',
    'Call 000.',
  ]);
  const ceiling = told('ceiling', 'now', ['Stay out from under it.']);
  expect(firstStep([ceiling, gas])).toBe('Get everyone out now and leave doors open.');
  expect(firstStep([told('gas', 'now', ['Pieces over 1.5 kg fall. Go.'])])).toBe('Pieces over 1.5 kg fall.');
  expect(firstStep([])).toBeUndefined();
});

test('the summary of a finding names whom its most pressing alert calls', () => {
  const alerts = readAlerts({
    words: 'the ceiling may come down and i smell gas',
    project: { state: 'NSW' },
  });
  expect(alerts.map(({ kind }) => kind)).toEqual(['gas', 'ceiling']);
  const { executiveSummary } = assess(assessInput({ defectId: 'loose_brick', alerts: alerts.toReversed() }));
  expect(executiveSummary).toMatch(
    /^Hazard alert: .*\. Who to call first: 000 if anyone is in danger, then your gas network’s emergency line and a licensed gas fitter\. NSW: Jemena/,
  );
});
