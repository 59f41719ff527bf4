import { createHash, randomUUID } from 'node:crypto';
import type { Draft, ErrorBody, Import, TrailEntry } from '@plumbline/contract';
import { BCF_LIMITS } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BCF_GUID, bcfFile, topicXml } from '../../test/support/bcf-file.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { readXml, type XmlElement } from '../../test/support/read-xml.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { defects, draftFindings, imports, photos, repairs } from '../platform/database/schema.ts';
import { imageKey } from '../uploads/index.ts';

const VERSIONS = ['2.1', '3.0'] as const;

let server: TestServer;
let person: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member('Ines Spector');
  projectId = (await person.project()).id;
  const photo = await crackOnPlaster();
  const one = (await person.analyse(photo, { projectId })).body.defect.id;
  const other = (await person.analyse(photo, { projectId, description: 'Bare live wires hang out' })).body
    .defect.id;
  const words = { defectType: 'Crack <hairline> "paint" & trim', location: 'Bedroom 2', severity: 'high' };
  const decision = { verdict: 'corrected', ...words, note: 'Seen on site' };
  expect((await person.call('PUT', `/api/defects/${one}/decision`, { json: decision })).status).toBe(200);
  const step = (id: number, body: object, revision = 0) =>
    person.post(`/api/defects/${id}/repair/steps`, { key: randomUUID(), revision, ...body });
  const plan = {
    person: 'Ben Ochre',
    trade: 'Plastering',
    dueOn: '2030-02-03',
    note: 'Ring first\nthen knock',
  };
  expect((await step(one, { step: 'assign', ...plan })).status).toBe(200);
  await step(one, { step: 'comment', note: 'Waits for “plaster”' }, 1);
  await step(other, { step: 'comment', note: 'Switched off at the board' });
});
afterAll(() => server.stop());

const send = (project: number, bytes: Uint8Array, name = 'Site walk.bcf', by = person) => {
  const body = new FormData();
  body.set('bcf', new Blob([Uint8Array.from(bytes)]), name);
  return by.call<Import & ErrorBody>('POST', `/api/projects/${project}/imports/bcf`, { body });
};
const draftsOf = async (id: number) => (await person.get<Draft[]>(`/api/imports/${id}/drafts`)).body;
const accept = (id: number) =>
  person.post<{ findingId: number; number: number } & ErrorBody>(`/api/drafts/${id}/accept`);
const raw = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie: person.cookie } });
const exported = async (project: number, version: string) => {
  const response = await raw(`/api/projects/${project}/findings/export?format=bcf-${version}`);
  return new Uint8Array(await response.arrayBuffer());
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const within = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);

/** All that BCF carries of each topic of a file, by title, as a reader that isn't ours sees it. */
function told(bytes: Uint8Array) {
  const parts = unzipSync(bytes);
  const topics = Object.keys(parts)
    .filter((path) => path.endsWith('/markup.bcf'))
    .map((path) => {
      const root = readXml(strFromU8(parts[path] ?? new Uint8Array()));
      const [topic] = within(root, 'Topic');
      const text = (name: string) => topic?.children.find((child) => child.name === name)?.text ?? '';
      return {
        folder: path.split('/')[0],
        guid: topic?.attributes.Guid ?? '',
        type: topic?.attributes.TopicType ?? '',
        status: topic?.attributes.TopicStatus ?? '',
        ...{ title: text('Title'), priority: text('Priority'), description: text('Description') },
        ...{ dueDate: text('DueDate'), assignedTo: text('AssignedTo') },
        ...{ author: text('CreationAuthor'), createdAt: text('CreationDate') },
        labels: [...within(root, 'Label'), ...within(root, 'Labels')].map((one) => one.text).filter(Boolean),
        comments: within(root, 'Comment')
          .filter(({ attributes }) => attributes.Guid)
          .map(({ attributes, children }) => ({
            guid: attributes.Guid,
            words: children.map(({ name, text: words }) => [name, words]),
          })),
        snapshots: within(root, 'Snapshot').map(({ text: name }) =>
          sha256(parts[`${path.split('/')[0]}/${name}`] ?? new Uint8Array()),
        ),
      };
    });
  return topics.toSorted((one, other) => one.title.localeCompare(other.title));
}

describe.each(VERSIONS)('BCF %s of ours', (version) => {
  test('comes in and leaves again with everything that it carries, at no charge', async () => {
    const { database, files } = server.services;
    const before = await exported(projectId, version);
    const sent = told(before);
    expect(sent).toHaveLength(2);
    const credits = async () =>
      (await person.get<{ analysisCredits: number }>('/api/me')).body.analysisCredits;
    const had = await credits();
    const target = (await person.project()).id;
    const { status, body } = await send(target, before);
    expect([status, body.kind, body.waiting, body.known, body.incomplete]).toEqual([201, 'bcf', 2, 0, false]);
    const drafts = (await draftsOf(body.id)).toSorted((one, other) => one.title.localeCompare(other.title));
    for (const [at, topic] of sent.entries()) {
      const draft = drafts[at];
      expect(draft).toMatchObject({
        ...{ title: topic.title, description: topic.description, statedSeverity: topic.priority },
        topic: {
          ...{ guid: topic.guid, status: topic.status, person: topic.assignedTo, author: topic.author },
          ...{ createdAt: topic.createdAt, dueOn: topic.dueDate.slice(0, 10) || null },
        },
      });
      expect(draft?.pictures).toBe(topic.snapshots.length);
      const shown = await raw(`/api/drafts/${draft?.id}/pictures/1`);
      expect(shown.headers.get('content-type')).toBe(version === '2.1' ? 'image/png' : 'image/jpeg');
      expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(topic.snapshots[0]);
    }
    expect(drafts.find(({ topic }) => topic?.person === 'Ben Ochre')).toMatchObject({
      location: 'Bedroom 2',
      severity: 'high',
      topic: { trade: 'Plastering', dueOn: '2030-02-03' },
    });
    const [crack, wires] = [
      drafts.find(({ title }) => title.startsWith('Crack <')),
      drafts.find((one) => one.hazards.length > 0),
    ];
    expect(crack && wires).toBeTruthy();
    const madeOf = new Map<string, number>();
    for (const { id, title } of drafts) madeOf.set(title, (await accept(id)).body.findingId);
    expect(await credits()).toBe(had);
    // The photos are the snapshots byte for byte.
    for (const topic of sent) {
      const [kept] = await database
        .select({ folder: photos.folder })
        .from(defects)
        .innerJoin(photos, eq(photos.id, defects.photoId))
        .where(eq(defects.id, madeOf.get(topic.title) ?? 0));
      const original = await files.get(imageKey(kept?.folder ?? '', 'original'));
      expect(sha256(original)).toBe(topic.snapshots[0]);
    }
    const again = told(await exported(target, version));
    expect(again).toHaveLength(2);
    for (const [at, topic] of sent.entries()) {
      const { snapshots, description, labels, ...others } = topic;
      const back = again[at];
      expect(back).toMatchObject(others);
      expect(new Set(back?.labels)).toEqual(new Set([...labels, ...(back?.labels ?? [])]));
      expect(back?.description.startsWith(description)).toBe(true);
      expect(back?.snapshots).toHaveLength(snapshots.length);
    }
    const trail = (await person.get<{ entries: TrailEntry[] }>(`/api/projects/${target}/trail`)).body;
    expect(JSON.stringify(trail)).toContain('"bcf"');
  });

  test('makes no second drafts, whether the same bytes come again or the same topics in a new file', async () => {
    const target = (await person.project()).id;
    const file = await exported(projectId, version);
    const [one, other] = await Promise.all([send(target, file), send(target, file)]);
    expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id]);
    const renewed = zipSync({ ...unzipSync(file), 'extra.txt': strToU8('exported anew') });
    expect((await send(target, renewed, 'Again.bcf')).body.id).toBe(one.body.id);
    const more = zipSync({ ...unzipSync(file), [`${BCF_GUID}/markup.bcf`]: strToU8(topicXml()) });
    expect((await send(target, more, 'More.bcf')).body).toMatchObject({ waiting: 1, known: 2 });
    expect(await server.services.database.$count(imports, eq(imports.projectId, target))).toBe(2);
  });

  test('is refused by the project that it was exported from', async () => {
    const { status, body } = await send(projectId, await exported(projectId, version));
    expect([status, body.message]).toEqual([
      422,
      'Every topic in this file is already a finding in this project. Nothing was added.',
    ]);
    expect(await server.services.database.$count(imports, eq(imports.projectId, projectId))).toBe(0);
  });
});

describe('a file of another program', () => {
  const first = async (bytes: Uint8Array) => {
    const target = (await person.project()).id;
    const { status, body } = await send(target, bytes);
    expect([status, body.message]).toEqual([201, undefined]);
    return (await draftsOf(body.id))[0];
  };

  test('is read without a version file, with unknown elements, in either case and with back slashes', async () => {
    const odd = topicXml(
      `<Colour>red<Deep/></Colour><!-- note --><Description><![CDATA[5 < 6 & more]]></Description>
       <Priority>Minor</Priority><DueDate>2031-05-06T23:00:00+10:00</DueDate>
       <Labels><Label>façade</Label><Label>room:Deck</Label></Labels><Stage>Lock-up</Stage>
       <Comments><Comment><Date>2030-01-02T03:04:05</Date><Author>Jo</Author><Comment>Seen &#65;</Comment></Comment>
       <Comment><Date>no date</Date><Comment/></Comment></Comments>`,
      `Guid="${BCF_GUID.toUpperCase()}" topicstatus="In review" TopicType="Clash"`,
    );
    expect(await first(bcfFile(odd, {}, `Export\\${BCF_GUID}\\MARKUP.BCF`))).toMatchObject({
      // As grave as its hazard demands, whatever the file says.
      ...{ title: 'Loose rail', description: '5 < 6 & more', location: 'Deck', severity: 'critical' },
      topic: {
        ...{ guid: BCF_GUID, status: 'In review', type: 'Clash', dueOn: '2031-05-06', labels: ['façade'] },
        comments: [{ guid: '', author: 'Jo', at: '2030-01-02T03:04:05.000Z', text: 'Seen A' }],
      },
    });
  });

  test('is read in UTF-16, and with neither title nor dates', async () => {
    const text = `<Markup><Topic Guid="${BCF_GUID}"><Description>Überlauf fehlt</Description></Topic></Markup>`;
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(await first(bcfFile(bytes))).toMatchObject({
      title: 'Überlauf fehlt',
      topic: { createdAt: null },
    });
  });

  test('brings the pictures that it names and that are pictures, and says when one is left out', async () => {
    const target = (await person.project()).id;
    const jpeg = new Uint8Array(await crackOnPlaster());
    const views = ['a.jpg', '../../../etc/passwd', 'script.svg', 'none.png']
      .map(
        (name, at) =>
          `<Viewpoints Guid="${randomUUID()}"><Viewpoint>v.bcfv</Viewpoint><Snapshot>${name}</Snapshot><Index>${9 - at}</Index></Viewpoints>`,
      )
      .join('');
    const markup = topicXml().replace('</Markup>', `${views}</Markup>`);
    const { body } = await send(
      target,
      bcfFile(markup, { [`${BCF_GUID}/A.JPG`]: jpeg, [`${BCF_GUID}/script.svg`]: strToU8('<svg/>') }),
    );
    expect(body).toMatchObject({ waiting: 1, incomplete: true });
    expect((await draftsOf(body.id))[0]?.pictures).toBe(1);
  });

  test('warns of a hazard that stands in a label or a comment alone, and a finding made of it warns, too', async () => {
    const smell = 'Strong smell of gas at the cooktop';
    for (const [inner, written] of [
      ['<Labels>hazard:Exposed live wiring</Labels>', []],
      [
        `<Comments><Comment Guid=""><Comment>${smell}</Comment></Comment></Comments>`,
        [{ from: 'comment', words: smell }],
      ],
    ] as const) {
      const draft = await first(bcfFile(topicXml(inner)));
      expect(draft?.hazards.length).toBeGreaterThan(0);
      const { findingId } = (await accept(draft?.id ?? 0)).body;
      const [kept] = await server.services.database.select().from(defects).where(eq(defects.id, findingId));
      expect(kept?.alerts.length).toBeGreaterThan(0);
      // The comment stands in the repair, and is read there.
      expect(kept?.writtenSince).toEqual(written);
    }
  });

  test('that calls a topic closed closes nothing here', async () => {
    const draft = await first(
      bcfFile(topicXml('<AssignedTo>Jo</AssignedTo>', `Guid="${BCF_GUID}" TopicStatus="Closed"`)),
    );
    const { findingId } = (await accept(draft?.id ?? 0)).body;
    const [kept] = await server.services.database
      .select()
      .from(repairs)
      .where(eq(repairs.findingId, findingId));
    expect(kept).toMatchObject({ state: 'assigned', person: 'Jo', revision: 0 });
    const [finding] = await server.services.database.select().from(defects).where(eq(defects.id, findingId));
    expect(finding?.description).toContain('Status in the BCF file: Closed.');
  });
});

const entity = `<!DOCTYPE m [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
const cut = bcfFile(topicXml(), { 'big.bin': new Uint8Array(2000) });

test.each<[string, number, () => Uint8Array]>([
  ['one byte', 415, () => Uint8Array.of(1)],
  ['a text', 415, () => strToU8('Item,Room\nCrack,Hall')],
  ['a PDF', 415, () => strToU8('%PDF-1.7 and so on')],
  ['a zip without topics', 422, () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
  ['a zip that is cut off', 422, () => cut.subarray(0, cut.length - 40)],
  [
    'a zip whose end lies',
    422,
    () => {
      const lying = Uint8Array.from(cut);
      new DataView(lying.buffer).setUint32(lying.length - 6, 0x7fffffff, true);
      return lying;
    },
  ],
  ['a topic that isn’t XML', 422, () => bcfFile('not XML at all')],
  ['a topic that breaks off', 422, () => bcfFile('<Markup><Topic Guid="1"><Title>Cra')],
  ['a topic whose tags cross', 422, () => bcfFile(topicXml('<a><b></a></b>'))],
  ['entities that grow', 422, () => bcfFile(`${entity}${topicXml('<Description>&b;</Description>')}`)],
  ['an entity of its own', 422, () => bcfFile(topicXml('<Description>&file;</Description>'))],
  ['an outside entity', 422, () => bcfFile(`<!DOCTYPE m SYSTEM "file:///etc/passwd">${topicXml()}`)],
  ['elements without end', 422, () => bcfFile(topicXml('<a/>'.repeat(30_000)))],
  ['elements within elements', 422, () => bcfFile(topicXml(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`))],
  ['a topic without a BCF_GUID', 422, () => bcfFile(topicXml('', ''), {}, 'topic/markup.bcf')],
  ['a text that unpacks to far more', 413, () => bcfFile(topicXml(' '.repeat(20 * 1024 * 1024)))],
  [
    'a long text',
    413,
    () => bcfFile(topicXml(`<Description>${'x'.repeat(BCF_LIMITS.words + 1)}</Description>`)),
  ],
  [
    'more topics than are taken',
    413,
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: BCF_LIMITS.topics + 1 }, (_, at) => [
            `${at}/markup.bcf`,
            strToU8('<Markup/>'),
          ]),
        ),
      ),
  ],
])('a file of %s is refused with %i and a sentence, and changes nothing', async (_what, status, make) => {
  const { database } = server.services;
  const target = (await person.project()).id;
  const { status: answered, body } = await send(target, make());
  expect([answered, body.message]).toEqual([status, expect.stringMatching(/\.$/)]);
  expect(await database.$count(imports, eq(imports.projectId, target))).toBe(0);
});

test('snapshots that unpack to far more than is read are left out, however many there are', async () => {
  const target = (await person.project()).id;
  const bomb = new Uint8Array(BCF_LIMITS.pictureBytes + 1);
  const parts = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => {
      const guid = `${at}`.padStart(8, '0') + BCF_GUID.slice(8);
      return [
        [`${guid}/markup.bcf`, strToU8(topicXml().replace(BCF_GUID, guid))],
        [`${guid}/snapshot.png`, bomb],
      ] as const;
    }).flat(),
  );
  const { status, body } = await send(target, zipSync(parts));
  expect([status, body.waiting, body.incomplete]).toEqual([201, 6, true]);
  const drafts = await draftsOf(body.id);
  expect(drafts.every(({ pictures }) => pictures === 0)).toBe(true);
});

test('nobody brings a file into somebody else’s project or without a session', async () => {
  const stranger = await server.member();
  expect((await send(projectId, bcfFile(topicXml()), 'a.bcf', stranger)).status).toBe(404);
  expect((await send(projectId, bcfFile(topicXml()), 'a.bcf', server.visitor())).status).toBe(401);
  expect(await server.services.database.$count(draftFindings)).toBeGreaterThan(0);
});
