/** A worker that does what the bytes of its job say, so that a pool can be tested without real work. */
import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../src/worker-protocol.ts';

const port = parentPort;
if (!port) throw new Error('runs only as a worker');

port.on('message', (message: ToWorker) => {
  if (message.kind === 'settings') return;
  if (message.kind === 'stop') {
    port.postMessage({ kind: 'failed', id: message.id, failure: { message: 'stopped' } });
    return;
  }
  const input = message.kind === 'intake' ? message.bytes : message.input;
  const order = input instanceof Uint8Array ? new TextDecoder().decode(input) : '';
  if (order === 'answer') port.postMessage({ kind: 'done', id: message.id, result: { sha256: 'answered' } });
  if (order === 'exit') process.exit(3);
  if (order === 'crash') {
    setImmediate(() => {
      throw new Error('crashed as told');
    });
  }
});
