/** Signed-in reads beside a bare Fastify route with one query by primary key, in the same run on the same database. */
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { copyFindings } from './support/findings.ts';
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
  await copyFindings(bench.databaseUrl, 999);

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
