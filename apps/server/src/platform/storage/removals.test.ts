import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { fileRemovals } from '../database/schema.ts';
import type { FileStore } from './file-store.ts';
import { listForRemoval, removeSoon } from './removals.ts';

let held: TestDatabase;
let database: Database;
beforeAll(async () => {
  held = await createTestDatabase();
  database = connectDatabase(held.url, () => {});
});
afterAll(async () => {
  await database.$client.end();
  await held.drop();
});

test('of many folders the first are gone with the answer, the rest after it, and none stays listed', async () => {
  const folders = Array.from({ length: 250 }, (_, each) => `photos/${each}`);
  const gone: string[] = [];
  let letGo = () => {};
  const busy = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const deletePrefix = async (folder: string) => {
    if (gone.length >= 100) await busy;
    gone.push(folder);
  };
  const files = { deletePrefix } as FileStore;
  await listForRemoval(database, folders);
  const listed = async () => (await database.select().from(fileRemovals)).map(({ folder }) => folder);
  expect((await listed()).toSorted()).toEqual(folders.toSorted());

  await removeSoon({ database, files, log: pino({ level: 'silent' }) }, folders);
  expect(gone.toSorted()).toEqual(folders.slice(0, 100).toSorted());
  expect((await listed()).toSorted()).toEqual(folders.slice(100).toSorted());

  letGo();
  await vi.waitFor(async () => expect(await listed()).toEqual([]));
  expect(gone.toSorted()).toEqual(folders.toSorted());
});
