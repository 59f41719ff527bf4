import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/connect.ts';

const PROJECT_OF_CHAT = sql`r.body->>'project'`;
const FINDING_OF_CHAT = sql`r.body->>'defect'`;

interface FileOfAccount {
  runId: number;
  accountId: number;
  /** Under which the account knows what the file brings. */
  source: string;
  /** Whether the file was exported from this very account: its ids are ids here. */
  own: boolean;
}

/** What belongs to a project, with where it lies here. */
const OF_PROJECT = ['defects', 'photos', 'plans', 'documents', 'reports'] as const;
const TABLES = {
  projects: sql`projects t where t.user_id =`,
  defects: sql`defects t where t.user_id =`,
  photos: sql`photos t where t.user_id =`,
  reports: sql`reports t where t.user_id =`,
  plans: sql`plans t join projects of_plan on of_plan.id = t.project_id where of_plan.user_id =`,
  documents: sql`project_documents t join projects of_document on of_document.id = t.project_id where of_document.user_id =`,
  chats: sql`chat_exchanges t where t.user_id =`,
} as const;

/**
 * Sets apart what of a received file the account holds. A project that was deleted here comes back whole; one that is here
 * stays as it is, and what was deleted from it stays deleted.
 */
export async function findWhatIsHere(database: Database, file: FileOfAccount): Promise<void> {
  await database.transaction(async (tx) => {
    if (file.own) await knowOwnRows(tx, file);
    await forgetDeletedProjects(tx, file);
    if (file.own) await leaveDeletedRows(tx, file);
  });
}

/** Rows of the file that are here under the id that it names. They count as brought in, just as they are. */
async function knowOwnRows(tx: Queries, { runId, accountId, source }: FileOfAccount): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    await tx.execute(sql`insert into migration_ids (source, kind, source_id, user_id, local_id, hash)
      select ${source}, r.kind, r.source_id, ${accountId}::int, h.id, r.hash
      from migration_rows r join (select t.id from ${table} ${accountId}) h on h.id::text = r.source_id
      where r.run_id = ${runId} and r.kind = ${kind}
      on conflict (source, kind, source_id) do update set hash = excluded.hash`);
  }
}

/** What went with a deleted project is new again; a bought report and a finding that was moved away are still here. */
async function forgetDeletedProjects(
  tx: Queries,
  { runId, accountId, source }: FileOfAccount,
): Promise<void> {
  const forget = (kind: keyof typeof TABLES, condition: SQL) =>
    tx.execute(sql`delete from migration_ids m where m.source = ${source} and m.kind = ${kind}
      and not exists (select 1 from (select t.id from ${TABLES[kind]} ${accountId}) h where h.id = m.local_id) and ${condition}`);
  await forget('projects', sql`true`);
  for (const kind of OF_PROJECT) {
    await forget(
      kind,
      sql`exists (select 1 from migration_rows r where r.run_id = ${runId} and r.kind = m.kind
        and r.source_id = m.source_id and not ${isKnown(source, sql`'projects'`, sql`r.parent`)})`,
    );
  }
  const gone = (kind: string, id: SQL) =>
    sql`(${id} is not null and not ${isKnown(source, sql`${kind}`, id)})`;
  await forget(
    'chats',
    sql`exists (select 1 from migration_rows r where r.run_id = ${runId} and r.kind = 'chats'
      and r.source_id = m.source_id and (${gone('projects', PROJECT_OF_CHAT)} or ${gone('defects', FINDING_OF_CHAT)}))`,
  );
}

/** Of a project that is here, and of chats about it, nothing is brought back. What an owner would miss is told. */
async function leaveDeletedRows(tx: Queries, { runId, source }: FileOfAccount): Promise<void> {
  const left = await tx.execute<{ path: string; source_id: string }>(sql`delete from migration_rows r
    where r.run_id = ${runId} and r.kind in ${OF_PROJECT} and ${isKnown(source, sql`'projects'`, sql`r.parent`)}
      and not ${isKnown(source, sql`r.kind`, sql`r.source_id`)} returning r.path, r.source_id`);
  // Trails and bought reports have other ids: they are made for the file, and nobody has deleted them.
  const told = left.rows.filter(({ source_id }) => /^\d+$/.test(source_id)).map(({ path }) => path);
  if (told.length > 0) {
    await tx.execute(sql`insert into migration_problems (run_id, path, message, level)
      select ${runId}::int, path, ${DELETED_HERE}, 'note' from unnest(${sql.param(told.slice(0, MOST_TOLD))}::text[]) path
      on conflict do nothing`);
  }
  // The bought report itself outlived its project.
  await tx.execute(sql`delete from migration_rows r where r.run_id = ${runId} and r.kind = 'documents'
    and r.source_id ~ '^report-[0-9]+-[0-9]+$' and ${isKnown(source, sql`'reports'`, sql`split_part(r.source_id, '-', 2)`)}`);
  // A chat comes back with the project or the finding that it was about, and with nothing else.
  const back = (kind: string, id: SQL) =>
    sql`exists (select 1 from migration_rows of_chat where of_chat.run_id = ${runId} and of_chat.kind = ${kind}
      and of_chat.source_id = ${id} and not ${isKnown(source, sql`${kind}`, sql`of_chat.source_id`)})`;
  await tx.execute(sql`delete from migration_rows r where r.run_id = ${runId} and r.kind = 'chats'
    and not ${isKnown(source, sql`'chats'`, sql`r.source_id`)}
    and not (${back('projects', PROJECT_OF_CHAT)} or ${back('defects', FINDING_OF_CHAT)})`);
}

const DELETED_HERE = 'Was deleted from this project. It stays deleted';
const MOST_TOLD = 500;

const isKnown = (source: string, kind: SQL, sourceId: SQL) =>
  sql`exists (select 1 from migration_ids known where known.source = ${source} and known.kind = ${kind}
    and known.source_id = ${sourceId})`;
