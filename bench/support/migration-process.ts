/** One step of a move in a process of its own, so that its memory can be told: export, receive or apply. */
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/cookie';
import type {} from '@fastify/multipart';
import pino from 'pino';
import { applyRun } from '../../apps/server/src/migration/apply/apply-run.ts';
import { exportDocument } from '../../apps/server/src/migration/export/export-document.ts';
import { planRun } from '../../apps/server/src/migration/plan/plan-run.ts';
import { Progress } from '../../apps/server/src/migration/progress.ts';
import { receiveDocument } from '../../apps/server/src/migration/receive/receive-document.ts';
import { beginRun } from '../../apps/server/src/migration/runs.ts';
import type {} from '../../apps/server/src/platform/http/web-app.ts';
import { openMover } from '../../apps/server/test/support/mover.ts';

/** Stands between the parts of an export in one file; nothing in JSON is written as this. */
const BETWEEN = '\u0000';

const [step = '', url = '', dataDir = '', subject = ''] = process.argv.slice(2);
const { services, close } = await openMover(url, dataDir, pino({ level: 'silent' }));
const { database } = services;

async function* everyPart(): AsyncGenerator<string> {
  let after: number | undefined;
  for (let parts = 1; ; parts++) {
    let end = '';
    for await (const piece of exportDocument(services, after)) {
      end = piece;
      yield piece;
    }
    yield BETWEEN;
    const [, next] = /after=(\d+)/.exec(end) ?? [];
    if (!next) {
      console.log(`parts ${parts}`);
      return;
    }
    after = Number(next);
  }
}

/** The parts of a file, each as bytes that arrive in pieces. */
async function* partsOf(file: string): AsyncGenerator<AsyncGenerator<Uint8Array>> {
  const chunks = createReadStream(file)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer | undefined = (await chunks.next()).value;
  async function* one(): AsyncGenerator<Uint8Array> {
    while (rest !== undefined) {
      const at = rest.indexOf(0);
      if (at >= 0) {
        const head = rest.subarray(0, at);
        rest = rest.subarray(at + 1);
        yield head;
        return;
      }
      yield rest;
      const next: IteratorResult<Buffer> = await chunks.next();
      rest = next.done ? undefined : next.value;
    }
  }
  while (rest !== undefined && rest.length > 0) {
    yield one();
    if (rest !== undefined && rest.length === 0) {
      const next: IteratorResult<Buffer> = await chunks.next();
      rest = next.done ? undefined : next.value;
    }
  }
}

async function receiveAll(): Promise<void> {
  const run = await beginRun(services, {
    startedBy: null,
    source: 'bench',
    sourceUrl: null,
    sealedKey: null,
  });
  const progress = new Progress(database, run.id, () => undefined);
  let before = 0;
  for await (const bytes of partsOf(subject)) {
    ({ rows: before } = await receiveDocument(services, run, bytes, { base: null, progress, before }));
  }
  await planRun(database, run);
  await database.$client.query(`update migration_runs set state = 'ready', runner = null where id = $1`, [
    run.id,
  ]);
}

if (step === 'export') await pipeline(Readable.from(everyPart()), createWriteStream(subject));
else if (step === 'receive') await receiveAll();
else await applyRun(services, Number(subject));
console.log(`peak ${process.resourceUsage().maxRSS}`);
await close();
