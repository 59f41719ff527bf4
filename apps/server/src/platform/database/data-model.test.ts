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

/** Few rows each: written by an administrator's hand or once for a move, and the one row of the panel in use. */
const FEW = [
  'dropped_candidates.dropped_by',
  'legal_holds.lifted_by',
  'legal_holds.set_by',
  'migration_runs.started_by',
  'suspensions.suspended_by',
  'trainer_state.active_version_id',
  'training_examples.added_by',
  'training_runs.requested_by',
  'version_activations.activated_by',
];

test('what points at a row that goes is found by an index', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select concat(c.conrelid::regclass, '.', a.attname) as name
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      -- One that begins with the column, or with the project or photo that both are of, and holds every row in which it is set.
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] in (a.attnum, c.conkey[1])
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(FEW);
});
