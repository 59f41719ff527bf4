import type { Draft, ErrorBody, Import, ListPreview, Project, TrailEntry } from '@plumbline/contract';
import { IMPORT_LIMITS } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { auditEvents, defects, draftFindings, imports } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
});
afterAll(() => server.stop());

const LIST = `No,Location,Defect,Comments,Recommended action,Priority
1,Bathroom 2,Cracked floor tile,"Hairline, beside the waste",Replace tile,Minor
2,Kitchen,Strong smell of gas at cooktop,,Call a gas fitter,High

3,Garage,"Stepped cracking
in brickwork",3 mm wide,Engineer to inspect,Major
`;
const ALL = { title: '2', description: '3', recommendations: '4', location: '1', severity: '5' };

const GONE = { reason: 'Imported into the wrong project by mistake' };

const formOf = (list: string | Uint8Array, name: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const bytes = typeof list === 'string' ? Buffer.from(list) : list;
  body.set('list', new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }), name);
  return body;
};
const preview = (project: number, list: string | Uint8Array) =>
  person.call<ListPreview & ErrorBody>('POST', `/api/projects/${project}/imports/preview`, {
    body: formOf(list, 'defects.csv', {}),
  });
const add = (project: number, list: string | Uint8Array, fields: Record<string, string> = ALL) =>
  person.call<Import & ErrorBody>('POST', `/api/projects/${project}/imports`, {
    body: formOf(list, 'defects.csv', fields),
  });
const drafts = async (id: number) => (await person.get<Draft[]>(`/api/imports/${id}/drafts`)).body;
const accept = (id: number) =>
  person.post<{ findingId: number; number: number } & ErrorBody>(`/api/drafts/${id}/accept`);
const credits = async () => (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;

/** A project with the list in it. */
async function withList() {
  const project = (await person.project()).id;
  const { body } = await add(project, LIST);
  return { project, id: body.id, drafts: await drafts(body.id) };
}

describe('a list', () => {
  test('is previewed with its columns guessed, and nothing is kept', async () => {
    const project = (await person.project()).id;
    const { status, body } = await preview(project, LIST);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'defects.csv', rows: 3, importId: null });
    expect(body.columns).toEqual([
      { name: 'No', guess: null },
      { name: 'Location', guess: 'location' },
      { name: 'Defect', guess: 'title' },
      { name: 'Comments', guess: 'description' },
      { name: 'Recommended action', guess: 'recommendations' },
      { name: 'Priority', guess: 'severity' },
    ]);
    expect(body.sample.map(({ row }) => row)).toEqual([2, 3, 5]);
    expect(body.sample[2]?.cells[2]).toBe('Stepped cracking\nin brickwork');
    expect((await person.get<Import[]>(`/api/projects/${project}/imports`)).body).toEqual([]);
  });

  test('becomes a draft a row, with the row that a spreadsheet shows', async () => {
    const list = await withList();
    expect(list.drafts).toMatchObject([
      { row: 2, title: 'Cracked floor tile', location: 'Bathroom 2', severity: 'low', hazards: [] },
      {
        row: 3,
        title: 'Strong smell of gas at cooktop',
        severity: 'critical',
        hazards: ['Possible gas leak'],
      },
      { row: 5, severity: 'high', statedSeverity: 'Major', recommendations: 'Engineer to inspect' },
    ]);
    expect(list.drafts.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('tells its project of drafts that warn of a hazard until they are accepted', async () => {
    const { project, drafts: rows } = await withList();
    const hazardsOf = async () => {
      const { openHazards, hazardsInDrafts } = (await person.get<Project>(`/api/projects/${project}`)).body;
      return [openHazards, hazardsInDrafts];
    };
    expect(await hazardsOf()).toEqual([0, 1]);
    const gas = rows.find(({ hazards }) => hazards.length > 0);
    expect((await accept(gas?.id ?? 0)).status).toBe(200);
    expect(await hazardsOf()).toEqual([1, 0]);
  });

  test('that comes again, also twice at once, is the import that is there', async () => {
    const project = (await person.project()).id;
    const both = await Promise.all([add(project, LIST), add(project, LIST)]);
    const third = await add(project, LIST, { title: '3' });
    expect(new Set([...both, third].map(({ body }) => body.id)).size).toBe(1);
    expect(await drafts(third.body.id)).toHaveLength(3);
    expect((await preview(project, LIST)).body.importId).toBe(third.body.id);
    const other = (await person.project()).id;
    expect((await add(other, LIST)).body.id).not.toBe(third.body.id);
  });

  test('is deleted with its drafts as long as none was accepted, and comes in anew', async () => {
    const { project, id, drafts: rows } = await withList();
    // Gas waits in it: it doesn't go without a word, and neither does its project.
    for (const path of [`/api/imports/${id}`, `/api/projects/${project}`]) {
      const silent = await person.delete<ErrorBody>(path);
      expect([silent.status, silent.body.code]).toEqual([409, 'hazard_open']);
      expect(silent.body.message).toContain('Possible gas leak');
      expect((await person.delete(path, { reason: 'nobody has checked it yet' })).status).toBe(400);
    }
    const { body: lists } = await person.get<Import[]>(`/api/projects/${project}/imports`);
    expect(lists).toMatchObject([{ id, hazards: ['Possible gas leak'] }]);
    expect((await person.delete(`/api/imports/${id}`, GONE)).status).toBe(200);
    const { database } = server.services;
    const told = sql`${auditEvents.detail} ->> 'reference' = ${`import:${id}`}`;
    expect(await database.select().from(auditEvents).where(told)).toMatchObject([
      { action: 'hazards_deleted', detail: { hazards: 'gas now', ...GONE } },
    ]);
    expect((await person.get(`/api/imports/${id}/drafts`)).status).toBe(404);
    expect((await accept(rows[0]?.id ?? 0)).status).toBe(404);
    const again = (await add(project, LIST)).body.id;
    await accept((await drafts(again))[0]?.id ?? 0);
    const refused = await person.delete<ErrorBody>(`/api/imports/${again}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(await drafts(again)).toHaveLength(3);
  });

  test('goes with its project', async () => {
    const { project, id } = await withList();
    await person.delete(`/api/projects/${project}`, GONE);
    const { database } = server.services;
    expect(await database.select().from(imports).where(eq(imports.id, id))).toEqual([]);
    expect(await database.select().from(draftFindings).where(eq(draftFindings.importId, id))).toEqual([]);
  });
});

describe('a draft', () => {
  test('becomes one finding in its own words, free of charge, whoever asks how often', async () => {
    const { project, drafts: rows } = await withList();
    const before = await credits();
    expect(before).toBe(5);
    const id = rows[2]?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.findingId)).size).toBe(1);
    expect(await credits()).toBe(before);
    const { database } = server.services;
    const kept = await database.select().from(defects).where(eq(defects.projectId, project));
    expect(kept).toMatchObject([
      {
        severity: 'high',
        compliance: 'undetermined',
        location: 'Garage',
        imported: true,
        photoId: null,
        analysisId: null,
        verdict: null,
        recommendations: 'Engineer to inspect',
      },
    ]);
    expect(kept[0]?.description).toContain('From list defects.csv, row 5.');
    expect(kept[0]?.listing.consensusFactors).toEqual(['From list defects.csv, row 5']);
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
    expect(trail.map(({ event, subject, detail }) => [event, subject.id, detail.row])).toEqual([
      ['finding_kept', kept[0]?.id, 5],
    ]);
    expect((await person.get(`/api/defects/${kept[0]?.id}`)).status).toBe(200);
  });

  test('whose words warn of a hazard becomes a finding with its alert, and is set aside with a reason alone', async () => {
    const { drafts: rows } = await withList();
    const gas = rows[1]?.id ?? 0;
    const aside = (reason?: string) =>
      person.patch<Draft & ErrorBody>(`/api/drafts/${gas}`, { state: 'set_aside', reason });
    expect((await aside()).status).toBe(400);
    // A hazard that can't wait asks what its alert would ask.
    for (const silent of [' ', '.', 'Fixed on 3 May', 'nobody has checked it yet'])
      expect((await aside(silent)).body.fields?.reason).toMatch(/who checked it/);
    const reason = 'Gas fitter fixed the hose on 3 May';
    expect((await aside(reason)).body).toMatchObject({ state: 'set_aside', reason });
    const { body } = await accept(gas);
    const finding = await person.get<{ alerts: { kind: string }[]; severity: string }>(
      `/api/defects/${body.findingId}`,
    );
    expect(finding.body.alerts.map(({ kind }) => kind)).toContain('gas');
    expect(finding.body.severity).toBe('critical');
  });

  test('that tells of two dangers of a kind becomes a finding with both', async () => {
    const project = (await person.project()).id;
    const words = 'Smoke alarm has been taken down and the back exit is padlocked';
    const { body } = await add(project, `No,Location,Defect\n1,Hall,${words}\n`, {
      ...{ title: '2', location: '1' },
    });
    const [row] = await drafts(body.id);
    const both = ['The way out may be blocked in a fire', 'There may be no working smoke alarm'];
    expect(row?.hazards).toEqual(both);
    const { findingId } = (await accept(row?.id ?? 0)).body;
    const finding = await person.get<{ alerts: { title: string }[] }>(`/api/defects/${findingId}`);
    expect(finding.body.alerts.map(({ title }) => title)).toEqual(both);
  });

  test('is set aside and taken back, but not once it is a finding', async () => {
    const { drafts: rows } = await withList();
    const path = `/api/drafts/${rows[0]?.id}`;
    expect((await person.patch<Draft>(path, { state: 'set_aside' })).body.state).toBe('set_aside');
    expect((await person.patch<Draft>(path, { state: 'waiting' })).body.state).toBe('waiting');
    await accept(rows[0]?.id ?? 0);
    expect((await person.patch(path, { state: 'set_aside' })).status).toBe(409);
  });

  test('whose finding was deleted isn’t brought in a second time', async () => {
    const { drafts: rows } = await withList();
    const { body } = await accept(rows[0]?.id ?? 0);
    expect((await person.delete(`/api/defects/${body.findingId}`)).status).toBe(200);
    const again = await accept(rows[0]?.id ?? 0);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  test('belongs to its owner alone', async () => {
    const { id, drafts: rows } = await withList();
    const stranger = await server.member();
    expect((await stranger.get(`/api/imports/${id}/drafts`)).status).toBe(404);
    expect((await stranger.post(`/api/drafts/${rows[0]?.id}/accept`)).status).toBe(404);
    expect((await stranger.delete(`/api/imports/${id}`)).status).toBe(404);
    expect((await drafts(id))[0]?.state).toBe('waiting');
  });
});

const HOSTILE: readonly [string, number, () => string | Uint8Array][] = [
  ['a broken spreadsheet', 422, () => Buffer.from('PK\x03\x04 and more')],
  ['an old Excel file', 415, () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
  ['a PDF', 415, () => '%PDF-1.7\n'],
  ['bytes that are no text', 415, () => Buffer.from([1, 0, 2, 0, 0, 7])],
  ['headings alone', 422, () => 'Defect,Room\n\n \n'],
  ['quotation marks that never close', 422, () => 'Defect,Room\n"Crack,Kitchen\nmore'],
  ['too many rows', 413, () => `Defect\n${'Crack\n'.repeat(IMPORT_LIMITS.rows + 1)}`],
  ['too many columns', 413, () => `Defect${','.repeat(IMPORT_LIMITS.columns)}\nCrack\n`],
  ['a cell without end', 413, () => `Defect\n${'x'.repeat(IMPORT_LIMITS.cell + 1)}`],
  ['megabytes of separators', 413, () => ','.repeat(4 * 1024 * 1024)],
  ['megabytes of quotation marks', 413, () => `a\n${'"'.repeat(4 * 1024 * 1024)}`],
  ['more bytes than are taken', 413, () => Buffer.alloc(IMPORT_LIMITS.listBytes + 1, 'a\n')],
];

test('an empty file is said to be no file, and not a missing photo', async () => {
  const { status, body } = await preview((await person.project()).id, '');
  expect(status).toBe(400);
  expect(body.message).toBe('No file arrived. Choose a file and try again.');
});

test.each([5, 12])('a list over %i MB is told how large a list may be', async (megabytes) => {
  const list = Buffer.alloc(megabytes * 1024 * 1024 + 1, 'a\n');
  const project = (await person.project()).id;
  for (const { status, body } of [await preview(project, list), await add(project, list, { title: '0' })]) {
    expect([status, body.message]).toEqual([413, 'A list can have at most 5 MB.']);
  }
});

test.each(HOSTILE)('%s is refused with %i and changes nothing', async (_what, expected, make) => {
  const { database } = server.services;
  const rows = async () => (await database.select().from(imports)).length;
  const before = await rows();
  const project = (await person.project()).id;
  for (const { status, body } of [
    await preview(project, make()),
    await add(project, make(), { title: '0' }),
  ]) {
    expect([status, typeof body.message]).toEqual([expected, 'string']);
  }
  expect(await rows()).toBe(before);
});

test('columns that the list lacks, or none for the defect, are refused by name', async () => {
  const project = (await person.project()).id;
  expect((await add(project, LIST, { title: '9' })).body.fields).toEqual({
    title: 'The list has no such column',
  });
  expect((await add(project, LIST, { location: '1' })).body.fields).toHaveProperty('title');
  expect((await add(project, LIST, { title: 'x' })).status).toBe(400);
});

test('a spreadsheet comes in like any list', async () => {
  const project = (await person.project()).id;
  const rows = ['Defect', 'Leaking tap'].map((value) => [{ value, type: String }]);
  const bytes = await writeXlsx(rows as never).toBuffer();
  expect((await preview(project, bytes)).body).toMatchObject({ rows: 1, columns: [{ guess: 'title' }] });
  const { body } = await add(project, bytes, { title: '0' });
  expect(await drafts(body.id)).toMatchObject([{ row: 2, title: 'Leaking tap' }]);
});

test('a formula stays the words that it is made of', async () => {
  const project = (await person.project()).id;
  const { body } = await add(project, 'Defect\n"=HYPERLINK(""http://evil.example"",""x"")"\n', {
    title: '0',
  });
  expect((await drafts(body.id))[0]?.title).toBe('=HYPERLINK("http://evil.example","x")');
});

test('a project takes fifty lists and refuses the next', async () => {
  const project = (await person.project()).id;
  const { database } = server.services;
  const [mine] = await database.select().from(imports).limit(1);
  await database.insert(imports).values(
    Array.from({ length: IMPORT_LIMITS.perProject }, (_, at) => ({
      userId: mine?.userId ?? 0,
      projectId: project,
      kind: 'list' as const,
      name: 'x',
      sha256: `x${at}`,
    })),
  );
  expect((await add(project, LIST)).status).toBe(409);
});
