import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';

// In processes that nobody started through `startProcess`: the library asks when it opens its first session.
process.env.ORT_DISABLE_TELEMETRY = '1';

const opened = new Map<string, Promise<InferenceSession>>();

async function open(path: string): Promise<InferenceSession> {
  // One thread a session: photos are shared out over worker threads, and two pools would fight for the cores.
  return InferenceSession.create(await readFile(path), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // A store of its own would keep the most that any photo ever asked for.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
}

/** The network at this path, opened once a thread. A failure isn't kept, so that the next call tries again. */
export function networkAt(path: string): Promise<InferenceSession> {
  const known = opened.get(path);
  if (known) return known;
  const session = open(path);
  opened.set(path, session);
  session.catch(() => opened.delete(path));
  return session;
}
