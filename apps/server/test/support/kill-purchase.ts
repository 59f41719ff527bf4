import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { saidBy } from './said-by.ts';

/** Where in a purchase the process is killed: each between the provider's success and the end of ours. */
export const MOMENTS = [
  'before we settle',
  'in the middle of the transaction',
  'any time while we settle',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What Node.js is told to run the buyer from its source; tests give the bundled one. */
export const BUYER = ['--import', 'tsx', fileURLToPath(new URL('./buyer-process.ts', import.meta.url))];

/** Lets a process buy a pack for a user and kills it, kill -9, when the provider has been paid. */
export async function killPurchase(
  program: readonly string[],
  url: string,
  userId: number,
  moment: Moment,
): Promise<void> {
  const child = spawn(process.execPath, [...program, url, String(userId)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await saidBy(child, 'paid');
    if (moment === 'before we settle') return;
    if (moment === 'any time while we settle') {
      child.stdin?.write('go\n');
      // As many turns of the event loop as chance will have it: from none at all to past the end.
      for (let turns = Math.random() * 400; turns > 0; turns--) await new Promise(setImmediate);
      return;
    }
    // Holding the credit account keeps the transaction open after its first changes.
    await client.query('begin');
    await client.query('select 1 from credit_accounts where user_id = $1 for update', [userId]);
    child.stdin?.write('go\n');
    await waitsForLock(client);
  } finally {
    child.kill('SIGKILL');
    await ended;
    await client.end();
  }
}

/** Until somebody waits for what we hold. */
async function waitsForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    if (rowCount) return;
  }
}
