/** Daily time stamps by a server outside, whose answers openssl makes; and answers that mean harm. */
import { execFileSync } from 'node:child_process';
import type { InstallationStatus, Report } from '@plumbline/contract';
import { checkPack, checkReport, growTree, rootOf, stampedBytes } from '@plumbline/contract/check-pack';
import { checkStamp } from '@plumbline/contract/check-stamp';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, test as anywhere, beforeAll, expect } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import {
  hasOpenssl,
  startTimeStampServer,
  type TimeStampServer,
} from '../../../test/support/time-stamp-server.ts';
import { waitUntil } from '../../../test/support/wait-until.ts';
import { timeStamps } from '../../platform/database/schema.ts';
import { askForStamp } from '../../signing/index.ts';
import { unsafeMakeRoot } from './make-root.ts';
import { readStampStatus } from './stamp-status.ts';
import { stampTrails } from './start-stamps.ts';

const test = anywhere.skipIf(!hasOpenssl);
if (!hasOpenssl) console.info('Not run: the tests with a time-stamp server need Debian’s package openssl.');

let stamps: TimeStampServer;
let server: TestServer;
let person: Person;
let projectId: number;
let findingId: number;
beforeAll(async () => {
  stamps = await startTimeStampServer();
  server = await startTestServer({
    env: { TIME_STAMP_URL: stamps.url, TIME_STAMP_CA_FILE: stamps.rootFile },
  });
  person = await server.member();
  const photo = await crackOnPlaster();
  projectId = (await person.project('House at the corner')).id;
  findingId = (await person.analyse(photo, { projectId })).body.defect.id;
  await person.analyse(photo, { projectId: (await person.project('Another')).id });
});
afterAll(async () => {
  await server.stop();
  await stamps.stop();
});

const data = new TextEncoder().encode('what is stamped\n');
const settings = (roots: string[] = []) => ({ url: stamps.url, roots });
const ask = (more: { timeoutMs?: number; now?: () => number } = {}) => askForStamp(settings(), data, more);
/** Lets an attempt be made now that would be made in a while. */
const untried = () => server.services.database.execute(sql`update time_stamps set tried_at = null`);
const rows = () => server.services.database.select().from(timeStamps).orderBy(timeStamps.id);

async function download() {
  const path = `/api/projects/${projectId}/evidence-pack`;
  const { body } = await person.post<{ url: string }>(path, { originals: false });
  const response = await fetch(`${server.url}${body.url}`, { headers: { cookie: person.cookie } });
  return new Uint8Array(await response.arrayBuffer());
}

test('every head leads to the root, whatever their number, and no other does', async () => {
  for (const count of [1, 2, 3, 5, 8, 13]) {
    const heads = Array.from({ length: count }, (_, at) => ({ project: at + 1, entries: 3, head: `${at}` }));
    const { root, proofs } = await growTree(heads);
    for (const [at, head] of heads.entries()) {
      expect(await rootOf(head, proofs[at] ?? [])).toBe(root);
      expect(await rootOf({ ...head, head: 'x' }, proofs[at] ?? [])).not.toBe(root);
      expect(await rootOf({ ...head, project: 99 }, proofs[at] ?? [])).not.toBe(root);
    }
  }
});

test('a server that is away or lies changes nothing, and the root waits', async () => {
  stamps.behave((response) => void response.writeHead(503).end());
  await stampTrails(server.services);
  const [first] = await rows();
  expect(first).toMatchObject({ answer: null, attempts: 1, problem: expect.stringContaining('503') });
  // It isn't asked again at once, and no second root is made beside the one that waits.
  await stampTrails(server.services);
  expect(await rows()).toEqual([first]);
  const old = await stamps.stamp(
    execFileSync('openssl', ['ts', '-query', '-digest', 'ab'.repeat(32), '-sha256', '-cert']),
  );
  stamps.behave((response) => void response.end(old));
  await untried();
  await stampTrails(server.services);
  expect((await rows())[0]).toMatchObject({ answer: null, attempts: 2 });
  expect(await readStampStatus(server.services.database)).toMatchObject({
    last: undefined,
    waiting: { problem: expect.stringContaining('something else') },
  });
});

test('when it answers, the stamp stands in the pack with its way to the root, and openssl agrees', async () => {
  stamps.behave();
  await untried();
  const before = stamps.asked;
  await Promise.all([stampTrails(server.services), stampTrails(server.services)]);
  expect(stamps.asked).toBe(before + 1);
  const bytes = await download();
  const checked = await checkPack(new Blob([bytes]));
  expect(checked.problems).toEqual([]);
  expect(checked.stamps).toMatchObject([{ by: 'Test stamps, Plumbline tests' }]);
  expect(checked.stamps[0]?.entries).toBeLessThan(checked.trail.length);
  const files = unzipSync(bytes);
  const [answer, root] = ['tsr', 'root'].map((kind) => files[`stamps/1.${kind}`] ?? new Uint8Array());
  if (!answer || !root) throw new Error('No stamp in the pack');
  expect(await stamps.opensslAgrees(answer, root)).toBe(true);
  expect(await stamps.opensslAgrees(answer, data)).toBe(false);
  expect(Buffer.from(files['READ-ME-FIRST.txt'] ?? []).toString()).toContain('openssl ts -verify');
});

test('the next root comes a day later, of trails that grew', async () => {
  await stampTrails(server.services);
  expect(await rows()).toHaveLength(1);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await unsafeMakeRoot(server.services.database, tomorrow)).toBe(true);
  const { rows: heads } = await server.services.database.execute<{ project_id: number }>(
    sql`select project_id from stamped_heads where stamp_id = 2`,
  );
  expect(heads).toEqual([{ project_id: projectId }]);
  expect(await unsafeMakeRoot(server.services.database, tomorrow)).toBe(false);
  // A trail that is stamped goes with its account and nobody else's.
  const { rows: kept } = await server.services.database.execute(sql`select 1 from time_stamps`);
  expect(kept).toHaveLength(2);
});

test('a report is stamped as it is made, or the trail says that it went without', async () => {
  const made = async (title: string) => {
    const body = { projectId, title, type: 'defect_analysis', selectedDefectIds: [findingId] };
    const { id } = (await person.post<Report>('/api/reports', body)).body;
    await waitUntil(
      async () => (await person.get<Report>(`/api/reports/${id}`)).body,
      ({ status }) => status === 'completed',
    );
    const files = unzipSync(await download());
    const pdf = Uint8Array.from(files[`reports/${id}-version-1.pdf`] ?? []);
    const { trail } = await checkPack(new Blob([await download()]));
    const entry = trail.find(({ event, subjectId }) => event === 'report_made' && subjectId === id);
    return { detail: entry?.detail, check: await checkReport(new Blob([pdf])) };
  };
  stamps.behave();
  const stamped = await made('Stamped');
  expect(stamped.detail).toEqual({ version: 1, stamped: true });
  expect(stamped.check).toMatchObject({
    state: 'good',
    pdf: { stamp: { by: 'Test stamps, Plumbline tests' } },
  });
  stamps.behave((response) => void response.writeHead(500).end());
  const missed = await made('Missed');
  expect(missed.detail).toEqual({ version: 1, stamped: false });
  expect(missed.check).toMatchObject({ state: 'good', pdf: { stamp: undefined } });
});

test('the status page says when the last stamp was and why one waits', async () => {
  const admin = await server.member('Ada Admin');
  await server.services.database.execute(
    sql`update users set role = 'admin' where display_name = 'Ada Admin'`,
  );
  stamps.behave((response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  await untried();
  await stampTrails(server.services);
  const { body } = await admin.get<InstallationStatus>('/api/admin/status');
  const line = body.parts.find(({ part }) => part === 'stamps');
  expect(line).toMatchObject({ state: 'attention' });
  expect(line?.says).toMatch(/Last time stamp .* by Test stamps.*waiting.*answered 302/);
});

test('answers that mean harm are refused, each for its own reason', async () => {
  const good = () => stamps.behave();
  good();
  expect(await ask()).toMatchObject({ trusted: null, by: 'Test stamps, Plumbline tests' });
  // Wrong nonce: a good answer to the same question, asked before.
  let earlier: Buffer | undefined;
  stamps.behave(async (response, request) => {
    earlier ??= await stamps.stamp(request);
    response.end(earlier);
  });
  await ask();
  await expect(ask()).rejects.toThrow('answers another request');
  stamps.behave(async (response) => {
    const other = execFileSync('openssl', ['ts', '-query', '-digest', 'cd'.repeat(32), '-sha256', '-cert']);
    response.end(await stamps.stamp(other));
  });
  await expect(ask()).rejects.toThrow('of something else');
  stamps.behave(async (response, request) => void response.end(await stamps.stamp(request.subarray(0, 20))));
  await expect(ask()).rejects.toThrow('The time-stamp server refused.');
  stamps.behave((response) => void response.end(Buffer.alloc(5_000_000)));
  await expect(ask()).rejects.toThrow('too long');
  stamps.behave(() => undefined);
  await expect(ask({ timeoutMs: 200 })).rejects.toThrow('too slow');
  for (const status of [301, 307, 308]) {
    stamps.behave((response) => void response.writeHead(status, { location: stamps.url }).end());
    await expect(ask()).rejects.toThrow(`answered ${status}`);
  }
  for (const words of ['', 'hello', '0', '\u0030\u0080']) {
    stamps.behave((response) => void response.end(words));
    await expect(ask(), words).rejects.toThrow('form');
  }
  good();
  await expect(ask({ now: () => Date.now() + 11 * 60_000 })).rejects.toThrow('10 minutes apart');
});

test('a certificate that the operator doesn’t trust, or of another purpose, stamps nothing', async () => {
  stamps.behave();
  const other = await startTimeStampServer();
  try {
    const { readFileSync } = await import('node:fs');
    const mine = readFileSync(stamps.rootFile, 'utf8');
    const theirs = readFileSync(other.rootFile, 'utf8');
    expect((await askForStamp(settings([mine]), data)).trusted).toBe(true);
    await expect(askForStamp(settings([theirs]), data)).rejects.toThrow('TIME_STAMP_CA_FILE');
  } finally {
    await other.stop();
  }
  stamps.behave(async (response, request) => void response.end(await stamps.stamp(request, 'wrong_purpose')));
  await expect(ask()).rejects.toThrow('isn’t one for time stamps');
});

test('each changed bit of a stamp that carries its whole chain is found', async () => {
  stamps.behave();
  const { answer } = await ask();
  let seed = 20_261_123;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const rounds = process.env.WHOLE_CAMPAIGN ? 500 : 60;
  for (let round = 0; round < rounds; round++) {
    await checkStamp(answer, { data, kept: true });
    const copy = answer.slice();
    const at = random(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
    await expect(checkStamp(copy, { data, kept: true }), `byte ${at}`).rejects.toThrow();
  }
  await expect(checkStamp(answer, { data: stampedBytes('another') })).rejects.toThrow('something else');
});
