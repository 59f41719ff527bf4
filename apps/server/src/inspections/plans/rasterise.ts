import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitMemory } from '@plumbline/documents';

const PROGRAM = fileURLToPath(new URL('./rasterise.mjs', import.meta.url));
const LIMIT_MS = 20_000;
const MOST_BYTES = 1_500_000_000;

/** Makes a picture of a drawn page, in a process that may die alone of it. Throws where it can't. */
export function rasterise(svg: Uint8Array, side: number): Promise<Uint8Array> {
  const child = fork(PROGRAM, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    serialization: 'advanced',
    env: { PATH: process.env.PATH },
    killSignal: 'SIGKILL',
    timeout: LIMIT_MS,
  });
  limitMemory(child, MOST_BYTES);
  return new Promise<Uint8Array>((resolve, reject) => {
    child.once('message', (answer: { png?: Uint8Array; failure?: string }) => {
      if (answer.png) resolve(answer.png);
      else reject(new Error(answer.failure ?? 'No picture came'));
    });
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(`The drawing couldn’t be read (${code ?? signal})`)),
    );
    child.send({ svg, side });
  });
}
