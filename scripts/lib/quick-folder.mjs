import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what lies here in memory. */
const IN_MEMORY = '/dev/shm';
/** What must be free of the folder and of the machine's memory. A run of every test fills a few hundred megabytes. */
const NEEDED = 3 * 2 ** 30;

/**
 * Where tests keep their databases and files, all of them thrown away: in memory where there is plenty, else where the
 * system keeps what is temporary. A database is 1,500 files; making and dropping one on a disk can cost a second.
 */
export function quickFolder() {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const [, available = '0'] =
      /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    accessSync(IN_MEMORY, constants.W_OK);
    if (Math.min(bavail * bsize, Number(available) * 1024) >= NEEDED) return IN_MEMORY;
  } catch {
    // Not Linux, or a container without it.
  }
  return tmpdir();
}
