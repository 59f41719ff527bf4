import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate } from '../platform/database/migrate.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { columnList, listMigrations, listTables, quote } from './catalogue.ts';
import { type Manifest, manifest as manifestShape } from './manifest.ts';

/** This backup can't be put here; nothing was changed in the database. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

export interface Restored {
  madeAt: string;
  tables: number;
  files: number;
}

/**
 * Puts a backup into an empty installation. The tables come back in one transaction, with every reference between them
 * checked, or not at all; files that were stored by a restore that failed are stored again by the next.
 * @throws RestoreError when the installation isn't empty or is of another version
 */
export async function restore(databaseUrl: string, files: FileStore, source: string): Promise<Restored> {
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plumbline restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const restored = await putBack(client, files, source);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw damageOf(error, source) ?? error;
  } finally {
    await client.end();
  }
}

/** What unpacking says of a file that ends too early, holds something else, or isn't there. */
const DAMAGE =
  /^(Z_BUF_ERROR|Z_DATA_ERROR|ERR_STREAM_PREMATURE_CLOSE)$|unexpected end of (data|file)|invalid tar header|incorrect header check/i;

function damageOf(error: unknown, source: string): RestoreError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '', path } = at as NodeJS.ErrnoException;
    if (path === source && code === 'ENOENT') return new RestoreError(`There is no file ${source}.`);
    if (DAMAGE.test(code) || DAMAGE.test(at.message)) {
      return new RestoreError(
        `${source} is cut short or damaged, or no backup of Plumbline. Nothing was changed in the database. Copy it again, or take an earlier one.`,
        { cause: error },
      );
    }
  }
  return undefined;
}

async function putBack(client: pg.Client, files: FileStore, source: string): Promise<Restored> {
  const entries = extract();
  const read = pipeline(createReadStream(source), createGunzip(), entries);
  // Told by the await below.
  read.catch((error: Error) => entries.destroy(error));
  let manifest: Manifest | undefined;
  let rejoin: (() => Promise<void>) | undefined;
  let count = 0;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (!manifest) {
      if (name !== 'manifest.json') throw new RestoreError(`${source} isn’t a backup of Plumbline.`);
      manifest = await readManifest(entry, client, source);
      rejoin = await separate(client);
    } else if (name.startsWith('tables/')) {
      const table = manifest.tables.find((each) => `tables/${each.name}` === name);
      if (!table) throw new RestoreError(`${source} holds ${name}, which its manifest doesn’t name.`);
      await pipeline(
        entry,
        client.query(copyFrom(`copy ${quote(table.name)} (${columnList(table)}) from stdin`)),
      );
    } else {
      await files.put(name.slice('files/'.length), await buffer(entry), 'application/octet-stream');
      count += 1;
    }
    entry.resume();
  }
  await read;
  if (!manifest || !rejoin) throw new RestoreError(`${source} isn’t a backup of Plumbline.`);
  await rejoin();
  await continueCounting(client, manifest);
  return { madeAt: manifest.madeAt, tables: manifest.tables.length, files: count };
}

async function readManifest(
  entry: AsyncIterable<unknown>,
  client: pg.Client,
  source: string,
): Promise<Manifest> {
  const parsed = manifestShape.safeParse(await json(Readable.from(entry)).catch(() => undefined));
  if (!parsed.success)
    throw new RestoreError(`${source} was made by a version of Plumbline that is newer than this.`);
  const here = await listMigrations(client);
  if (parsed.data.migrations.join() !== here.join()) {
    throw new RestoreError(
      'This backup was made by another version of Plumbline. Restore it with that version, then start this one: it brings the tables up to date.',
    );
  }
  const { rowCount } = await client.query(
    'select 1 from users union all select 1 from contact_messages limit 1',
  );
  if (rowCount) {
    throw new RestoreError(
      'There is data here already. A backup goes into an empty installation: a new DATA_DIR or database.',
    );
  }
  return parsed.data;
}

/**
 * Takes references apart and puts our triggers to sleep, so that tables come in any order and tallies aren't counted
 * twice. Returns what undoes it; adding a reference again checks every row.
 */
async function separate(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const tables = (await listTables(client)).map(({ name }) => quote(name));
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Rows that migrations put there are in the backup too, as they were by then.
  await client.query(`truncate ${tables.join(', ')}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** Numbers go on where they were: one that was given out once, to a row since deleted, isn't given out again. */
async function continueCounting(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences) await client.query('select setval($1, $2)', [quote(name), last]);
}
