import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';

interface ForeignKey extends Record<string, unknown> {
  child: string;
  childColumn: string;
  parent: string;
  parentColumn: string;
  /** What becomes of the row: c goes along, n loses the reference, a forbids. */
  onDelete: string;
}

/** A table that holds rows of accounts, with the SQL condition that finds one account's; its id stands in for `$user`. */
export interface OwnedTable {
  table: string;
  condition: string;
}

/** Every foreign key of the database as it is now, whoever added it. */
export async function readForeignKeys(queries: Pick<Queries, 'execute'>): Promise<ForeignKey[]> {
  const { rows } = await queries.execute<ForeignKey>(sql`
    select c.conrelid::regclass::text as child, a.attname as "childColumn",
      c.confrelid::regclass::text as parent, p.attname as "parentColumn", c.confdeltype as "onDelete"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 2`);
  return rows;
}

/**
 * What belongs to an account: its own row, and every row that goes along with it when it's deleted. Read from the
 * database's own foreign keys, so that a table added later belongs from its first day.
 */
export async function findOwnedTables(queries: Pick<Queries, 'execute'>): Promise<OwnedTable[]> {
  const keys = (await readForeignKeys(queries)).filter(({ onDelete }) => onDelete === 'c');
  const owned = new Set(['users']);
  for (let grown = true; grown; ) {
    const before = owned.size;
    for (const { child, parent } of keys) if (owned.has(parent)) owned.add(child);
    grown = owned.size > before;
  }
  const conditionOf = (table: string, path: readonly string[]): string => {
    if (table === 'users') return 'id = $user';
    const ways = keys
      .filter(({ child, parent }) => child === table && owned.has(parent) && !path.includes(parent))
      .map(({ childColumn, parent, parentColumn }) =>
        parent === 'users'
          ? `"${childColumn}" = $user`
          : `"${childColumn}" in (select "${parentColumn}" from ${parent} where ${conditionOf(parent, [...path, table])})`,
      );
    if (ways.length < 2) return ways[0] ?? 'false';
    // Each way by itself is a join, which finds its rows by index; with 'or' between them, PostgreSQL reads the whole
    // table and asks for each of its rows.
    return `ctid in (${ways.map((way) => `select ctid from ${table} where ${way}`).join(' union ')})`;
  };
  return [...owned].sort().map((table) => ({ table, condition: conditionOf(table, []) }));
}

/** The condition for one account. */
export const forUser = ({ condition }: OwnedTable, userId: number) =>
  condition.replaceAll('$user', String(Math.trunc(userId)));
