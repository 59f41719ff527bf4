/** Folders for files that are needed for as long as one piece of work takes. A killed process can't remove its own. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Purpose = 'backup' | 'import' | 'move';
const DAY_MS = 24 * 60 * 60 * 1000;

/** PDFs are set in folders of the documents package. */
const OURS = /^plumbline-(backup|import|move|document|original)-/;

/**
 * A file without a name, there for as long as the handle is open: whatever ends the process takes it along. The sweep takes
 * one whose process ended before it could take its name off.
 */
export async function openScratchFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `plumbline-original-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** A new folder that only this process uses. Whoever makes it removes it. */
export const makeScratch = (purpose: Purpose): Promise<string> =>
  mkdtemp(join(tmpdir(), `plumbline-${purpose}-`));

/** Removes folders in which nothing was written for a day: no piece of work takes that long. */
export async function removeStaleScratch(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!OURS.test(name)) continue;
    const folder = join(tmpdir(), name);
    if ((await lastWrite(folder)) < now - DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** A folder's own time says when files came or went; that of a file in it, when it last grew. */
async function lastWrite(folder: string): Promise<number> {
  const times = await Promise.all(
    [folder, ...(await readdir(folder).catch(() => [])).map((name) => join(folder, name))].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        // Its own process has removed it meanwhile.
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
