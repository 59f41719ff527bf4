/** A process of the pool: one job at a time, so that the server stays free and a decoder can crash alone. */
import { readWords } from '@plumbline/knowledge/language';
import sharp from 'sharp';
import { alikeAmong, photoPrint } from './alike/index.ts';
import { createEngines, type PanelSettings } from './engines/engines.ts';
import { allowOnlyPhotoDecoders } from './evidence/decoders.ts';
import { PhotoError } from './evidence/problem.ts';
import { examine } from './examine.ts';
import { takeIn } from './intake.ts';
import { observe } from './observe.ts';
import type { Engine } from './panel.ts';
import { redraw } from './redraw.ts';
import { lookAgainAt } from './repair/look-again.ts';
import type { FromWorker, Job, ToWorker } from './worker-protocol.ts';

if (!process.send) throw new Error('worker.ts runs only as a worker of the vision pool');
/** Who is gone can't be told; 'disconnect' then ends this process too. */
const send = (message: FromWorker) => process.send?.(message, undefined, undefined, () => undefined);

// The pool has as many workers as there are cores to use; threads within them would only wait for each other.
sharp.concurrency(1);
sharp.cache(false);
allowOnlyPhotoDecoders();

// Learns its examples now and not while the first photo waits.
readWords('');

/** Set up by the first message, which is always the settings. */
let settings: PanelSettings = {};
let engines: Engine[] = [];
const running = new Map<number, AbortController>();

async function run(job: Job, signal: AbortSignal) {
  if (job.kind === 'observe') return observe(job.input, settings.assetsDir);
  if (job.kind === 'intake') return takeIn(job.bytes, { judge: job.judge });
  if (job.kind === 'print') return photoPrint(job.bytes);
  if (job.kind === 'alike') return alikeAmong(job.spots, job.others);
  if (job.kind === 'lookAgain') return lookAgainAt(job.before, job.after, job.asked, settings.assetsDir);
  if (job.kind === 'redraw') return redraw(job.bytes, job.how);
  const { weights } = job;
  return examine(job.input, job.context, {
    engines,
    signal,
    ...(weights ? { weights } : {}),
    onVote: (vote) => send({ kind: 'vote', id: job.id, vote }),
  });
}

async function work(job: Job): Promise<void> {
  const stop = new AbortController();
  running.set(job.id, stop);
  send({ kind: 'begun', id: job.id });
  try {
    send({ kind: 'done', id: job.id, result: await run(job, stop.signal) });
  } catch (cause) {
    const photo = cause instanceof PhotoError ? { problem: cause.problem, detail: cause.detail } : {};
    const message = cause instanceof Error ? cause.message : String(cause);
    send({ kind: 'failed', id: job.id, failure: { message, ...photo } });
  } finally {
    running.delete(job.id);
  }
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') running.get(message.id)?.abort();
  else if (message.kind === 'settings') {
    settings = message.settings;
    engines = createEngines(settings);
  } else void work(message);
});

// Ctrl-C reaches every process of a terminal. The server finishes what is in hand; it ends this process, or its own end does.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
