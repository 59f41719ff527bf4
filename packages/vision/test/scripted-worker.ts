/** A worker that does what the bytes of its job say, so that a pool can be tested without real work. */
import type { FromWorker, ToWorker } from '../src/worker-protocol.ts';

const send = (message: FromWorker | { kind: 'done'; id: number; result: { sha256: string } }) =>
  process.send?.(message);
process.on('disconnect', () => process.exit());
// A crash on purpose needn't be told on the console.
process.on('uncaughtException', () => process.exit(1));

process.on('message', (message: ToWorker) => {
  if (message.kind === 'settings') return;
  if (message.kind === 'stop') {
    send({ kind: 'failed', id: message.id, failure: { message: 'stopped' } });
    return;
  }
  if (message.kind === 'alike' || message.kind === 'lookAgain') return;
  const input = 'bytes' in message ? message.bytes : message.input;
  const order = input instanceof Uint8Array ? new TextDecoder().decode(input) : '';
  if (order === 'answer') send({ kind: 'done', id: message.id, result: { sha256: 'answered' } });
  if (order === 'surroundings') {
    send({ kind: 'done', id: message.id, result: { sha256: JSON.stringify(process.env) } });
  }
  if (order === 'begin') send({ kind: 'begun', id: message.id });
  if (order === 'exit') process.exit(3);
  // As a fault in a native decoder ends it.
  if (order === 'fault') process.kill(process.pid, 'SIGSEGV');
  if (order === 'crash') {
    setImmediate(() => {
      throw new Error('crashed as told');
    });
  }
});
