import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';

interface ManyFindings {
  /** A finding to be like: its user gets them. */
  like: number;
  count: number;
  /** Of the count, so many projects of the same user share what isn't the finding's own. */
  projects?: number;
}

/**
 * Copies a finding many times, with other severities, verdicts, stages, dates and words: 'crack' in all of them, 'lintel' in
 * one of a hundred, 'zebrano' in one of ten thousand. Two thirds are of the finding's own project.
 */
export async function seedManyFindings(
  database: Database,
  { like, count, projects = 10 }: ManyFindings,
): Promise<void> {
  const { rows } = await database.execute<{ last: number; ids: number[] }>(sql`
    with own as (select user_id from defects where id = ${like}),
    more as (insert into projects (user_id, name)
      select user_id, 'Project ' || n from own, generate_series(1, ${projects}::int) n returning id)
    select (select max(number) from defects where user_id = (select user_id from own)) as last, array_agg(id order by id) as ids
    from more`);
  const { last = 0, ids = [] } = rows[0] ?? {};
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
        insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
          compliance, area, confidence, description, recommendations, location, stage_ids, user_description,
          original_title, original_severity, original_compliance, examination, listing, assessment, hazard_rules, verdict,
          decided_at, created_at, number)
        select d.user_id, case when n % 3 = 0 then numbered.id else d.project_id end, d.photo_id, d.outcome,
          d.title || ' ' || n, d.taxonomy_id, d.family,
          (array['low', 'medium', 'high', 'critical'])[1 + n / 5 % 4], 1 + n / 5 % 4,
          (array['compliant', 'non_compliant', 'undetermined'])[1 + n / 7 % 3], (array['structural', 'other'])[1 + n / 3 % 2],
          round((n * 37 % 1000) / 1000.0, 3), d.description, d.recommendations,
          case when n % 10000 = 77 then 'zebrano veneer' when n % 100 = 7 then 'above the lintel' else 'hall ' || n % 50 end,
          case when n % 5000 = 11 then array['roofing'] else d.stage_ids end, d.user_description, d.title, d.severity,
          d.compliance, d.examination, d.listing, d.assessment, d.hazard_rules,
          (array['confirmed', 'corrected', 'rejected', null, null])[1 + n % 5],
          case when n % 5 < 3 then now() - (n % 400) * interval '1 day' end, now() - (n % 400) * interval '1 day',
          ${last}::int + n
        from generate_series(1, ${count}::int) n
        cross join (select * from defects where id = ${like}) d
        join unnest(${sql.param(ids)}::int[]) with ordinality numbered (id, at) on numbered.at = 1 + n % ${projects}::int`);
  });
  await database.execute(sql`analyze`);
}
