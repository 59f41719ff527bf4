/**
 * One account with more and more findings: every list, sort, filter, search, count, figure and the export, beside the
 * same with few; at the end a project of 1,000 is deleted. A figure that grows more than twofold where it should be flat is red, and the program ends with 1.
 * Run with the limits and settings of production. Each size is told when it is known. GROWTH_SIZES
 * ('100,10000,300000'), GROWTH_TRIES (7), GROWTH_EXPORTS: up to how many findings are exported (as many as there are; a
 * finding is 38 KB, so that 300,000 take a while). What the web process works for an export says more than its time where
 * others use the machine.
 */
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { connectDatabase } from '../apps/server/src/platform/database/connect.ts';
import { seedManyFindings } from '../apps/server/test/support/many-findings.ts';
import { twelveMegapixels } from './support/photos.ts';
import { processorTime } from './support/processor-time.ts';
import { residentMegabytes } from './support/resident-memory.ts';
import { analyse, createProject, openBench, quantile, signUp } from './support/server.ts';

const SIZES = (process.env.GROWTH_SIZES ?? '100,10000,300000').split(',').map(Number);
const TRIES = Number(process.env.GROWTH_TRIES ?? 7);
const EXPORTS = Number(process.env.GROWTH_EXPORTS ?? Number.POSITIVE_INFINITY);
/** Findings of the project that is deleted at the end. */
const DELETED = 1000;
/** Below so many milliseconds a factor says more of the machine than of us. */
const TOO_SHORT_MS = 5;

const FLAT = [
  '/api/me',
  '/api/stats',
  '/api/projects',
  '/api/insights',
  '/api/ai-training/status',
  '/api/ai-training/feedback',
  '/api/admin/status',
  ...['recent', 'severity', 'confidence'].map((sort) => `/api/defects?sort=${sort}`),
  '/api/defects?severity=critical',
  '/api/defects?compliance=compliant',
  '/api/defects?stage=roofing',
  ...['crack', 'lintel', 'zebrano', 'no such words'].map(
    (words) => `/api/defects?search=${encodeURIComponent(words)}`,
  ),
];

const bench = await openBench();
const took = new Map<string, number[]>();
const keep = (name: string, ms: number) => took.set(name, [...(took.get(name) ?? []), ms]);
try {
  const url = await bench.startServer({ NODE_ENV: 'development' });
  const cookie = await signUp(url);
  const projectId = await createProject(url, cookie);
  const analysed = await analyse(url, cookie, projectId, await twelveMegapixels());
  const { defect } = (await analysed.json()) as { defect: { id: number } };
  const client = new pg.Client({ connectionString: bench.databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'admin'`);
  await client.end();
  const database = connectDatabase(bench.databaseUrl, console.error, { answerWithinMs: 3_600_000 });
  let there = 1;
  for (const size of SIZES) {
    await seedManyFindings(database, { like: defect.id, count: size - there });
    there = size;
    for (const path of FLAT) {
      const tries: number[] = [];
      for (let each = 0; each <= TRIES; each++) {
        const begun = performance.now();
        const answer = await fetch(url + path, { headers: { cookie } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        tries.push(performance.now() - begun);
      }
      // The first one pays for what the later ones find ready.
      keep(path, quantile(tries.slice(1), 0.5));
    }
    const now = FLAT.map((path) => `${took.get(path)?.at(-1)?.toFixed(1).padStart(10)}  ${path}`);
    console.log(`${size} findings, ms, load ${loadavg()[0]?.toFixed(1)}\n${now.join('\n')}`);
    if (size > EXPORTS) continue;
    const asked = await fetch(`${url}/api/account/export`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'correct horse' }),
    });
    const server = bench.processIds()[0] ?? 0;
    const [begun, workedBefore] = [performance.now(), processorTime(server).own];
    const file = await fetch(url + ((await asked.json()) as { url: string }).url, { headers: { cookie } });
    const zip = Buffer.from(await file.arrayBuffer());
    const seconds = (performance.now() - begun) / 1000;
    const worked = processorTime(server).own - workedBefore;
    let megabytes = 0;
    unzipSync(zip, {
      filter: ({ originalSize }) => {
        megabytes += originalSize / 1e6;
        return false;
      },
    });
    console.log(
      `${size} findings: export of ${megabytes.toFixed(0)} MB (${(zip.length / 1e6).toFixed(1)} packed) in ${seconds.toFixed(1)} s, ${(megabytes / seconds).toFixed(0)} MB/s; ` +
        `the web process worked ${worked.toFixed(1)} s for it, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  // Of so many that are copied two thirds go into the finding's own project.
  const doomed = await createProject(url, cookie);
  const last = await analyse(url, cookie, doomed, await twelveMegapixels());
  const like = ((await last.json()) as { defect: { id: number } }).defect.id;
  await seedManyFindings(database, { like, count: (3 * DELETED) / 2 - 2 });
  // Each gets a photo of its own, as findings have: where all share one, the planner expects a key to hold them all.
  await database.execute(sql`
    with copies as (insert into photos
      select (jsonb_populate_record(p, jsonb_build_object('id', nextval(pg_get_serial_sequence('photos', 'id')),
        'folder', p.folder || '-' || d.id, 'project_id', d.project_id))).*
      from defects d join photos p on p.id = d.photo_id
      where d.id not in (${defect.id}, ${like}) and (d.project_id = ${doomed} or d.photo_id <> (select photo_id from defects where id = ${like}))
      returning id, folder)
    update defects d set photo_id = copies.id, examined_photo_id = copies.id
    from copies where d.id = substring(copies.folder from '-([0-9]+)$')::int`);
  await database.execute(
    sql`delete from defects where photo_id = (select photo_id from defects where id = ${like}) and project_id <> ${doomed}`,
  );
  await database.execute(sql`analyze`);
  const begun = performance.now();
  const gone = await fetch(`${url}/api/projects/${doomed}`, { method: 'DELETE', headers: { cookie } });
  if (!gone.ok) throw new Error(`Deleting a project answered ${gone.status}`);
  const ms = performance.now() - begun;
  const { webMegabytes } = residentMegabytes(bench.processIds()[0] ?? 0);
  console.log(`a project of ${DELETED} deleted in ${ms.toFixed(0)} ms; main process ${webMegabytes} MB`);
  await database.$client.end();
} finally {
  await bench.stop();
}

console.log(`\nmedian of ${TRIES}, ms; load ${loadavg()[0]?.toFixed(1)}`);
console.log(`${''.padEnd(42)}${SIZES.map((size) => String(size).padStart(10)).join('')}`);
for (const [path, times] of took) {
  const [first = 0] = times;
  const grown = (times.at(-1) ?? 0) > 2 * Math.max(first, TOO_SHORT_MS);
  const line = `${path.padEnd(42)}${times.map((ms) => ms.toFixed(1).padStart(10)).join('')}`;
  console.log(grown ? `\x1b[31m${line}\x1b[0m` : line);
  if (grown) process.exitCode = 1;
}
