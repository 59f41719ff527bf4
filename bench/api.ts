/** Signed-in reads beside a bare Fastify route with one query by primary key, in the same run on the same database. */
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench, signUp } from './support/server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const bench = await openBench();
try {
  const url = await bench.startServer();
  const bare = await bench.start([
    '--import',
    'tsx',
    fileURLToPath(new URL('./support/bare.ts', import.meta.url)),
  ]);
  const cookie = await signUp(url);
  const projectId = await createProject(url, cookie);
  await analyse(url, cookie, projectId, await twelveMegapixels());
  await copyFindings(999);

  const cases: [string, string][] = [
    ['bare Fastify, one query by key', `${bare}/`],
    ['/api/me', `${url}/api/me`],
    ['/api/projects', `${url}/api/projects`],
    [`/api/projects/:id/defects, 1,000 in all, page of 20`, `${url}/api/projects/${projectId}/defects`],
    [`/api/projects/:id/defects, page of 3`, `${url}/api/projects/${projectId}/defects?limit=3`],
  ];
  const rates = new Map<string, number[]>(cases.map(([name]) => [name, []]));
  // Each case twice, in turn, so that a noisy minute doesn't fall on one of them.
  for (let round = 0; round < 2; round++) {
    for (const [name, at] of cases) {
      const { requests, non2xx } = await autocannon({
        url: at,
        connections: 10,
        duration: SECONDS,
        headers: { cookie },
      });
      if (non2xx > 0) throw new Error(`${name} answered ${non2xx} errors`);
      rates.get(name)?.push(requests.average);
    }
  }
  const best = (name: string) => Math.max(...(rates.get(name) ?? []));
  const base = best(cases[0]?.[0] ?? '');
  for (const [name] of cases) {
    console.log(
      `${name.padEnd(55)} ${best(name).toFixed(0).padStart(7)} /s   ${(best(name) / base).toFixed(2)} of bare`,
    );
  }
} finally {
  await bench.stop();
}

async function copyFindings(count: number): Promise<void> {
  const client = new pg.Client({ connectionString: bench.databaseUrl });
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
