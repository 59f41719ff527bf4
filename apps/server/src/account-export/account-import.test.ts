import { createHash } from 'node:crypto';
import type { AccountImport, Defect, Project } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, exportOf, proven, reportsMade } from '../../test/support/carry-account.ts';
import { canonical, type Exported } from '../../test/support/compare-exports.ts';
import { furnishAccount, SPOKEN } from '../../test/support/furnish-account.ts';
import { inProcessVision } from '../../test/support/in-process-vision.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { migrationRuns, payments, pdfPurchases, repairLooks, users } from '../platform/database/schema.ts';

let there: TestServer;
let here: TestServer;
let person: Person;
let zip: Uint8Array;

beforeAll(async () => {
  there = await startTestServer();
  here = await startTestServer({ vision: inProcessVision });
  person = await proven(there, 'Ines Spector');
  await furnishAccount(person);
  await reportsMade(person);
  // The photo of the repair was compared with the finding's.
  await waitUntil(
    () => there.services.database.$count(repairLooks),
    (looks) => looks === 1,
  );
  zip = await exportOf(there, person);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const documentIn = (bytes: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array())) as Exported;

/** What two exports say of an account's work; who it is, its credits and its papers from before the move apart. */
function work(document: Exported) {
  const owner = { email: 'the-account@example.com' };
  const users = (document.users ?? []).map((user) => ({ ...user, ...owner }));
  const { users: _apart, ...others } = canonical({ ...document, users });
  return others;
}
const hashes = (bytes: Uint8Array, folder: string) =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([, file]) => createHash('sha256').update(file).digest('hex'))
    .sort();
/** What each finding warns of, and what was said with its photos. */
async function dangers(who: Person) {
  const listed = (await who.get<Defect[]>('/api/defects')).body;
  const whole = await Promise.all(listed.map(({ id }) => who.get<Defect>(`/api/defects/${id}`)));
  return whole.map(({ body: { alerts, spokenWords, severity } }) => ({
    alerts: alerts.map(({ kind }) => kind),
    ...{ spokenWords, severity },
  }));
}
const credits = async (who: Person) =>
  (await who.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

test('an account is brought into a fresh one: what that one exports is what went in, and no credit comes of it', async () => {
  const fresh = await proven(here, 'Ines Elsewhere');
  const had = await credits(fresh);
  const first = await bringIn(fresh, zip);
  expect([first.status, first.body.message, first.body.errors]).toEqual([
    200,
    expect.stringMatching(/^Imported /),
    [],
  ]);
  expect(first.body).toMatchObject({ state: 'done', imported: { projects: 1, defects: 2, reports: 1 } });
  await reportsMade(fresh);
  const out = await exportOf(here, fresh);
  expect(work(documentIn(out))).toEqual(work(documentIn(zip)));
  expect(hashes(out, 'photos')).toEqual(hashes(zip, 'photos'));
  expect(hashes(zip, 'photos').length).toBe(4);
  for (const folder of ['plans', 'voice-notes']) {
    expect(hashes(zip, folder).length).toBeGreaterThan(0);
    expect(hashes(out, folder)).toEqual(hashes(zip, folder));
  }
  // Here the project has the trail from before the move as well.
  expect(hashes(out, 'documents')).toEqual(expect.arrayContaining(hashes(zip, 'documents')));
  expect(await dangers(fresh)).toEqual(await dangers(person));
  expect((await dangers(fresh)).map(({ spokenWords }) => spokenWords)).toContain(SPOKEN);
  expect(first.body.notes.map(({ path }) => path)).toContain(`${await credits(person)} credits`);
  const told = documentIn(out).defects?.map((row) => row.finding) as { repair: { person: string } | null }[];
  expect(told.some(({ repair }) => repair?.person === 'Ben Ochre')).toBe(true);
  expect(documentIn(out).reports).toMatchObject([
    { kind: 'notice', attendedBy: 'Ann Example', particulars: { addressee: 'Builder Pty Ltd' } },
  ]);
  expect(await here.services.database.$count(repairLooks)).toBe(1);
  expect(await credits(fresh)).toBe(had);
  const { database } = here.services;
  expect(await database.$count(payments)).toBe(0);
  expect(await database.$count(pdfPurchases)).toBe(0);

  const again = await bringIn(fresh, zip);
  expect([again.status, again.body.message]).toEqual([200, 'Everything in this file was here already.']);
  expect(work(documentIn(await exportOf(here, fresh)))).toEqual(work(documentIn(out)));
  const last = (await fresh.get<{ last: AccountImport }>('/api/account/import')).body.last;
  expect(last).toMatchObject({ state: 'done', message: 'Everything in this file was here already.' });
});

test('a file goes into the account that sends it alone, whoever it names, and buys and grants nothing', async () => {
  const victim = await proven(here);
  const sender = await proven(here);
  const parts = unzipSync(zip);
  const document = JSON.parse(strFromU8(parts['account.json'] ?? new Uint8Array())) as Exported;
  const [own] = document.users ?? [];
  const forged = {
    ...document,
    users: [
      { ...own, email: victim.email, role: 'admin', analysisCredits: 9000 },
      { ...own, id: 77, email: victim.email },
    ],
    projects: [...(document.projects ?? []), { ...document.projects?.[0], id: 990, userId: 77 }],
    reports: document.reports?.map((report) => ({ ...report, purchasedAt: '2026-01-01T00:00:00Z' })),
    trainingData: [{ id: 1, trueDefectType: 'Crack', imageUrl: '/api/migration/examples/1' }],
  };
  const before = await credits(sender);
  const answer = await bringIn(
    sender,
    zipSync({ ...parts, 'account.json': strToU8(JSON.stringify(forged)) }),
  );
  expect([answer.status, answer.body.imported.projects]).toEqual([200, 1]);
  expect((await victim.get<Project[]>('/api/projects')).body).toEqual([]);
  expect((await sender.get<Project[]>('/api/projects')).body).toHaveLength(1);
  expect([await credits(sender), await here.services.database.$count(pdfPurchases)]).toEqual([before, 0]);
  const [row] = await here.services.database.select().from(users).where(eq(users.email, sender.email));
  expect(row?.role).toBe('user');
});

test('a photo that was changed in the file stays out, and that is said', async () => {
  const fresh = await proven(here);
  const parts = unzipSync(zip);
  const path = Object.keys(parts).find((name) => name.startsWith('photos/')) ?? '';
  const changed = Uint8Array.from(parts[path] ?? []);
  changed[200] = (changed[200] ?? 0) ^ 1;
  const { body } = await bringIn(fresh, zipSync({ ...parts, [path]: changed }));
  expect(JSON.stringify([body.errors, body.notes])).toContain('Isn’t the file named in the data');
});

/** The export with other bytes in place of one of its parts, or with further parts. */
const withParts = (parts: Record<string, Uint8Array | object>) =>
  zipSync(
    {
      ...unzipSync(zip),
      ...Object.fromEntries(
        Object.entries(parts).map(([path, part]) => [
          path,
          part instanceof Uint8Array ? part : strToU8(JSON.stringify(part)),
        ]),
      ),
    },
    // The reader accepts any level of compression.
    { level: 1 },
  );

const index = () =>
  JSON.parse(strFromU8(unzipSync(zip)['files.json'] ?? new Uint8Array())) as {
    files: Record<string, string>;
    staysBehind: object[];
  };

/** A zip whose list at the end says of every part that it unpacks to a single byte. */
function lyingOfSizes(): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; ) {
    bytes.writeUInt32LE(1, at + 24);
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
  }
  return bytes;
}

/** One part of zeros that hundreds of rows name: kilobytes that unpack to many gigabytes. */
function bomb(): Uint8Array {
  const { files, staysBehind } = index();
  const names = Array.from({ length: 400 }, (_, at) => [`/api/migration/pictures/${90_000 + at}`, 'zeros']);
  return withParts({
    zeros: new Uint8Array(32 * 1024 * 1024),
    'files.json': { files: { ...files, ...Object.fromEntries(names) }, staysBehind },
  });
}

const DAMAGED = 'This file is damaged or isn’t whole. Download the export again and choose that file.';
const OTHER =
  'This isn’t an account export that can be imported. Export your data again and choose that file.';

test.each<[string, number, string, () => Uint8Array]>([
  ['nothing', 400, DAMAGED, () => new Uint8Array()],
  ['words', 400, DAMAGED, () => strToU8('not a zip')],
  ['half of an export', 400, DAMAGED, () => zip.subarray(0, zip.length / 2)],
  ['another product’s zip', 400, OTHER, () => zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ['an account that breaks off', 400, '', () => withParts({ 'account.json': strToU8('{"users":[{"id":1') })],
  ['a part that leads out of the zip', 400, DAMAGED, () => withParts({ '../../evil': strToU8('out') })],
  ['parts that unpack to more than they say', 400, DAMAGED, lyingOfSizes],
  [
    'kilobytes that unpack to gigabytes',
    413,
    'This file is too large for an account once unpacked. Export your data again.',
    bomb,
  ],
  [
    'a row of megabytes',
    400,
    '',
    () => withParts({ 'account.json': { users: [{ id: 1, email: 'x'.repeat(20 * 1024 * 1024) }] } }),
  ],
  ['an index that is none', 400, DAMAGED, () => withParts({ 'files.json': { files: [] } })],
  [
    'a later version',
    400,
    'This data comes from a newer version of Plumbline. Update this installation first.',
    () => withParts({ 'account.json': { ...documentIn(zip), version: 99 } }),
  ],
  [
    'no installation that it names',
    400,
    'This file doesn’t say where it comes from.',
    () => withParts({ 'account.json': { ...documentIn(zip), source: {} } }),
  ],
])(
  'a file of %s is refused with %i in plain words, and nothing of it stays',
  async (_what, status, message, make) => {
    const fresh = await proven(here);
    const answer = await bringIn(fresh, make());
    expect([answer.status, answer.body.message]).toEqual([status, message || expect.stringMatching(/\.$/)]);
    expect((await fresh.get<Project[]>('/api/projects')).body).toEqual([]);
    const last = (await fresh.get<{ last: AccountImport }>('/api/account/import')).body.last;
    expect(last).toMatchObject({ state: 'failed', message: answer.body.message });
    const { rows } = await here.services.database.execute(
      sql`select 1 from migration_rows r join migration_runs m on m.id = r.run_id where m.personal`,
    );
    expect(rows).toEqual([]);
  },
);

test('rows that name nothing or come twice stay out by name, and the rest comes in once', async () => {
  const fresh = await proven(here);
  const document = documentIn(zip);
  const [finding] = document.defects ?? [];
  const [project] = document.projects ?? [];
  const lost = { ...finding, id: 7001, projectId: 9999, defectType: 'Lost crack' };
  const odd = {
    ...document,
    projects: [project, { ...project, name: 'The same again' }],
    defects: [...(document.defects ?? []), lost],
  };
  const { files } = index();
  const outside = Object.fromEntries(Object.keys(files).map((url) => [url, '/etc/passwd']));
  const answer = await bringIn(fresh, withParts({ 'account.json': odd }));
  expect(answer.status).toBe(200);
  expect(answer.body.imported).toMatchObject({ projects: 1, defects: 2, reports: 1 });
  expect(answer.body.errors).toEqual(
    expect.arrayContaining([
      {
        path: 'Project 2 ‘The same again’',
        message: 'Its id appears twice; the first row counts',
      },
      { path: 'Defect 3 ‘Lost crack’', message: 'Its project isn’t in the data' },
    ]),
  );
  const other = await proven(here);
  const without = await bringIn(other, withParts({ 'files.json': { files: outside, staysBehind: [] } }));
  expect([without.status, without.body.imported]).toEqual([
    200,
    expect.objectContaining({ projects: 1, photos: 0, plans: 0, documents: 0, images: 0 }),
  ]);
});

test('a repair that contradicts itself stays out and is named; its finding comes in', async () => {
  const fresh = await proven(here);
  const document = documentIn(zip);
  const defects = document.defects?.map((row) => {
    const finding = row.finding as { repair: object };
    return {
      ...row,
      finding: { ...finding, repair: { ...finding.repair, dueOn: '2030-02-31' } },
    };
  });
  const { status, body } = await bringIn(fresh, withParts({ 'account.json': { ...document, defects } }));
  expect([status, body.imported.defects]).toEqual([200, 2]);
  expect(body.errors.map(({ message }) => message)).toContain(
    'Its repair contradicts itself and was left out',
  );
});

test('nobody imports without a session or a proven address', async () => {
  expect((await bringIn(here.visitor(), zip)).status).toBe(401);
  const unproven = await here.member();
  await here.services.database
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.email, unproven.email));
  const refused = await bringIn(unproven, zip);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Confirm your email address first. Then import your data.',
  ]);
});

test('of two imports into one account at once, one waits its turn or is refused, and everything is there once', async () => {
  const fresh = await proven(here);
  const both = await Promise.all([bringIn(fresh, zip), bringIn(fresh, zip)]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect((await fresh.get<Project[]>('/api/projects')).body).toHaveLength(1);
  const open = await here.services.database
    .select({ state: migrationRuns.state })
    .from(migrationRuns)
    .where(eq(migrationRuns.personal, true));
  expect(open.every(({ state }) => state === 'done' || state === 'failed')).toBe(true);
});
