import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { FileMissingError, type FileStore } from '../platform/storage/file-store.ts';
import { makeScratch } from '../platform/storage/scratch-folders.ts';
import { columnList, listMigrations, listSequences, listTables, quote, type Table } from './catalogue.ts';
import { FORMAT, type Manifest } from './manifest.ts';

export interface BackedUp {
  tables: number;
  files: number;
}

/**
 * Writes everything that an installation holds into one file, while it runs: the tables as they stood at one moment,
 * then the files that were stored by then. The file appears under its name when it is whole.
 */
export async function backUp(databaseUrl: string, files: FileStore, target: string): Promise<BackedUp> {
  const scratch = await makeScratch('backup');
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plumbline backup' });
  const tar = pack();
  const part = `${target}.part`;
  const written = pipeline(tar, createGzip(), createWriteStream(part, { mode: 0o600 }));
  // Told by the await below; until then a full disk isn't an unhandled rejection.
  written.catch((error: Error) => tar.destroy(error));
  try {
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
    };
    await addBytes(tar, 'manifest.json', JSON.stringify(manifest));
    for (const table of tables) await addTable(tar, client, table, join(scratch, 'table'));
    await client.query('commit');
    let count = 0;
    for await (const key of files.keys())
      if (await addFile(tar, files, key, join(scratch, 'file'))) count += 1;
    tar.finalize();
    await written;
    await rename(part, target);
    return { tables: tables.length, files: count };
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
    await rm(scratch, { recursive: true, force: true });
  }
}

async function addTable(tar: Pack, client: pg.Client, table: Table, spool: string): Promise<void> {
  const rows = client.query(copyTo(`copy ${quote(table.name)} (${columnList(table)}) to stdout`));
  await addStream(tar, `tables/${table.name}`, rows, spool);
}

/** A file that was deleted since is left out: so is the row that named it, in the next backup. */
async function addFile(tar: Pack, files: FileStore, key: string, spool: string): Promise<boolean> {
  try {
    await addStream(tar, `files/${key}`, await files.stream(key), spool);
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}

/** Tar wants the size ahead of the bytes, so they pass through a file on the way. */
async function addStream(tar: Pack, name: string, bytes: Readable, spool: string): Promise<void> {
  await pipeline(bytes, createWriteStream(spool));
  const { size } = await stat(spool);
  await pipeline(createReadStream(spool), tar.entry({ name, size }));
}

function addBytes(tar: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name }, text, (error) => (error ? reject(error) : resolve()));
  });
}
