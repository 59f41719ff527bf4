/**
 * Brings in a run that waits, in a process of its own that can be killed. Says 'begun', and at the end the memory that it
 * took at most, in KB. Arguments: database URL, data folder, id of the run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { applyRun } from '../../src/migration/apply/apply-run.ts';
import { AppError } from '../../src/platform/errors.ts';
import { stateOf } from './kill-move.ts';
import { openMover } from './mover.ts';

const [url = '', dataDir = '', runId = ''] = process.argv.slice(2);
const mover = await openMover(url, dataDir, pino({ level: 'silent' }));
process.stdout.write('begun\n');
for (;;) {
  try {
    await applyRun(mover.services, Number(runId));
    break;
  } catch (error) {
    // The one before us was killed, and the database has yet to notice: of its last word, too.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    if ((await stateOf(mover.services.database, Number(runId))) === 'done') break;
    await pause(50);
  }
}
process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`);
await mover.close();
