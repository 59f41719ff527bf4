import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { mostPressingIn } from '../platform/database/most-pressing.ts';
import { users } from '../platform/database/schema.ts';
import { LISTED, type RepairAnswer, SAID } from './repair-words.ts';
import { writeMail } from './write-mail.ts';

/** Answers within the same ten minutes are told of in one mail. */
const GATHER_MS = 10 * 60 * 1000;
/** Longer than the transaction of an answer takes: what came in the last second is in the mail, too. */
const SETTLE_MS = 60 * 1000;

/**
 * Notes, in the transaction that keeps an answer by a link, that the owner is to hear of it. `at` is the moment that the
 * answer's row carries: by it alone an answer belongs to exactly one mail.
 */
export async function noteAnswer(queries: Queries, userId: number, at: Date): Promise<void> {
  const [account] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!account) return;
  const bucket = Math.floor(at.getTime() / GATHER_MS);
  await writeMail(queries, {
    kind: 'repair_answers',
    reference: `${userId}:${bucket}`,
    userId,
    to: account.email,
    dueAt: new Date((bucket + 1) * GATHER_MS + SETTLE_MS),
  });
}

type Row = {
  findingId: number;
  number: number;
  title: string;
  project: string;
  alerts: RepairAnswer['alerts'];
  name: string;
  steps: string[];
};

/** The answers that a mail tells of, by finding: of its ten minutes, and not seen since. */
export async function readAnswers(
  tx: Queries,
  userId: number,
  reference: string,
): Promise<{ answers: RepairAnswer[]; more: number }> {
  const bucket = Number(reference.split(':')[1]);
  const from = new Date(bucket * GATHER_MS).toISOString();
  const to = new Date((bucket + 1) * GATHER_MS).toISOString();
  const { rows } = await tx.execute<Row>(sql`
    select e.finding_id as "findingId", d.number, d.title, p.name as project, e.name,
      d.alerts, array_agg(distinct e.step) as steps
    from repair_entries e
    join repairs r on r.finding_id = e.finding_id
    join defects d on d.id = e.finding_id
    join projects p on p.id = d.project_id
    where e.user_id = ${userId} and e.actor_kind = 'holder' and e.id > r.seen_entry
      and e.created_at >= ${from} and e.created_at < ${to}
    group by e.finding_id, d.number, d.title, d.alerts, p.name, e.name
    order by ${sql.raw(mostPressingIn('d.alerts'))} desc, min(e.id)`);
  const byFinding = new Map<number, RepairAnswer>();
  for (const { steps, name, ...finding } of rows) {
    const said = steps.flatMap((step) => SAID[step] ?? []);
    const before = byFinding.get(finding.findingId)?.said ?? [];
    byFinding.set(finding.findingId, { ...finding, said: [...before, `${name} ${said.join(' and ')}`] });
  }
  const all = [...byFinding.values()];
  return { answers: all.slice(0, LISTED), more: Math.max(0, all.length - LISTED) };
}
