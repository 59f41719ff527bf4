import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FINDING_PHOTOS_MAX, PDF_LIMITS } from '@plumbline/contract';
import { limitMemory } from '@plumbline/documents';
import { AppError } from '../../platform/errors.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { ReadReport } from './layouts.ts';
import type { FromReader } from './reader.ts';

/** In milliseconds. Reading 120 pictures takes about 30 seconds. */
const TIME_MS = 60_000;
const MOST_BYTES = 1_500 * 1024 * 1024;
const HEAP_MB = 700;

const READER = new URL('./reader.ts', import.meta.url);

/** A report takes a core and much memory: one after the other. */
const inTurn = oneAtATime({ mostWaiting: 6, mostOfOne: 2, retryAfterSeconds: 15 });

/**
 * Reads an inspection report in a process of its own, which ends when it takes too long or too much.
 * @throws AppError unsupported_type, too_large, source_unusable, busy
 */
export async function readReport(owner: number, bytes: Buffer): Promise<ReadReport> {
  if (bytes.length > PDF_LIMITS.bytes) {
    throw new AppError('too_large', {
      message: `A report can have at most ${PDF_LIMITS.bytes / 1024 / 1024} MB.`,
    });
  }
  // Some programs write a few bytes of their own before it.
  if (!bytes.subarray(0, 1024).includes('%PDF-')) {
    throw new AppError('unsupported_type', { message: 'This isn’t a PDF. Choose a report as PDF.' });
  }
  const { layout, items, incomplete } = await inTurn(owner, () => readApart(bytes));
  if (items.length === 0) {
    throw new AppError('source_unusable', {
      message: 'We found no defects in this report. Import a list as CSV or XLSX, or add findings by hand.',
    });
  }
  if (items.length > PDF_LIMITS.items) {
    throw new AppError('too_large', {
      message: `This report names more than ${PDF_LIMITS.items} defects. Split it and import the parts.`,
    });
  }
  const cut = items.some(({ pictures }) => pictures.length > FINDING_PHOTOS_MAX);
  return {
    layout,
    items: items.map((item) => ({ ...item, pictures: item.pictures.slice(0, FINDING_PHOTOS_MAX) })),
    incomplete: incomplete || cut,
  };
}

const tooMuch = (cause: unknown) =>
  new AppError('source_unusable', {
    message: 'This PDF takes too long or too much memory to read. Save it again in a smaller size.',
    cause,
  });

async function readApart(bytes: Buffer): Promise<ReadReport> {
  const loader = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  const child = fork(fileURLToPath(READER), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(READER.pathname.endsWith('.ts') ? loader() : [])],
    // None of the server's secrets.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      MALLOC_ARENA_MAX: '1',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIME_MS,
    killSignal: 'SIGKILL',
  });
  limitMemory(child, MOST_BYTES);
  const answer = await new Promise<FromReader>((resolve, reject) => {
    child.once('message', (message) => resolve(message as FromReader));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(tooMuch(new Error(`The reader ended with ${signal ?? code}`))),
    );
    child.send(bytes, () => undefined);
  }).finally(() => child.kill('SIGKILL'));
  if (answer.kind === 'done') return answer;
  if (answer.kind === 'refused') throw new AppError(answer.code, { message: answer.message });
  throw new AppError('source_unusable', {
    message: 'This PDF is damaged. Save it again and choose that file.',
    cause: new Error(answer.message),
  });
}
