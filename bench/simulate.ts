/**
 * What 1,000, 100,000 and a million accounts need, from measured service times (bench/scale/service-times.json, made by
 * `npm run bench:service-times`) and from what an operator knows (bench/scale/operator.json). `--check` puts a real crowd
 * on one and two web processes beside the same crowd in the simulation; it needs a build.
 */
import {
  coresOf,
  type Operator,
  p95,
  READS,
  ratesOf,
  readOperator,
  type Size,
  simulateMorning,
  smallestSize,
} from './scale/installation.ts';
import { readServiceTimes, type ServiceTimes } from './scale/service-times.ts';

/** What start.ts opens for each process, and what PostgreSQL allows unless told. */
const CONNECTIONS_EACH = 21;
const CONNECTIONS_IN_ALL = 100;

const times = readServiceTimes();
const operator = readOperator();
const { at, cores, load, node } = times.measured;
console.log(`Service times of ${at}: ${cores} cores, load ${load}, Node ${node}`);
if (process.argv.includes('--check')) {
  const { checkAgainstRun } = await import('./scale/check.ts');
  await checkAgainstRun(times);
} else for (const accounts of [1000, 100_000, 1_000_000]) tell(accounts, operator, times);

function tell(accounts: number, operator: Operator, times: ServiceTimes): void {
  const rates = ratesOf(accounts, operator);
  const size = smallestSize(accounts, operator, times);
  const need = coresOf(rates, times);
  const outcome = simulateMorning(accounts, size, operator, times);
  const calls = Object.values(rates).reduce((sum, each) => sum + each, 0);
  console.log(
    `\n${accounts.toLocaleString('en')} accounts: ${calls.toFixed(1)} calls a second in the busiest hour`,
  );
  console.log(
    `  cores kept busy      vision ${need.vision.toFixed(2)}   web ${need.web.toFixed(2)}   database ${need.database.toFixed(2)}   worker ${need.worker.toFixed(2)}`,
  );
  console.log(
    `  machines             ${size.web} web of ${operator.machines.webCores} cores, ${size.workers} worker, database of ${size.databaseCores} cores`,
  );
  console.log(`  morning’s peak       ${waits(outcome)}`);
  if (size.web > 1)
    console.log(
      `  one web machine less ${waits(simulateMorning(accounts, { ...size, web: size.web - 1 }, operator, times))}`,
    );
  const connections = (size.web + size.workers) * CONNECTIONS_EACH;
  console.log(
    `  connections          ${connections}${connections > CONNECTIONS_IN_ALL ? `, more than PostgreSQL’s ${CONNECTIONS_IN_ALL}: raise max_connections or put a pooler in session mode before it` : ''}`,
  );
  const { bytes } = times;
  const activeDays = accounts * operator.activity.activeOfAccountsADay * operator.activity.workingDaysAYear;
  const { upload, report } = operator.activity.callsOfActiveAccountADay;
  const databaseGigabytes =
    (activeDays * upload * bytes.databasePerAnalysis + accounts * bytes.databasePerAccount) / 1e9;
  const fileGigabytes =
    (activeDays * (upload * bytes.filesPerAnalysis + report * bytes.filesPerReport)) / 1e9;
  console.log(
    `  after a year         database ${databaseGigabytes.toFixed(1)} GB, files ${fileGigabytes.toFixed(0)} GB`,
  );
  console.log(`  money a month        ${money(size, databaseGigabytes, fileGigabytes, operator)}`);
}

function waits(outcome: ReturnType<typeof simulateMorning>): string {
  const longest = Math.max(
    ...[...outcome.longest].filter(([name]) => name.startsWith('vision')).map(([, n]) => n),
  );
  return `p95 of reads ${(p95(outcome, READS) * 1000).toFixed(0)} ms, of an analysis ${p95(outcome, ['upload']).toFixed(1)} s, longest line before vision ${longest}, ${outcome.left} still under way at the end`;
}

/** With every price filled in; one that is missing would be read as nothing. */
function money(size: Size, databaseGigabytes: number, fileGigabytes: number, operator: Operator): string {
  const { currency, webMachine, workerMachine, databaseMachine, databaseGigabyte, fileGigabyte } =
    operator.pricesAMonth;
  if (
    currency === null ||
    webMachine === null ||
    workerMachine === null ||
    databaseMachine === null ||
    databaseGigabyte === null ||
    fileGigabyte === null
  )
    return 'fill in every price in bench/scale/operator.json';
  const machines = size.web * webMachine + size.workers * workerMachine + databaseMachine;
  const storage = databaseGigabytes * databaseGigabyte + fileGigabytes * fileGigabyte;
  return `${currency} ${(machines + storage).toFixed(0)}, of which storage ${storage.toFixed(0)}`;
}
