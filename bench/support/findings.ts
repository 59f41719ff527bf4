import pg from 'pg';

/** Copies each project's first finding this many times, without photos of their own. */
export async function copyFindings(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into defects (user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank,
         compliance, area, confidence, description, recommendations, stage_ids, user_description, original_title,
         original_severity, original_compliance, examination, listing, assessment, hazard_rules)
       select user_id, project_id, photo_id, outcome, title, taxonomy_id, family, severity, severity_rank, compliance,
         area, confidence, description, recommendations, stage_ids, user_description, original_title, original_severity,
         original_compliance, examination, listing, assessment, hazard_rules
       from (select distinct on (project_id) * from defects order by project_id, id) d, generate_series(1, $1::int)`,
      [count],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
