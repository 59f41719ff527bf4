import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';

/** A part should be sent well within the time that a fetch is given, and stays far below what an import takes. */
const ENOUGH_BYTES = 40 * 1024 * 1024;
const MOST_USERS = 1000;
/** What a finding takes besides its examination, and how much longer that is as text than as it is stored. */
const FINDING_BYTES = 2500;
const PHOTO_BYTES = 600;
const UNPACKED = 4;

/** The users of the part that begins after an id, as many as make it large enough; `next` begins the part after it. */
export async function chooseUsers(
  queries: Queries,
  after: number,
): Promise<{ userIds: number[]; next: number | undefined }> {
  const { rows } = await queries.execute<{ id: number; bytes: string }>(sql`
    select u.id, (select coalesce(sum(pg_column_size(d.examination) * ${UNPACKED}::int + ${FINDING_BYTES}::int), 0)
      from defects d where d.user_id = u.id)
      + (select coalesce(sum(${PHOTO_BYTES}::int + coalesce(pg_column_size(l.examination), 0) * ${UNPACKED}::int), 0)
        from photos p left join photo_looks l on l.photo_id = p.id where p.user_id = u.id) as bytes
    from users u where u.id > ${after} order by u.id limit ${MOST_USERS + 1}`);
  const userIds: number[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (userIds.length === MOST_USERS || bytes > ENOUGH_BYTES) break;
    userIds.push(row.id);
    bytes += Number(row.bytes);
  }
  return { userIds, next: userIds.length < rows.length ? userIds.at(-1) : undefined };
}
