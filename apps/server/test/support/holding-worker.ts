/**
 * A process of the vision pool that never ends with some photos: those that say so after their end mark, as if they were
 * made to keep a decoder busy. With all others it is the real one.
 */
import type { ToWorker } from '../../../../packages/vision/src/worker-protocol.ts';
import { HOLD } from './held-photo.ts';

const holds = (message: ToWorker) => message.kind === 'intake' && Buffer.from(message.bytes).includes(HOLD);

const listen = process.on.bind(process);
process.on = ((event: string, listener: (message: ToWorker) => void) =>
  event === 'message'
    ? listen('message', (message: ToWorker) => {
        if (!holds(message)) listener(message);
      })
    : listen(event as 'exit', listener as never)) as typeof process.on;

if (process.send) await import('../../../../packages/vision/src/worker.ts');
