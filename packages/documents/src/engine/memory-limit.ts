import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 50;
/** Of Linux on every processor that Node runs on with four-kilobyte pages; more on others, where the limit is then lower. */
const PAGE_BYTES = 4096;

/**
 * Ends a process that takes more memory than this. A file may ask for a picture of gigapixels; a limit of addresses would
 * stop Node itself. Where the system doesn't tell what a process takes, its time limit stands alone.
 */
export function limitMemory(child: ChildProcess, mostBytes: number): void {
  const path = `/proc/${child.pid}/statm`;
  const timer = setInterval(() => {
    readFile(path, 'utf8').then(
      (told) => {
        if (Number(told.split(' ')[1]) * PAGE_BYTES > mostBytes) child.kill('SIGKILL');
      },
      () => clearInterval(timer),
    );
  }, LOOK_EVERY_MS);
  child.once('exit', () => clearInterval(timer));
}
