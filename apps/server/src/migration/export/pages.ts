import { and, gt, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect.ts';
import type { Section } from '../format/kinds.ts';

export interface Exporter {
  section: Section;
  /** Rows of these users by id, a page at a time. `first`: this is the part that holds what belongs to nobody. */
  pages(queries: Queries, userIds: readonly number[], first: boolean): AsyncGenerator<unknown[]>;
}

const AT_A_TIME = 200;

/** Reads page after page by id. */
export async function* inPages<R>(
  read: (after: number, limit: number) => Promise<R[]>,
  idOf: (row: R) => number,
  toRow: (row: R) => unknown,
): AsyncGenerator<unknown[]> {
  let last = 0;
  for (;;) {
    const rows = await read(last, AT_A_TIME);
    if (rows.length > 0) yield rows.map(toRow);
    last = rows.at(-1) === undefined ? last : idOf(rows.at(-1) as R);
    if (rows.length < AT_A_TIME) return;
  }
}

export const ofUsers = (owner: PgColumn, id: PgColumn, userIds: readonly number[], after: number) =>
  and(inArray(owner, [0, ...userIds]), gt(id, after));
