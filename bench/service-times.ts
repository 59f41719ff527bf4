/**
 * Processor time that one call of each kind takes of the web process, of its helpers (vision, typesetter) and of the
 * database, and the bytes that it leaves behind, with the limits of production. Processor time, because it says the same
 * on a busy machine where waiting time doesn't. Writes bench/scale/service-times.json, which `npm run simulate` reads.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { type Action, type CallCost, writeServiceTimes } from './scale/service-times.ts';
import { launch } from './support/fleet.ts';
import { twelveMegapixels } from './support/photos.ts';
import { parentOf, processorTime } from './support/processor-time.ts';
import { residentMegabytes } from './support/resident-memory.ts';
import { openBench } from './support/server.ts';
import { sessionCookie } from './support/session-cookie.ts';

const PEOPLE = 10;
/** Limits are for each person and minute, so the calls are spread over people. */
const EACH: Record<Exclude<Action, 'register'>, number> = {
  me: 40,
  projects: 40,
  findings: 40,
  stats: 40,
  chat: 8,
  upload: 4,
  report: 2,
  project: 4,
};

const bench = await openBench();
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-service-times-'));
const [ship] = await launch(bench.databaseUrl, dataDir, ['all']);
if (!ship) throw new Error('No server');
const client = new pg.Client({ connectionString: bench.databaseUrl });
await client.connect();
const cookies: string[] = [];
const projects: number[] = [];
const findings: number[] = [];
try {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  // As the browser sends it: shrunk to what the analysis looks at.
  const photo = await sharp(await twelveMegapixels())
    .resize(2048)
    .jpeg({ quality: 85 })
    .toBuffer();
  const perform: Record<Action, (person: number) => Promise<unknown>> = {
    async register(person) {
      const body = { email: `times-${person}-${Date.now()}@example.com`, password: 'correct horse' };
      const response = await call(person, '/api/register', { ...body, displayName: 'Times' });
      cookies[person] = sessionCookie(response.headers);
    },
    async project(person) {
      projects[person] ??= await idOf(await call(person, '/api/projects', { name: 'Times' }));
    },
    me: (person) => read(person, '/api/me'),
    projects: (person) => read(person, '/api/projects?limit=20'),
    findings: (person) => read(person, `/api/projects/${projects[person]}/defects?limit=20`),
    stats: (person) => read(person, '/api/stats'),
    chat: (person) =>
      call(person, '/api/ai/chat', { message: 'How wide may a crack in plasterboard be in NSW?' }),
    async upload(person) {
      const form = new FormData();
      form.set('projectId', String(projects[person]));
      form.set('defectDescription', 'crack in the plasterboard');
      form.set('image', new Blob([Uint8Array.from(photo)]), 'times.jpg');
      const response = await call(person, '/api/analyze', form);
      const { defect } = (await response.json()) as { defect: { id: number } };
      findings[person] = defect.id;
    },
    report: (person) =>
      call(person, '/api/reports', {
        projectId: projects[person],
        title: 'Times',
        selectedDefectIds: [findings[person]],
      }),
  };
  const costs = new Map<Action, CallCost>();
  const databaseAtFirst = await rowBytes();
  await measure('register', 1);
  const databasePerAccount = ((await rowBytes()) - databaseAtFirst) / PEOPLE;
  await measure('project', EACH.project);
  // The first of everything pays for what later ones find ready.
  await perform.upload(0);
  const rowsBefore = await rowBytes();
  const filesBefore = await folderBytes(dataDir);
  await measure('upload', EACH.upload);
  const analyses = PEOPLE * EACH.upload;
  const filesPerAnalysis = ((await folderBytes(dataDir)) - filesBefore) / analyses;
  const databasePerAnalysis = (((await rowBytes()) - rowsBefore) / analyses) * (await indexFactor());
  const memory = residentMegabytes(ship.pid());
  for (const action of ['me', 'projects', 'findings', 'stats', 'chat'] as const) {
    await perform[action](0);
    await measure(action, EACH[action]);
  }
  const filesBeforeReports = await folderBytes(dataDir);
  await measure('report', EACH.report);
  const filesPerReport = ((await folderBytes(dataDir)) - filesBeforeReports) / (PEOPLE * EACH.report);
  writeServiceTimes({
    measured: {
      at: new Date().toISOString().slice(0, 16),
      cores: availableParallelism(),
      node: process.version,
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    },
    calls: Object.fromEntries(costs) as Record<Action, CallCost>,
    bytes: {
      filesPerAnalysis: Math.round(filesPerAnalysis),
      filesPerReport: Math.round(filesPerReport),
      databasePerAnalysis: Math.round(databasePerAnalysis),
      databasePerAccount: Math.round(databasePerAccount),
    },
    memory,
  });

  async function measure(action: Action, each: number): Promise<void> {
    const before = { server: processorTime(ship?.pid() ?? 0), database: processorTime(postmaster) };
    for (let turn = 0; turn < each; turn += 1)
      for (let person = 0; person < PEOPLE; person += 1) await perform[action](person);
    await untilQuiet();
    const after = { server: processorTime(ship?.pid() ?? 0), database: processorTime(postmaster) };
    const calls = each * PEOPLE;
    const ms = (seconds: number) => Math.round((seconds * 1e6) / calls) / 1000;
    const cost = {
      web: ms(after.server.own - before.server.own),
      helpers: ms(after.server.children - before.server.children),
      database: ms(
        after.database.own + after.database.children - before.database.own - before.database.children,
      ),
      calls,
    };
    costs.set(action, cost);
    console.log(
      `${action.padEnd(10)} n ${String(calls).padStart(4)}   web ${cost.web.toFixed(2)} ms   helpers ${cost.helpers.toFixed(1)} ms   database ${cost.database.toFixed(2)} ms`,
    );
  }
} finally {
  await client.end();
  await ship.end('SIGTERM');
  await bench.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Reports are made after their call was answered: what they cost is theirs. */
async function untilQuiet(): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from report_versions where status = 'generating' limit 1`,
    );
    if (rowCount === 0) return;
    await pause(100);
  }
}

async function call(person: number, path: string, body: FormData | object): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${ship?.url}${path}`, {
    method: 'POST',
    headers: { ...headersOf(person), ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function read(person: number, path: string): Promise<void> {
  const response = await fetch(`${ship?.url}${path}`, { headers: headersOf(person) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

function headersOf(person: number): Record<string, string> {
  const cookie = cookies[person];
  // From many addresses, through a proxy that the server trusts.
  return { 'x-forwarded-for': `10.0.0.${person}`, ...(cookie ? { cookie } : {}) };
}

async function idOf(response: Response): Promise<number> {
  return ((await response.json()) as { id: number }).id;
}

/** Bytes of every row of every table, without pages and indexes, which come in steps too large for a few calls. */
async function rowBytes(): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  let bytes = 0;
  for (const { name } of rows) {
    const { rows: sums } = await client.query<{ bytes: string }>(
      `select coalesce(sum(pg_column_size(t.*)), 0) as bytes from ${name} t`,
    );
    bytes += Number(sums[0]?.bytes);
  }
  return bytes;
}

/** By so much pages and indexes are larger than the rows: read from findings, copied until steps don't matter. */
async function indexFactor(): Promise<number> {
  await client.query(`create temp table copies (like defects including indexes including generated)`);
  // A part of an analysis is there once; these copies are of none.
  await client.query('alter table copies alter analysis_id drop not null');
  const { rows: columns } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'defects'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'number', 'analysis_id')`,
  );
  const names = columns[0]?.names ?? '';
  await client.query(
    `insert into copies (id, number, ${names}) select 1000000 + row_number() over (), 1000000 + row_number() over (), ${names}
     from defects, generate_series(1, 250)`,
  );
  const { rows } = await client.query<{ factor: number }>(
    `select (pg_total_relation_size('copies')::float8 / sum(pg_column_size(c.*))) as factor from copies c`,
  );
  await client.query('drop table copies');
  return rows[0]?.factor ?? 1;
}

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
