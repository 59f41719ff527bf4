import type pg from 'pg';

/** A table as a backup sees it. */
export interface Table {
  name: string;
  /** In the table's order, without those that PostgreSQL computes. */
  columns: string[];
}

/** What counts requests is lost in a crash anyway. */
const LEFT_OUT = ['request_counts'];

/** Every table of the application's schema, by name. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** The migrations that have been applied, oldest first. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** The sequences that have given out numbers. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: Table) => columns.map(quote).join(', ');
