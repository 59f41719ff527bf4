import { redraw, takeIn, type VisionPool } from '@plumbline/vision';
import { rememberingVision } from './remembering-vision.ts';

/** Reads photos in this process, each once: for tests that store photos and ask no engine. */
export const inProcessVision: VisionPool = rememberingVision({
  intake: (bytes, options) => takeIn(bytes, options),
  redraw,
  print: () => Promise.resolve({ spots: new Uint8Array(), words: new Uint8Array() }),
  alike: () => Promise.resolve([]),
  lookAgain: () => Promise.reject(new Error('This test looks at no repair')),
  observe: () => Promise.reject(new Error('This test asks no engine')),
  examine: () => Promise.reject(new Error('This test asks no engine')),
  configure: () => undefined,
  warm: () => undefined,
  load: () => ({ running: 0, waiting: 0 }),
  close: async () => undefined,
});
