import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';

// In processes that nobody started through `startProcess`: the library asks when it opens its first session.
process.env.ORT_DISABLE_TELEMETRY = '1';

const opened = new Map<string, Promise<InferenceSession>>();

/**
 * The file's bytes, with those of a head that is laid onto it. Both are ONNX, which is protobuf: messages that follow
 * each other are read as one, lists joined. So a head can be added without touching the network, whose file names every
 * version that was taught on it.
 */
async function bytesOf(path: string, headPath?: string): Promise<Uint8Array> {
  const files = headPath === undefined ? [path] : [path, headPath];
  return Buffer.concat(await Promise.all(files.map((one) => readFile(one))));
}

async function open(path: string, headPath?: string): Promise<InferenceSession> {
  // One thread a session: photos are shared out over worker threads, and two pools would fight for the cores.
  return InferenceSession.create(await bytesOf(path, headPath), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // A store of its own would keep the most that any photo ever asked for.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
}

/** The network at this path, with what is laid onto it, opened once a thread. A failure isn't kept: the next call tries again. */
export function networkAt(path: string, headPath?: string): Promise<InferenceSession> {
  const key = [path, headPath].join();
  const known = opened.get(key);
  if (known) return known;
  const session = open(path, headPath);
  opened.set(key, session);
  session.catch(() => opened.delete(key));
  return session;
}
