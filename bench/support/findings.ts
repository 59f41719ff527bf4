import pg from 'pg';

/** Copies the first finding in the database this many times, without photos of their own. */
export async function copyFindings(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
       compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
       original_severity, original_compliance, examination, listing, assessment)
     select user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank, compliance, area,
       confidence, description, recommendations, stage_ids, user_description, original_title, original_severity,
       original_compliance, examination, listing, assessment
     from (select * from defects limit 1) d, generate_series(1, $1::int)`,
    [count],
  );
  await client.query('analyze');
  await client.end();
}
