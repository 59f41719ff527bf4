import { readFileSync } from 'node:fs';
import { exponential, type Outcome, randomOf, Simulation, type Station } from './queue.ts';
import type { Action, ServiceTimes } from './service-times.ts';

/** What an operator knows and we don't: how busy people are, what machines there are and what they cost. */
export interface Operator {
  activity: {
    activeOfAccountsADay: number;
    newAccountsADayOfAccounts: number;
    callsOfActiveAccountADay: Record<Exclude<Action, 'register'>, number>;
    busiestHourOfDay: number;
    /** The busiest minutes of that hour against its average. */
    morningPeak: number;
    workingDaysAYear: number;
  };
  machines: { webCores: number; databaseCores: number; workerCores: number };
  aims: { readP95Milliseconds: number; uploadP95Seconds: number; reportP95Seconds: number };
  pricesAMonth: {
    currency: string | null;
    webMachine: number | null;
    workerMachine: number | null;
    databaseMachine: number | null;
    databaseGigabyte: number | null;
    fileGigabyte: number | null;
  };
}

export function readOperator(): Operator {
  return JSON.parse(readFileSync(new URL('operator.json', import.meta.url), 'utf8'));
}

export interface Size {
  web: number;
  workers: number;
  databaseCores: number;
}

/** As start.ts does it: a vision process for each core, four at most. */
const visionProcesses = (cores: number) => Math.max(1, Math.min(4, cores));

/** Calls a second in the busiest hour. */
export function ratesOf(accounts: number, { activity }: Operator): Record<Action, number> {
  const inHour = (aDay: number) => (aDay * accounts * activity.busiestHourOfDay) / 3600;
  const active = activity.activeOfAccountsADay;
  const calls = Object.entries(activity.callsOfActiveAccountADay).map(([action, each]) => [
    action,
    inHour(active * each),
  ]);
  return { ...Object.fromEntries(calls), register: inHour(activity.newAccountsADayOfAccounts) };
}

/** Cores that this many calls a second keep busy, by part. */
export function coresOf(rates: Record<Action, number>, { calls }: ServiceTimes) {
  const cores = { web: 0, vision: 0, worker: 0, database: 0 };
  for (const [action, rate] of Object.entries(rates) as [Action, number][]) {
    const cost = calls[action];
    const share = rate / 1000;
    // Reports are made by workers, whose event loop is in the figure of the web process here.
    if (action === 'report') cores.worker += share * (cost.web + cost.helpers);
    else {
      cores.web += share * cost.web;
      cores.vision += share * cost.helpers;
    }
    cores.database += share * cost.database;
  }
  return cores;
}

/** The way of a call through its parts. Every stretch varies by itself: some are short, few are long. */
export function stagesOf(
  action: Action,
  times: ServiceTimes,
  at: { web: string; vision: string; worker: string; database: string },
  random: () => number,
) {
  const { web, helpers, database } = times.calls[action];
  // Half of it is always there; the other half is as chance has it.
  const vary = (ms: number) => (ms / 1000) * (0.5 + 0.5 * exponential(random, 1));
  const stage = (station: string, ms: number) => (ms > 0 ? [{ station, seconds: vary(ms) }] : []);
  if (action === 'report') return [...stage(at.database, database), ...stage(at.worker, web + helpers)];
  return [
    ...stage(at.web, web / 2),
    ...stage(at.vision, helpers),
    ...stage(at.database, database),
    ...stage(at.web, web / 2),
  ];
}

/** A morning: a minute at the busiest hour's average, the peak, and a minute after it. Arrivals come by chance. */
export function simulateMorning(
  accounts: number,
  size: Size,
  operator: Operator,
  times: ServiceTimes,
  { peakSeconds = 120, seed = 1 } = {},
): Outcome {
  const { webCores, workerCores } = operator.machines;
  const machines: Record<string, number> = { database: size.databaseCores };
  const stations: Station[] = [{ name: 'database', machine: 'database', processes: size.databaseCores }];
  for (let each = 0; each < size.web; each += 1) {
    machines[`web ${each}`] = webCores;
    stations.push({ name: `web ${each}`, machine: `web ${each}`, processes: 1 });
    stations.push({ name: `vision ${each}`, machine: `web ${each}`, processes: visionProcesses(webCores) });
  }
  for (let each = 0; each < size.workers; each += 1) machines[`worker ${each}`] = workerCores;
  for (let each = 0; each < size.workers; each += 1)
    stations.push({ name: `worker ${each}`, machine: `worker ${each}`, processes: 1 });
  const random = randomOf(seed);
  const simulation = new Simulation(machines, stations);
  const until = peakSeconds + 120;
  let turn = 0;
  for (const [action, rate] of Object.entries(ratesOf(accounts, operator)) as [Action, number][]) {
    if (rate === 0) continue;
    const { morningPeak } = operator.activity;
    const most = rate * morningPeak;
    const come = () => {
      const inPeak = simulation.now >= 60 && simulation.now < 60 + peakSeconds;
      if (inPeak || random() < 1 / morningPeak) {
        turn += 1;
        const at = {
          web: `web ${turn % size.web}`,
          vision: `vision ${turn % size.web}`,
          worker: `worker ${turn % size.workers}`,
          database: 'database',
        };
        simulation.arrive({ action, stages: stagesOf(action, times, at, random) });
      }
      simulation.after(exponential(random, most), come);
    };
    simulation.after(exponential(random, most), come);
  }
  return simulation.run(until);
}

export function p95(outcome: Outcome, actions: readonly string[]): number {
  const seconds = outcome.answered
    .filter(({ action }) => actions.includes(action))
    .map((each) => each.seconds)
    .sort((one, other) => one - other);
  return seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * 0.95))] ?? 0;
}

export const READS = ['me', 'projects', 'findings', 'stats'] as const;

/** The fewest machines with which a simulated morning keeps to the aims. */
export function smallestSize(accounts: number, operator: Operator, times: ServiceTimes): Size {
  const cores = coresOf(ratesOf(accounts, operator), times);
  const { webCores, databaseCores } = operator.machines;
  const size: Size = {
    web: Math.max(1, Math.ceil(Math.max(cores.web, (cores.web + cores.vision) / webCores))),
    workers: Math.max(1, Math.ceil(cores.worker)),
    databaseCores: Math.min(databaseCores, 2),
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const outcome = simulateMorning(accounts, size, operator, times);
    const { aims } = operator;
    if ((outcome.busy.get('database') ?? 0) > 0.7) size.databaseCores += 2;
    else if (p95(outcome, ['report']) > aims.reportP95Seconds) size.workers += 1;
    else if (
      p95(outcome, ['upload']) > aims.uploadP95Seconds ||
      p95(outcome, READS) * 1000 > aims.readP95Milliseconds
    )
      size.web += Math.max(1, Math.floor(size.web / 20));
    else return size;
  }
  throw new Error('No size kept to the aims: one call alone takes longer than they allow');
}
