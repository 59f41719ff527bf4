import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Promised } from './crowd.ts';

/** Each statement finds rows that can't be; they hold at any moment, under load as in silence. */
const IMPOSSIBLE: Record<string, string> = {
  'a balance that isn’t the sum of its entries': `
    with sums as (select user_id, sum(amount) as total from credit_entries group by user_id)
    select a.user_id from credit_accounts a full join sums s on s.user_id = a.user_id
    where coalesce(a.balance, 0) <> coalesce(s.total, 0)`,
  'a balance below 0': 'select user_id from credit_accounts where balance < 0',
  'a run that ended in other than one finding': `
    select a.id from analyses a where a.state = 'succeeded'
    and (select count(*) from defects d where d.analysis_id = a.id) <> 1`,
  'a failed run that kept its credit': `
    select a.id from analyses a where a.state = 'failed' and not exists (
      select 1 from credit_entries e where e.kind = 'analysis_refund' and e.reference = 'analysis:' || a.id || ':' || a.attempt)`,
  'a credit given back twice': `
    select reference from credit_entries where kind = 'analysis_refund' group by reference having count(*) > 1`,
  'a refund without its charge': `
    select r.reference from credit_entries r where r.kind = 'analysis_refund' and not exists (
      select 1 from credit_entries c where c.kind = 'analysis' and c.reference = r.reference)`,
  'a finding without its photo':
    'select d.id from defects d left join photos p on p.id = d.photo_id where p.id is null',
  'a tally that isn’t the count': `
    select project_id from (
      select project_id, sum(count) as told, 0 as real from defect_tallies group by project_id
      union all select project_id, 0, count(*) from defects group by project_id) t
    group by project_id having sum(told) <> sum(real)`,
  'a paid payment that was granted other than once': `
    select p.id from payments p where p.status = 'paid' and p.credits > 0 and (
      select count(*) from credit_entries e where e.kind = 'purchase' and e.reference = p.provider || ':' || p.intent_id) <> 1`,
  'credits for a payment that isn’t paid': `
    select e.reference from credit_entries e where e.kind = 'purchase' and not exists (
      select 1 from payments p join sandbox_intents s on s.id = p.intent_id
      where p.status = 'paid' and s.status = 'succeeded' and e.reference = p.provider || ':' || p.intent_id)`,
  'a gap between invoices': `
    select min(invoice_number), max(invoice_number), count(invoice_number) from payments
    having max(invoice_number) - min(invoice_number) + 1 <> count(invoice_number)`,
  'more than one free grant': `
    select user_id from credit_entries where kind = 'signup_grant' group by user_id having count(*) > 1`,
};

/** What is wrong with the books right now, in words; empty when nothing is. */
export async function findWrong(pool: pg.Pool, dataDir: string, promised: Promised): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, statement] of Object.entries(IMPOSSIBLE)) {
    const { rows } = await pool.query(statement);
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  for (const [table, ids] of [
    ['projects', promised.projects],
    ['defects', promised.findings],
    ['reports', promised.reports],
  ] as const) {
    const asked = [...ids];
    const { rows } = await pool.query<{ id: number }>(`select id from ${table} where id = any ($1)`, [asked]);
    const there = new Set(rows.map(({ id }) => id));
    const lost = asked.filter((id) => !there.has(id));
    if (lost.length > 0)
      wrong.push(`${table} that were promised and are gone: ${lost.slice(0, 5).join(', ')}`);
  }
  const intents = [...promised.payments];
  const { rows: paid } = await pool.query<{ intent_id: string }>(
    "select intent_id from payments where status = 'paid' and intent_id = any ($1)",
    [intents],
  );
  if (paid.length !== intents.length)
    wrong.push(`payments that were granted and are gone: ${intents.length - paid.length}`);
  const { rows: photos } = await pool.query<{ folder: string }>(
    'select p.folder from photos p join defects d on d.photo_id = p.id order by d.id desc limit 50',
  );
  for (const { folder } of photos) {
    if (!existsSync(join(dataDir, 'files', folder, 'original')))
      wrong.push(`a finding whose photo is gone: ${folder}`);
  }
  return wrong;
}

/** What is under way though nobody asks for anything any more. */
export async function findUnfinished(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    select 'analysis ' || id || ' still runs' as what from analyses where state = 'running'
    union all select 'payment ' || p.id || ' was paid and not granted' from payments p join sandbox_intents s on s.id = p.intent_id
      where s.status = 'succeeded' and p.status = 'created'
    union all select 'version ' || id || ' of a report is still being made' from report_versions where status = 'generating'`);
  return rows.map(({ what }) => what);
}
