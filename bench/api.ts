/**
 * Signed-in reads with every limit on: processor time a request in the web process, beside a bare Fastify route with
 * one query by primary key, and beside one that asks the same queries and sends the same bytes. In the same run, on the
 * same database. Ratios are what counts: the times are this machine's.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SIGNED_IN_COOKIE } from '@plumbline/contract';
import autocannon from 'autocannon';
import { copyFindings } from './support/findings.ts';
import { twelveMegapixels } from './support/photos.ts';
import { processorTime } from './support/processor-time.ts';
import { type AskedQuery, recordQueries } from './support/record-queries.ts';
import { analyse, createProject, openBench, signUp } from './support/server.ts';

/** Each a connection with an account of its own. What one asks for in all stays below the limit of a minute. */
const PEOPLE = 20;
const EACH_TIME = 24;
/** Before the others, for the compiler of the engine to settle. */
const WARMING = 3;
const ROUNDS = 2;
const FINDINGS = 1000;

interface Person {
  cookie: string;
  projectId: number;
}

const READS: [name: string, path: (person: Person) => string][] = [
  ['/api/me', () => '/api/me'],
  ['/api/projects', () => '/api/projects'],
  [`/api/projects/:id/defects, 20 of ${FINDINGS}`, ({ projectId }) => `/api/projects/${projectId}/defects`],
  [
    `/api/projects/:id/defects, 3 of ${FINDINGS}`,
    ({ projectId }) => `/api/projects/${projectId}/defects?limit=3`,
  ],
];

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

const bench = await openBench();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-api-'));
try {
  const recorder = await recordQueries(bench.databaseUrl);
  // Without limits: more people sign up here than one address may.
  const recordedAt = await bench.startServer({ DATABASE_URL: recorder.databaseUrl });
  const photo = await twelveMegapixels();
  const people: Person[] = [];
  for (let each = 0; each < PEOPLE; each++) {
    const cookie = await signUp(recordedAt);
    const projectId = await createProject(recordedAt, cookie);
    await analyse(recordedAt, cookie, projectId, photo);
    people.push({ cookie, projectId });
  }
  console.log(`${PEOPLE} people signed up, one analysis each`);
  const [first] = people;
  if (!first) throw new Error('Nobody signed up');
  await copyFindings(bench.databaseUrl, FINDINGS - 1);

  const recorded: { queries: AskedQuery[]; body: string }[] = [];
  for (const [, path] of READS) {
    const read = async () =>
      (await fetch(recordedAt + path(first), { headers: { cookie: first.cookie } })).text();
    // Prepared statements are sent whole only once a connection.
    let body = await read();
    const queries = await recorder.during(async () => {
      body = await read();
    });
    recorded.push({ queries: queries.filter(({ text }) => !text.startsWith('set ')), body });
  }
  const [recording = 0] = bench.processIds();
  process.kill(recording, 'SIGTERM');
  recorder.close();

  const file = join(folder, 'recorded.json');
  await writeFile(file, JSON.stringify(recorded));
  const url = await bench.startServer({ NODE_ENV: 'development' });
  const program = fileURLToPath(new URL('./support/bare.ts', import.meta.url));
  const bare = await bench.start(['--import', 'tsx', program], { RECORDED: file });
  const [, server = 0, bareServer = 0] = bench.processIds();

  /** Microseconds of its processor a request. */
  async function costOf(process: number, amount: number, at: (person: Person) => string): Promise<number> {
    let turn = 0;
    const before = processorTime(process).own;
    const { non2xx, errors } = await autocannon({
      url: at(first ?? { cookie: '', projectId: 0 }),
      connections: PEOPLE,
      amount,
      setupClient(client) {
        const person = people[turn++ % PEOPLE];
        if (!person) return;
        const { pathname, search } = new URL(at(person));
        client.setRequests([
          {
            method: 'GET',
            path: pathname + search,
            headers: { cookie: `${person.cookie}; ${SIGNED_IN_COOKIE}=1` },
          },
        ]);
      },
    });
    if (non2xx + errors > 0) throw new Error(`${at(people[0] as Person)}: ${non2xx + errors} errors`);
    return ((processorTime(process).own - before) * 1e6) / amount;
  }

  const asMany = PEOPLE * EACH_TIME;
  const ofKey = () => costOf(bareServer, 2 * asMany, () => `${bare}/`);
  const ofSame = (index: number) => costOf(bareServer, asMany, () => `${bare}/${index}`);
  for (let round = 0; round < WARMING; round++) {
    await ofKey();
    for (const [index, [, path]] of READS.entries()) {
      await ofSame(index);
      await costOf(server, asMany, (person) => url + path(person));
    }
  }
  const told = (cost: number) => `${cost.toFixed(0).padStart(6)} µs`;
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(
    `Processor time of the web process a request, every limit on; n = ${ROUNDS} × ${asMany} requests`,
  );
  const byKey: number[] = [];
  for (let round = 0; round < ROUNDS; round++) byKey.push(await ofKey());
  const key = mean(byKey);
  console.log(`${'bare Fastify, one query by key'.padEnd(45)} ${told(key)}   ${load()}`);
  for (const [index, [name, path]] of READS.entries()) {
    const both: { same: number[]; ours: number[] } = { same: [], ours: [] };
    for (let round = 0; round < ROUNDS; round++) {
      both.same.push(await ofSame(index));
      both.ours.push(await costOf(server, asMany, (person) => url + path(person)));
    }
    const [ours, same] = [mean(both.ours), mean(both.same)];
    console.log(
      `${name.padEnd(45)} ${told(ours)}   ${(ours / key).toFixed(1)} × by key   ${(ours / same).toFixed(1)} × ` +
        `the same ${recorded[index]?.queries.length} queries and bytes (${same.toFixed(0)} µs)   ${load()}`,
    );
  }
} finally {
  await bench.stop();
  await rm(folder, { recursive: true, force: true });
}
