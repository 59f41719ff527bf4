import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { migrationIds, migrationRows } from '../../platform/database/schema.ts';
import { databaseCode } from '../../platform/errors.ts';
import type { Section } from '../format/kinds.ts';
import type { ProblemBook } from '../problems.ts';
import type { Run } from '../runs.ts';

export type StagedRow = typeof migrationRows.$inferSelect;

/** What every step of bringing one user in works with. */
export interface Bringing {
  tx: Transaction;
  run: Run;
  problems: ProblemBook;
  /** The user's id here; null for what belongs to nobody. */
  userId: number | null;
  /** The user's id at the source. */
  owner: string | null;
}

/** A transaction within which another may be tried. */
export type Transaction = Queries & { transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> };

/** A row with the id that it gets here. */
export interface Placed {
  row: StagedRow;
  id: number;
}

interface Bringer {
  section: Section;
  /** Sequence of the table's ids. */
  sequence: string;
  /** Writes new rows. One that can't be written throws, and only it stays out. */
  insert(tx: Transaction, placed: Placed[]): Promise<void>;
  /** Takes over what the source has changed. */
  update?(tx: Transaction, placed: Placed): Promise<void>;
}

/** The row can't be written after all; the reason is for people. */
export class StaysOut extends Error {
  override readonly name = 'StaysOut';
}

/** As many rows as are held at a time: few enough, and no more than this of what they say (as it lies packed). */
const AT_A_TIME = 200;
const PACKED_BYTES = 2 * 1024 * 1024;

/** Brings in what is left to do of one section of one user, in pages. */
export async function bringSection(bringing: Bringing, bringer: Bringer): Promise<void> {
  const { tx } = bringing;
  let last = 0;
  for (;;) {
    const page = await nextPage(bringing, bringer.section, last);
    if (page.length === 0) return;
    const creates = page.filter(({ action }) => action === 'create');
    await bringNew(bringing, bringer, creates);
    for (const row of page) if (row.action === 'update') await bringChange(bringing, bringer, row);
    await tx
      .update(migrationRows)
      .set({ done: true })
      .where(
        inArray(
          migrationRows.id,
          page.map(({ id }) => id),
        ),
      );
    last = page.at(-1)?.id ?? last;
  }
}

/**
 * What the panel drew is most of a finding, and only its kinds and labels are read here: the whole goes from table to
 * table by itself.
 */
const withoutDrawings = sql<unknown>`case
  when jsonb_typeof(${migrationRows.body} #> '{examination,overlays}') = 'array'
  then jsonb_set(${migrationRows.body}, '{examination,overlays}', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', drawn -> 'kind', 'label', drawn -> 'label') order by at), '[]')
    from jsonb_array_elements(migration_rows.body #> '{examination,overlays}') with ordinality as each (drawn, at)))
  else migration_rows.body end`;

/** The next rows that are left to do, as many as may be held at a time. */
async function nextPage({ tx, run, owner }: Bringing, section: Section, after: number): Promise<StagedRow[]> {
  const left = and(
    eq(migrationRows.runId, run.id),
    owner === null ? isNull(migrationRows.owner) : eq(migrationRows.owner, owner),
    eq(migrationRows.kind, section),
    eq(migrationRows.done, false),
    gt(migrationRows.id, after),
  );
  const sized = tx
    .select({
      id: migrationRows.id,
      before:
        sql<number>`sum(pg_column_size(${migrationRows.body})) over (order by ${migrationRows.id}) - pg_column_size(${migrationRows.body})`.as(
          'before',
        ),
    })
    .from(migrationRows)
    .where(left)
    .orderBy(asc(migrationRows.id))
    .limit(AT_A_TIME)
    .as('sized');
  return tx
    .select({ ...getTableColumns(migrationRows), body: withoutDrawings })
    .from(migrationRows)
    .innerJoin(sized, eq(sized.id, migrationRows.id))
    .where(lt(sized.before, PACKED_BYTES))
    .orderBy(asc(migrationRows.id));
}

/** Ids are taken and entered in the map first: what another run has brought in meanwhile is left to it. */
async function bringNew(bringing: Bringing, bringer: Bringer, rows: StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { tx, run, userId } = bringing;
  const { rows: ids } = await tx.execute<{ id: string }>(
    sql`select nextval(${bringer.sequence}::regclass) as id from generate_series(1, ${rows.length}::int)`,
  );
  const placed = rows.map((row, at) => ({ row, id: Number(ids[at]?.id) }));
  const entered = await tx
    .insert(migrationIds)
    .values(
      placed.map(({ row, id }) => ({
        source: run.source,
        kind: bringer.section,
        sourceId: row.sourceId,
        userId,
        localId: id,
        hash: row.hash,
      })),
    )
    .onConflictDoNothing()
    .returning({ sourceId: migrationIds.sourceId });
  const ours = new Set(entered.map(({ sourceId }) => sourceId));
  await insertEach(
    bringing,
    bringer,
    placed.filter(({ row }) => ours.has(row.sourceId)),
  );
  const theirs = rows.filter(({ sourceId }) => !ours.has(sourceId));
  if (theirs.length > 0) {
    await tx
      .update(migrationRows)
      .set({ action: 'unchanged', reason: 'Was brought in meanwhile' })
      .where(
        inArray(
          migrationRows.id,
          theirs.map(({ id }) => id),
        ),
      );
  }
}

/** All at once where all can be written; else in halves, until the one that can't stands alone and stays out. */
async function insertEach(bringing: Bringing, bringer: Bringer, placed: Placed[]): Promise<void> {
  const [only] = placed;
  if (!only) return;
  try {
    await bringing.tx.transaction((inner) => bringer.insert(inner, placed));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    if (placed.length === 1) return leaveOut(bringing, only.row, reason);
    const half = Math.ceil(placed.length / 2);
    await insertEach(bringing, bringer, placed.slice(0, half));
    await insertEach(bringing, bringer, placed.slice(half));
  }
}

async function bringChange(bringing: Bringing, bringer: Bringer, row: StagedRow): Promise<void> {
  const { tx, run } = bringing;
  const of = and(
    eq(migrationIds.source, run.source),
    eq(migrationIds.kind, bringer.section),
    eq(migrationIds.sourceId, row.sourceId),
  );
  const [known] = await tx.select().from(migrationIds).where(of);
  if (!bringer.update || !known?.localId) return;
  const placed = { row, id: known.localId };
  try {
    await tx.transaction((inner) => bringer.update?.(inner, placed) ?? Promise.resolve());
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return leaveOut(bringing, row, reason, false);
  }
  await tx.update(migrationIds).set({ hash: row.hash, importedAt: sql`now()` }).where(of);
}

/** For a row that the database refuses for what it says; undefined for every other trouble, which ends the whole. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof StaysOut) return error.message;
  const code = databaseCode(error);
  return code && /^2[23]/.test(code) ? 'The database refused this value' : undefined;
}

async function leaveOut({ tx, run, problems }: Bringing, row: StagedRow, reason: string, isNew = true) {
  problems.add({ path: row.path, message: reason, level: 'error' });
  await tx.update(migrationRows).set({ action: 'skip', reason }).where(eq(migrationRows.id, row.id));
  if (!isNew) return;
  await tx
    .delete(migrationIds)
    .where(
      and(
        eq(migrationIds.source, run.source),
        eq(migrationIds.kind, row.kind),
        eq(migrationIds.sourceId, row.sourceId),
      ),
    );
}

/** Ids here of rows of this user at the source; those that stayed out are missing. */
export async function idsHere(
  { tx, run, userId }: Pick<Bringing, 'tx' | 'run' | 'userId'>,
  section: Section,
  sourceIds: readonly (string | null)[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(sourceIds.filter((id) => id !== null))];
  if (wanted.length === 0 || userId === null) return new Map();
  const rows = await tx
    .select({ sourceId: migrationIds.sourceId, localId: migrationIds.localId })
    .from(migrationIds)
    .where(
      and(
        eq(migrationIds.source, run.source),
        eq(migrationIds.kind, section),
        eq(migrationIds.userId, userId),
        sql`${migrationIds.sourceId} = any(${sql.param(wanted)}::text[])`,
      ),
    );
  return new Map(rows.flatMap(({ sourceId, localId }) => (localId === null ? [] : [[sourceId, localId]])));
}

/** A moment of the source; now where it doesn't say. */
export const moment = (iso: string | null): Date => (iso === null ? new Date() : new Date(iso));

/** Rows of a kind that this user brings, beyond one that was read. */
export const stagedAfter = (
  { run, owner }: Bringing,
  { kind, actions, after }: { kind: Section; actions: readonly ('create' | 'update')[]; after: number },
) =>
  and(
    eq(migrationRows.runId, run.id),
    eq(migrationRows.owner, owner ?? ''),
    eq(migrationRows.kind, kind),
    inArray(migrationRows.action, [...actions]),
    gt(migrationRows.id, after),
  );

/** Goes through rows by their ids, at most so many at a time. `read` gives those after an id. */
export async function inPages<Row extends { id: number }>(
  most: number,
  read: (after: number) => Promise<Row[]>,
  keep: (rows: Row[]) => Promise<void>,
): Promise<void> {
  for (let after = 0, more = true; more; ) {
    const rows = await read(after);
    await keep(rows);
    after = rows.at(-1)?.id ?? after;
    more = rows.length === most;
  }
}
