/** Random changes to what leaves an account as evidence: all must be found, and nothing untouched accused. */
import { createHash, X509Certificate } from 'node:crypto';
import type { Report } from '@plumbline/contract';
import { checkPack, checkReport, compareHead, type TrailLine } from '@plumbline/contract/check-pack';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { hashEntry } from '../trail/index.ts';

let server: TestServer;
let person: Person;
let projectId: number;
let pack: Uint8Array<ArrayBuffer>;
let report: Uint8Array<ArrayBuffer>;
let trail: string;

beforeAll(async () => {
  const [started, photo] = await Promise.all([startTestServer(), crackOnPlaster()]);
  server = started;
  person = await server.member();
  projectId = (await person.project('House at the corner')).id;
  const { body } = await person.analyse(photo, { projectId });
  const asked = { projectId, title: 'Handover', type: 'defect_analysis' };
  const made = await person.post<Report>('/api/reports', {
    ...asked,
    selectedDefectIds: [body.defect.id],
  });
  await waitUntil(
    async () => (await person.get<Report>(`/api/reports/${made.body.id}`)).body,
    ({ status }) => status === 'completed',
  );
  const { body: ticket } = await person.post<{ url: string }>(`/api/projects/${projectId}/evidence-pack`, {
    originals: true,
  });
  const response = await fetch(`${server.url}${ticket.url}`, { headers: { cookie: person.cookie } });
  pack = new Uint8Array(await response.arrayBuffer());
  const files = unzipSync(pack);
  const name = Object.keys(files).find((path) => path.endsWith('.pdf')) ?? '';
  report = Uint8Array.from(files[name] ?? []);
  trail = Buffer.from(files['trail.jsonl'] ?? []).toString();
});
afterAll(() => server.stop());

let seed = 20_261_123;
const random = (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

/** One change anywhere: a bit, a byte more, a byte less, two bytes swapped, or the end cut off. */
function changed(bytes: Uint8Array<ArrayBuffer>): { bytes: Uint8Array<ArrayBuffer>; what: string } {
  for (;;) {
    const at = random(bytes.length);
    const what = ['bit', 'more', 'less', 'swap', 'cut'][random(5)] ?? 'bit';
    const copy = bytes.slice();
    let result = copy;
    if (what === 'bit') copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
    if (what === 'more')
      result = Uint8Array.from(
        Buffer.concat([copy.subarray(0, at), Buffer.of(random(256)), copy.subarray(at)]),
      );
    if (what === 'less')
      result = Uint8Array.from(Buffer.concat([copy.subarray(0, at), copy.subarray(at + 1)]));
    if (what === 'swap') [copy[at], copy[at + 1]] = [copy[at + 1] ?? 0, copy[at] ?? 0];
    if (what === 'cut') result = copy.slice(0, at);
    if (!Buffer.from(result).equals(bytes))
      return { bytes: result, what: `${what} at ${at} of ${bytes.length}` };
  }
}

/** The trail as its operator could write it anew: one entry says something else, and every hash after it fits. */
function rewrite(entries: readonly TrailLine[], changedAt: number): TrailLine[] {
  let previousSha256 = '';
  return entries.map((entry, at) => {
    const detail = at === changedAt ? { ...entry.detail, other: true } : entry.detail;
    const written = { ...entry, detail, previousSha256 };
    previousSha256 = hashEntry({ ...written, at: new Date(written.at) });
    return { ...written, sha256: previousSha256 };
  });
}

const ROUNDS = process.env.WHOLE_CAMPAIGN ? 500 : 40;

test(`a report that was signed is known alone, and each of ${ROUNDS} changes to it is found`, async () => {
  const untouched = await checkReport(new Blob([report]));
  expect(untouched).toMatchObject({ state: 'good', statement: { project: projectId, version: 1 } });
  for (let round = 0; round < ROUNDS; round++) {
    const { bytes, what } = changed(report);
    expect((await checkReport(new Blob([bytes]))).state, what).toBe('bad');
  }
});

test('what somebody adds behind a signed report is found, however long it is', async () => {
  for (const length of [0, 1, 500, 5_000, 500_000]) {
    const added = Buffer.from(`\n${'% a later word\n'.repeat(Math.ceil(length / 15))}startxref\n9\n%%EOF\n`);
    const longer = new Blob([report, Uint8Array.from(added)]);
    expect((await checkReport(longer)).state, `${length}`).toBe('bad');
  }
});

test(`each of ${ROUNDS} changes anywhere in a pack is found`, async () => {
  expect((await checkPack(new Blob([pack]))).problems).toEqual([]);
  for (let round = 0; round < ROUNDS; round++) {
    const { bytes, what } = changed(pack);
    expect((await checkPack(new Blob([bytes]))).problems, what).not.toEqual([]);
  }
});

test(`a trail that the operator writes anew is found by a report’s head, in each of ${ROUNDS} places`, async () => {
  const check = await checkReport(new Blob([report]));
  if (check.state !== 'good') throw new Error('The report isn’t signed');
  const { project, trail: kept } = check.statement;
  const { trail: entries } = await checkPack(new Blob([pack]));
  expect(compareHead(entries, { project, ...kept })).toBe('contained');
  for (let round = 0; round < ROUNDS; round++) {
    const at = random(kept.entries);
    const rewritten = rewrite(entries, at);
    expect(compareHead(rewritten, { project, ...kept }), `entry ${at}`).toBe('rewritten');
  }
  expect(compareHead(entries.slice(0, kept.entries - 1), { project, ...kept })).toBe('older');
  expect(compareHead(entries, { ...kept, project: project + 1 })).toBe('other_project');
});

test(`of ${ROUNDS} untouched copies none is accused`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    // As a browser hands a file over: in pieces of any size.
    const cut = random(pack.length);
    const copy = new Blob([pack.slice(0, cut), pack.slice(cut)]);
    const cutReport = random(report.length);
    const copyOfReport = new Blob([report.slice(0, cutReport), report.slice(cutReport)]);
    expect((await checkPack(copy)).problems).toEqual([]);
    expect((await checkReport(copyOfReport)).state).toBe('good');
  }
});

test('the pack holds the certificate that the report is signed with, and says what it doesn’t show', async () => {
  const files = unzipSync(pack);
  const { fingerprint256 } = new X509Certificate(Buffer.from(files['report-certificates.pem'] ?? []));
  expect(await checkReport(new Blob([report]))).toMatchObject({
    pdf: { certificateSha256: fingerprint256.replaceAll(':', '').toLowerCase() },
  });
  const readMe = Buffer.from(files['READ-ME-FIRST.txt'] ?? []).toString();
  expect(readMe).toMatch(/pdfsig[\s\S]*issuer unknown[\s\S]*Who is behind the certificate/);
});

test('the trail records the report’s PDF as it was signed', () => {
  const made = trail.split('\n').find((line) => line.includes('report_made'));
  expect(made).toContain(createHash('sha256').update(report).digest('hex'));
});
