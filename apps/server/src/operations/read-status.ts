import { randomUUID } from 'node:crypto';
import type { InstallationStatus, PartState } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import { readStampStatus } from '../evidence/index.ts';
import { listDeadJobs } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { readLedgerCheck } from './check-ledger.ts';
import { unsafeMeasureWork } from './measure-work.ts';

type Part = InstallationStatus['parts'][number];

const ORDER: readonly PartState[] = ['down', 'attention', 'well', 'unset'];

/** Asks every part how it is. A part that doesn't answer is a line of the answer and not its failure. */
export async function readStatus(services: Services): Promise<InstallationStatus> {
  const parts = await Promise.all([
    ask('database', () => askDatabase(services)),
    ask('storage', () => askStorage(services)),
    ask('processes', () => askProcesses(services)),
    ask('ledger', () => askLedger(services)),
    ask('payments', async () => describePayments(services)),
    ask('stamps', () => askStamps(services)),
    ask('engines', async () => describeEngines(services)),
  ]);
  parts.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return {
    checkedAt: new Date().toISOString(),
    parts,
    work: await unsafeMeasureWork(services.database).catch(() => []),
    dead: await listDeadJobs(services.database).catch(() => []),
  };
}

type Seen = Pick<Part, 'state' | 'says'>;
const well = (says: string): Seen => ({ state: 'well', says });

async function ask(part: Part['part'], look: () => Promise<Seen>): Promise<Part> {
  return { part, ...(await look().catch((): Seen => ({ state: 'down', says: 'No answer.' }))) };
}

async function askDatabase({ database }: Services): Promise<Seen> {
  const { rows } = await database.execute<{ size: string; version: string; used: number; most: number }>(sql`
    select pg_size_pretty(pg_database_size(current_database())) as size,
      current_setting('server_version') as version,
      (select count(*) from pg_stat_activity where datname = current_database())::int as used,
      current_setting('max_connections')::int as most`);
  const [seen] = rows;
  if (!seen) throw new Error('PostgreSQL returned no row');
  const says = `PostgreSQL ${seen.version}, ${seen.size}, ${seen.used} of ${seen.most} connections in use.`;
  return { state: seen.used > seen.most * 0.8 ? 'attention' : 'well', says };
}

/** Writes a file, reads it back, removes it: the only way to know. */
async function askStorage({ environment, files }: Services): Promise<Seen> {
  const key = `probes/${randomUUID()}`;
  const bytes = new TextEncoder().encode(key);
  await files.put(key, bytes, 'text/plain');
  const back = await files.get(key);
  await files.delete(key);
  if (Buffer.compare(back, bytes) !== 0) return { state: 'down', says: 'A test file came back changed.' };
  return well(
    environment.s3 ? `Files save and open in bucket ${environment.s3.bucket}.` : 'Files save and open.',
  );
}

/** Every process holds one connection by this name for as long as it lives. */
async function askProcesses({ database }: Services): Promise<Seen> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'plumbline runner'`);
  const count = rows[0]?.count ?? 0;
  return well(count === 1 ? '1 process running.' : `${count} processes running.`);
}

async function askLedger({ database }: Services): Promise<Seen> {
  const { entries, mismatched, checkedAt } = await readLedgerCheck(database);
  const count = Object.values(entries).reduce((sum, each) => sum + each, 0);
  if (mismatched > 0) {
    return {
      state: 'down',
      says: `${mismatched} ${mismatched === 1 ? 'balance doesn’t' : 'balances don’t'} match the ledger.`,
    };
  }
  const minutes = Math.floor((Date.now() - checkedAt.getTime()) / 60_000);
  return well(
    `All balances match the ledger (${count} ${count === 1 ? 'entry' : 'entries'}). Checked ${minutes === 0 ? 'just now' : `${minutes} min ago`}.`,
  );
}

/** A day and a half without one: a server was away for longer than one day's root may wait. */
const LATE_MS = 36 * 3_600_000;

async function askStamps({ environment, database }: Services): Promise<Seen> {
  if (!environment.timeStamps) {
    return {
      state: 'unset',
      says: 'No time-stamp server is set, so nothing outside vouches for the trails. Set TIME_STAMP_URL to use one.',
    };
  }
  const { last, waiting } = await readStampStatus(database);
  const when = last
    ? `Last time stamp ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC by ${last.by}${last.trusted ? '' : ', whose certificate wasn’t checked'}.`
    : 'No time stamp yet.';
  if (!waiting) return well(when);
  const late = Date.now() - waiting.since.getTime() > LATE_MS;
  const why = waiting.problem ? ` One is waiting: ${waiting.problem}` : ' One is waiting.';
  return { state: late || waiting.problem ? 'attention' : 'well', says: `${when}${why}` };
}

function describePayments({ environment }: Services): Seen {
  if (environment.payments.provider === 'stripe') return well('Stripe takes payments.');
  return {
    state: environment.mode === 'production' ? 'attention' : 'well',
    says: 'Sandbox payments. No money moves.',
  };
}

function describeEngines({ vision }: Services): Seen {
  const { running, waiting } = vision.load();
  const says = `${running} ${running === 1 ? 'photo' : 'photos'} being analysed, ${waiting} waiting.`;
  return { state: waiting > 20 ? 'attention' : 'well', says };
}
