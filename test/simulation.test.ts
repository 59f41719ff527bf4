/** The simulation behind docs/scale.md, beside what queueing theory and arithmetic say without it. */
import { expect, test } from 'vitest';
import {
  coresOf,
  ratesOf,
  readOperator,
  simulateMorning,
  smallestSize,
} from '../bench/scale/installation.ts';
import { exponential, randomOf, Simulation } from '../bench/scale/queue.ts';
import { ACTIONS, type ServiceTimes } from '../bench/scale/service-times.ts';

/** Time that a call waits before c processes, by Erlang's formula C, for a service of one second. */
function erlangWait(rate: number, processes: number): number {
  let blocked = 1;
  for (let each = 1; each <= processes; each += 1) blocked = (rate * blocked) / (each + rate * blocked);
  const waits = blocked / (1 - (rate / processes) * (1 - blocked));
  return waits / (processes - rate);
}

test.each([
  [0.5, 1],
  [0.8, 1],
  [1.6, 2],
  [3.2, 4],
])('keeps calls waiting as Erlang says, at %d a second before %d processes', (rate, processes) => {
  const random = randomOf(11);
  const simulation = new Simulation({ here: processes }, [{ name: 'only', machine: 'here', processes }]);
  const come = () => {
    simulation.arrive({ action: 'any', stages: [{ station: 'only', seconds: exponential(random, 1) }] });
    simulation.after(exponential(random, rate), come);
  };
  come();
  const { answered, busy } = simulation.run(40_000);
  const mean = answered.reduce((sum, { seconds }) => sum + seconds, 0) / answered.length;
  const told = erlangWait(rate, processes) + 1;
  expect(Math.abs(mean - told) / told).toBeLessThan(0.05);
  expect(busy.get('only')).toBeCloseTo(rate / processes, 1);
});

test('shares the cores of a machine evenly between the processes that work', () => {
  const simulation = new Simulation({ here: 1 }, [{ name: 'two', machine: 'here', processes: 2 }]);
  simulation.arrive({ action: 'long', stages: [{ station: 'two', seconds: 2 }] });
  simulation.arrive({ action: 'short', stages: [{ station: 'two', seconds: 1 }] });
  const { answered } = simulation.run(10);
  expect(answered.map(({ action, seconds }) => [action, seconds])).toEqual([
    ['short', 2],
    ['long', 3],
  ]);
});

test('loses no call and counts those that are still under way', () => {
  const simulation = new Simulation({ here: 1 }, [{ name: 'one', machine: 'here', processes: 1 }]);
  for (let each = 0; each < 5; each += 1)
    simulation.arrive({ action: 'any', stages: [{ station: 'one', seconds: 1 }] });
  const { answered, left, longest } = simulation.run(3.5);
  expect([answered.length, left, longest.get('one')]).toEqual([3, 2, 4]);
});

const cheap = { web: 1, helpers: 0, database: 1, calls: 1 };
const times: ServiceTimes = {
  measured: { at: '', cores: 1, node: '', load: 0 },
  calls: {
    ...(Object.fromEntries(ACTIONS.map((action) => [action, cheap])) as ServiceTimes['calls']),
    upload: { web: 10, helpers: 500, database: 10, calls: 1 },
  },
  bytes: { filesPerAnalysis: 1, filesPerReport: 1, databasePerAnalysis: 1, databasePerAccount: 1 },
  memory: { webMegabytes: 1, visionMegabytes: 1 },
};

test('finds the cores that vision needs, and no machine too few or too many by much', () => {
  const operator = readOperator();
  const accounts = 400_000;
  const rates = ratesOf(accounts, operator);
  const cores = coresOf(rates, times);
  expect(cores.vision).toBeCloseTo(rates.upload / 2, 6);
  const size = smallestSize(accounts, operator, times);
  const needed = ((cores.vision + cores.web) * operator.activity.morningPeak) / operator.machines.webCores;
  expect(size.web).toBeGreaterThanOrEqual(Math.floor(needed));
  expect(size.web).toBeLessThan(needed * 2 + 1);
  // With half of them the line before vision grows through the whole peak.
  const half = simulateMorning(
    accounts,
    { ...size, web: Math.max(1, Math.floor(needed / 2)) },
    operator,
    times,
  );
  const whole = simulateMorning(accounts, size, operator, times);
  expect(half.left).toBeGreaterThan(10 * Math.max(1, whole.left));
});
