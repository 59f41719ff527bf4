import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { LAST_LAYER } from './whole.ts';

// In processes that nobody started through `startProcess`: the library asks when it opens its first session.
process.env.ORT_DISABLE_TELEMETRY = '1';

const opened = new Map<string, Promise<InferenceSession>>();

/** A message of protobuf's shorter than 128 bytes. */
const message = (field: number, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([8 * field + 2, body.length]), body]);

/** ONNX of a graph that only puts out one layer of another, as floats. */
const puttingOut = (layer: string): Buffer =>
  message(
    7,
    message(12, Buffer.concat([message(1, Buffer.from(layer)), message(2, message(1, Buffer.from([8, 1])))])),
  );

/**
 * The file's bytes, with those of a head that is laid onto it. Both are ONNX, which is protobuf: messages that follow
 * each other are read as one, lists joined. So a head can be added without touching the network, whose file names every
 * version that was taught on it. A network with a head puts out its trunk's last layer as well.
 */
async function bytesOf(path: string, headPath?: string): Promise<Buffer> {
  if (headPath === undefined) return readFile(path);
  const [network, head] = await Promise.all([readFile(path), readFile(headPath)]);
  return Buffer.concat([network, head, puttingOut(LAST_LAYER)]);
}

/** An optional input that is named by an empty text, last of its node's: the end of the name before it, and what starts the next. */
const EMPTY_INPUT = Buffer.from('_output_0\n\0\x12', 'latin1');
const [FIELD, DOC_STRING] = [EMPTY_INPUT.indexOf('\n'), 8 * 6 + 2];

/**
 * Turns last inputs without a name into empty comments, in place: both are two bytes and say the same. But only where
 * there is no such input does the library let a convolution make its own margin of zeros. Otherwise each margin of
 * `damage` copies a whole layer three times, which takes a third of the network's time.
 */
export function dropEmptyInputs(network: Buffer): Buffer {
  for (let at = network.indexOf(EMPTY_INPUT); at >= 0; at = network.indexOf(EMPTY_INPUT, at + 1)) {
    network[at + FIELD] = DOC_STRING;
  }
  return network;
}

async function open(path: string, headPath?: string): Promise<InferenceSession> {
  // One thread a session: photos are shared out over worker threads, and two pools would fight for the cores.
  return InferenceSession.create(dropEmptyInputs(await bytesOf(path, headPath)), {
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
