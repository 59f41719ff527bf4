import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

let database: TestDatabase;
let client: pg.Client;
let document: string;
beforeAll(async () => {
  document = await readFile(new URL('../../../../../docs/data-model.md', import.meta.url), 'utf8');
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Reference {
  parent: string;
  child: string;
  column: string;
  optional: boolean;
  goesAlong: boolean;
}

/** Every reference of the database. One over two columns is about the last: the first names the row's own project or photo. */
async function readReferences(): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select c.confrelid::regclass::text as parent, c.conrelid::regclass::text as child, a.attname as column,
      not a.attnotnull as optional, c.confdeltype = 'c' as "goesAlong"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  return rows;
}

const lineOf = ({ parent, child, column, optional, goesAlong }: Reference) =>
  `${parent} ${optional ? '|o' : '||'}--o{ ${child} : "${column}, ${goesAlong ? 'goes along' : 'is emptied'}"`;

test('the drawing shows every reference between the tables that it draws, and none that isn’t there', async () => {
  const drawn = document.split('\n').flatMap((line) => (line.includes('--o{') ? [line.trim()] : []));
  const tables = new Set(drawn.flatMap((line) => line.match(/^(\w+) \S+ (\w+)/)?.slice(1) ?? []));
  const between = (await readReferences()).filter(
    ({ parent, child }) => tables.has(parent) && tables.has(child),
  );
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.toSorted()).toEqual(between.map(lineOf).sort());
});

test('every table of the database is drawn or listed, and every one that is listed is there', async () => {
  const drawn = [...document.matchAll(/^ {2}(\w+) \S+ (\w+) :/gm)].flatMap(([, one, other]) => [one, other]);
  const listed = [...document.matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const told = [...new Set([...drawn, ...listed])];
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name));
});
