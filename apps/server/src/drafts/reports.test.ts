import {
  type Draft,
  type ErrorBody,
  type FindingPhoto,
  type Import,
  PDF_LIMITS,
  type TrailEntry,
} from '@plumbline/contract';
import { renderSample } from '@plumbline/documents';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hostile from '../../test/support/hostile-pdfs.ts';
import {
  drawPdf,
  itemsPdf,
  labelsPdf,
  picture,
  tablePdf,
  told,
} from '../../test/support/inspection-reports.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects, draftFindings, draftPictures, imports, photos } from '../platform/database/schema.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
});
afterAll(() => server.stop());

const add = (project: number, pdf: Uint8Array, name = 'Smith & Co.pdf', by = person) => {
  const body = new FormData();
  body.set('report', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), name);
  return by.call<Import & ErrorBody>('POST', `/api/projects/${project}/imports/report`, { body });
};
const drafts = async (id: number) => (await person.get<Draft[]>(`/api/imports/${id}/drafts`)).body;
const accept = (id: number) =>
  person.post<{ findingId: number; number: number } & ErrorBody>(`/api/drafts/${id}/accept`);
const credits = async () => (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
const raw = (by: Person, path: string) => fetch(`${server.url}${path}`, { headers: { cookie: by.cookie } });
const photosOf = async (id: number) => (await person.get<FindingPhoto[]>(`/api/defects/${id}/photos`)).body;

describe('a report', () => {
  test.each([
    ['numbered items', 'items', itemsPdf],
    ['a table', 'table', tablePdf],
    ['labelled fields', 'labels', labelsPdf],
  ])('of %s becomes a draft for each defect, with its words and pictures', async (_what, layout, make) => {
    const defectsOf = told(6);
    const project = (await person.project()).id;
    const { status, body } = await add(project, await make(defectsOf));
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'report', layout, incomplete: false, waiting: 6, accepted: 0 });
    const kept = await drafts(body.id);
    expect(kept.map(({ title }) => title.toLowerCase())).toEqual(
      defectsOf.map(({ title }) => title.toLowerCase()),
    );
    expect(kept.map(({ location }) => location.toLowerCase())).toEqual(
      defectsOf.map(({ place }) => place.toLowerCase()),
    );
    expect(kept.map(({ description }) => description)).toEqual(defectsOf.map(({ text }) => text));
    expect(kept.map(({ recommendations }) => recommendations)).toEqual(defectsOf.map(({ advice }) => advice));
    expect(kept.map(({ statedSeverity }) => statedSeverity)).toEqual(defectsOf.map(({ rating }) => rating));
    expect(kept.map((one) => one.pictures)).toEqual(defectsOf.map((one) => one.pictures));
    expect(kept.map(({ row }) => row)).toEqual(
      kept.map(({ row }) => row).toSorted((one, other) => one - other),
    );
    expect(kept[2]).toMatchObject({ severity: 'critical', row: expect.any(Number) });
    const shown = await raw(person, `/api/drafts/${kept[0]?.id}/pictures/1`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await person.get(`/api/drafts/${kept[0]?.id}/pictures/9`)).status).toBe(404);
  });

  test('of ours comes in by its own layout', async () => {
    const project = (await person.project()).id;
    const { body } = await add(project, await renderSample('residential-handover'));
    expect(body).toMatchObject({ layout: 'ours', waiting: 5 });
    expect(await drafts(body.id)).toMatchObject([
      {
        title: 'Missing or failed grout or sealant',
        location: 'Ensuite, shower',
        statedSeverity: 'Medium',
        pictures: 1,
      },
      { title: 'Tile lippage', pictures: 1 },
      { title: 'Plasterboard crack', pictures: 1 },
      { title: 'Skirting or architrave gap', pictures: 1 },
      { title: 'Efflorescence', statedSeverity: 'Low', pictures: 1 },
    ]);
  });

  test('is one import however often the same file comes, at once or later', async () => {
    const project = (await person.project()).id;
    const pdf = await itemsPdf(told(2));
    const [one, other] = await Promise.all([add(project, pdf), add(project, pdf)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
    expect((await add(project, pdf)).body.id).toBe(one.body.id);
    expect((await drafts(one.body.id)).length).toBe(2);
  });
});

describe('a draft of a report', () => {
  test('becomes one finding with its pictures once, whoever presses how often, at no charge', async () => {
    const { database } = server.services;
    const project = (await person.project()).id;
    const { body } = await add(project, await itemsPdf(told(2)));
    const [first] = await drafts(body.id);
    const before = await credits();
    const pressed = await Promise.all([1, 2, 3].map(() => accept(first?.id ?? 0)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pressed.map(({ body: { findingId } }) => findingId)).size).toBe(1);
    expect((await accept(first?.id ?? 0)).body).toEqual(pressed[0]?.body);
    expect(await credits()).toBe(before);
    const findingId = pressed[0]?.body.findingId ?? 0;
    const kept = await database.select().from(defects).where(eq(defects.projectId, project));
    expect(kept.map(({ id }) => id)).toEqual([findingId]);
    expect(kept[0]?.description).toContain(`From report Smith & Co.pdf, page ${first?.row}.`);
    expect(kept[0]).toMatchObject({ imported: true, analysisId: null });
    const shown = await photosOf(findingId);
    expect(shown.map(({ cover }) => cover)).toEqual([true, false]);
    // Nobody else's attempt left a photo or a file.
    expect((await database.select().from(photos).where(eq(photos.projectId, project))).length).toBe(2);
    for (const { id } of shown)
      expect((await raw(person, `/api/photos/${id}/image?size=320`)).status).toBe(200);
    expect((await raw(person, `/api/images/${findingId}?size=320`)).status).toBe(200);
    const trail = (await person.get<TrailEntry[]>(`/api/projects/${project}/trail`)).body;
    expect(trail.map(({ event }) => event).toSorted()).toEqual([
      'finding_kept',
      'photo_added',
      'photo_added',
    ]);
    expect(trail.find(({ event }) => event === 'finding_kept')?.detail).toMatchObject({
      report: body.id,
      page: first?.row,
    });
    // The pictures are photos now.
    const left = await database
      .select()
      .from(draftPictures)
      .where(eq(draftPictures.draftId, first?.id ?? 0));
    expect(left).toEqual([]);
    expect(
      (await person.delete(`/api/defects/${findingId}`, { reason: 'Seen on site, and made safe' })).status,
    ).toBe(200);
    expect((await accept(first?.id ?? 0)).status).toBe(409);
    expect((await database.select().from(photos).where(eq(photos.projectId, project))).length).toBe(0);
  });

  test('that warns of a hazard keeps the alert, and is set aside with a reason alone', async () => {
    const project = (await person.project()).id;
    const gas = {
      title: 'Strong smell of gas at cooktop',
      place: 'Kitchen',
      text: 'Noticed on arrival.',
      advice: 'Call a gas fitter.',
      rating: 'Minor defect',
      pictures: 0,
    };
    const { body } = await add(project, await itemsPdf([gas, ...told(1)]));
    const [draft] = await drafts(body.id);
    expect(draft?.hazards).toEqual(['Possible gas leak']);
    expect((await person.patch(`/api/drafts/${draft?.id}`, { state: 'set_aside' })).status).toBe(400);
    const { findingId } = (await accept(draft?.id ?? 0)).body;
    expect((await person.get(`/api/defects/${findingId}`)).body).toMatchObject({ severity: 'critical' });
  });

  test('and its pictures belong to their owner alone, and go with the project', async () => {
    const { database } = server.services;
    const project = (await person.project()).id;
    const { body } = await add(project, await itemsPdf(told(1)));
    const [draft] = await drafts(body.id);
    const stranger = await server.member();
    expect((await stranger.get(`/api/drafts/${draft?.id}/pictures/1`)).status).toBe(404);
    expect((await add(project, await itemsPdf(told(1)), 'x.pdf', stranger)).status).toBe(404);
    expect((await server.visitor().get(`/api/drafts/${draft?.id}/pictures/1`)).status).toBe(401);
    const reason = 'The report was imported by mistake and belongs to another house';
    expect((await person.delete(`/api/projects/${project}`, { reason })).status).toBe(200);
    expect(
      (
        await database
          .select()
          .from(draftPictures)
          .where(eq(draftPictures.draftId, draft?.id ?? 0))
      ).length,
    ).toBe(0);
  });
});

const noise = async () =>
  drawPdf((doc) => void doc.fontSize(12).text('Our holiday in Tasmania was lovely. We saw penguins.'));
const scan = async () =>
  drawPdf(async (doc) => void doc.image(await picture(1, 600, 800), 0, 0, { width: 595, height: 842 }));
const locked = () =>
  drawPdf((doc) => void doc.text('1.1 Crack'), { userPassword: 'secret', pdfVersion: '1.7' });

const HOSTILE: readonly [string, RegExp, () => Buffer | Promise<Buffer>][] = [
  ['a file that is no PDF', /isn’t a PDF/, () => Buffer.from('PK\x03\x04 and more')],
  ['a few letters after the mark of a PDF', /damaged/, () => Buffer.from('%PDF-1.7\nnothing')],
  ['half a report', /damaged/, async () => (await itemsPdf(told(3))).subarray(0, 900)],
  ['a PDF with a password', /password/, locked],
  ['a PDF without a defect', /no defects/, noise],
  ['a scan without words', /a scan/, scan],
  ['a script that runs when it is opened', /no defects/, hostile.scripted],
  ['a page that unpacks to 4 MB of drawing', /holds more/, hostile.drawingBomb],
  ['a page that takes more memory than there is', /too much memory/, hostile.heapBomb],
  ['60 MB of nothing, packed twice', /a scan/, hostile.doubleBomb],
  ['a picture of 3,600 megapixels', /no defects/, hostile.hugePicture],
  ['a form that draws itself', /no defects/, hostile.formInItself],
  ['pages that hold themselves', /damaged/, hostile.pagesInThemselves],
  ['two billion pages', /pages|a scan/, hostile.countless],
  ['a table of objects that leads to itself', /a scan/, hostile.tableInItself],
  ['400,000 objects', /a scan/, hostile.manyObjects],
  ['arrays two million deep', /damaged/, hostile.deepArrays],
  ['words without end', /holds more/, hostile.wordsWithoutEnd],
  [
    'more bytes than are taken',
    /at most 30 MB/,
    () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(PDF_LIMITS.bytes)]),
  ],
];

const STATUS: Record<string, number> = { unsupported_type: 415, too_large: 413, source_unusable: 422 };

test.each(HOSTILE)(
  '%s is refused and changes nothing',
  { timeout: 120_000 },
  async (_what, expected, make) => {
    const { database } = server.services;
    const rows = async () => [
      (await database.select().from(imports)).length,
      (await database.select().from(draftFindings)).length,
    ];
    const before = await rows();
    // One account sends a dozen a minute at most.
    const someone = await server.member();
    const project = (await someone.project()).id;
    const { status, body } = await add(project, await make(), 'evil.pdf', someone);
    expect(body.message).toMatch(expected);
    expect(status).toBe(STATUS[body.code]);
    expect(await rows()).toEqual(before);
    expect((await server.visitor().get('/api/health')).status).toBeLessThan(500);
  },
);

test('an account’s export holds its lists, reports and drafts', async () => {
  const owner = await server.member();
  const project = (await owner.project()).id;
  await add(project, await itemsPdf(told(1)), 'Mine.pdf', owner);
  const { body } = await owner.post<{ url: string }>('/api/account/export', {
    password: owner.password,
  });
  const entries = unzipSync(new Uint8Array(await (await raw(owner, body.url)).arrayBuffer()));
  const read = (name: string) => JSON.parse(Buffer.from(entries[`data/${name}.json`] ?? []).toString('utf8'));
  expect(read('imports')).toMatchObject([{ name: 'Mine.pdf', kind: 'report', layout: 'items' }]);
  expect(read('draft_findings')).toMatchObject([{ title: 'Cracked roof tiles', state: 'waiting' }]);
  expect(read('draft_pictures')).toMatchObject([{ position: 1 }, { position: 2 }]);
});
