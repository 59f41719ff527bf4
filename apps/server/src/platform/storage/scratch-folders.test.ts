import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratch, removeStaleScratch } from './scratch-folders.ts';

const HOUR = 60 * 60;

test('what killed backups, imports and moves left goes after a day; what is still written to and what isn’t ours stays', async () => {
  const now = Date.now() / 1000;
  const aged = async (folder: string, hours: number, fileHours = hours) => {
    await writeFile(join(folder, 'part'), 'left');
    await utimes(join(folder, 'part'), now - fileHours * HOUR, now - fileHours * HOUR);
    await utimes(folder, now - hours * HOUR, now - hours * HOUR);
    return folder;
  };
  const left = await Promise.all(
    (['backup', 'import', 'move'] as const).map(async (purpose) => aged(await makeScratch(purpose), 25)),
  );
  left.push(await aged(await mkdtemp(join(tmpdir(), 'plumbline-document-')), 25));
  const kept = [
    await aged(await makeScratch('move'), 23),
    // A large table that is still being written.
    await aged(await makeScratch('backup'), 25, 1),
    await aged(await mkdtemp(join(tmpdir(), 'plumbline-other-')), 25),
  ];
  await removeStaleScratch();
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false, false, false]);
  expect(kept.map((folder) => existsSync(folder))).toEqual([true, true, true]);
  await Promise.all(kept.map((folder) => rm(folder, { recursive: true })));
});
