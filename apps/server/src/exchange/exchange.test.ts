import { randomUUID } from 'node:crypto';
import type { BcfTopic } from '@plumbline/contract';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BcfSchema } from '../../test/support/bcf-schema.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { readXml, type XmlElement } from '../../test/support/read-xml.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { BcfExtensions, bcfMarkup } from './bcf-markup.ts';
import type { ExportedFinding } from './exported-findings.ts';
import { plainCsv } from './plain-csv.ts';
import { procoreCsv } from './procore-csv.ts';

const VERSIONS = ['2.1', '3.0'] as const;
const within = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
const textOf = (xml: string, name: string) => within(readXml(xml), name).map(({ text }) => text);

const typed = fc.oneof(
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.constantFrom('', '  ', '<b>&amp;"', ']]>', 'a\r\nb', '\u0000\ufffe', '=1+1'),
);
const read = typed.map((text) => text.replace(/\p{Cc}|\p{Cs}|\ufffe/gu, '').trim());
const topic: fc.Arbitrary<BcfTopic> = fc.record({
  guid: fc.uuid(),
  number: read,
  type: read,
  status: read,
  person: read,
  trade: read,
  dueOn: fc.constant(null),
  labels: fc.array(read, { maxLength: 2 }),
  author: read,
  createdAt: fc.constantFrom(null, '2026-11-22T09:00:00.000Z'),
  comments: fc.constant([]),
});
const finding: fc.Arbitrary<ExportedFinding> = fc.record({
  topic: fc.option(topic),
  untouched: fc.boolean(),
  id: fc.nat(),
  number: fc.nat(),
  title: typed,
  description: typed,
  recommendations: typed,
  severity: fc.constantFrom('low', 'medium', 'high', 'critical'),
  hazards: fc.array(
    fc.record({ title: typed, when: typed, steps: fc.array(typed, { maxLength: 2 }), call: typed }),
    { maxLength: 2 },
  ),
  location: typed,
  state: fc.constantFrom('open', 'assigned', 'verified', 'not_defect'),
  trade: typed,
  person: typed,
  dueOn: fc.constantFrom(null, '2030-02-03'),
  author: typed,
  createdAt: fc.constant(new Date('2026-11-22T09:00:00Z')),
  comments: fc.array(
    fc.record({ key: fc.uuid(), author: typed, at: fc.constant(new Date(0)), text: typed }),
    { maxLength: 2 },
  ),
  photos: fc.constant([]),
});
const SNAPSHOT = { guid: '1b66b5cb-18b4-4edd-a700-d02c3a673710', fileName: 'snapshot.png' };
const ADDRESS = 'https://plumbline.example/defects/1';

describe.each(VERSIONS)('BCF %s', (version) => {
  const schema = new BcfSchema(version, 'markup');
  const sample = (): ExportedFinding => ({
    ...(fc.sample(finding, { numRuns: 1, seed: 1 })[0] as ExportedFinding),
    topic: null,
    title: 'Crack <above> "door" & window',
    location: 'Bedroom 2',
  });

  test('a name of nothing but white space is none', () => {
    for (const person of ['\r', ' \n', '\u0000']) {
      const [one] = fc.sample(finding, { numRuns: 1, seed: 1 });
      if (!one) throw new Error('No finding was drawn');
      expect(schema.problems(bcfMarkup(version, { ...one, person }, [], ADDRESS))).toEqual([]);
    }
  });

  test('is as buildingSMART’s schema says, whatever people typed', () => {
    const extensions = new BcfSchema('3.0', 'extensions');
    fc.assert(
      fc.property(finding, fc.boolean(), (one, pictured) => {
        expect(schema.problems(bcfMarkup(version, one, pictured ? [SNAPSHOT] : [], ADDRESS))).toEqual([]);
        const list = new BcfExtensions();
        list.add(one);
        expect(extensions.problems(list.xml())).toEqual([]);
      }),
    );
  });

  test('is refused by the check of these tests once something in it is wrong', () => {
    const good = bcfMarkup(version, sample(), [SNAPSHOT], ADDRESS);
    expect(schema.problems(good)).toEqual([]);
    for (const [from, to] of [
      [/<Title>.*<\/Title>/, ''],
      [/(<Title>.*<\/Title>)(<Priority>.*<\/Priority>)/, '$2$1'],
      [/ Guid="[^"]*"/, ''],
      [/ Guid="[^"]*"/, ' Guid="1"'],
      [/T09:00:00/, ''],
      [/<Title>/, '<Colour>red</Colour><Title>'],
      [/<Topic /, '<Topic Size="1" '],
    ] as const) {
      const bad = good.replace(from, to);
      expect(bad).not.toBe(good);
      expect(schema.problems(bad), String(from)).not.toEqual([]);
    }
  });

  test('keeps words as they were typed, and the same finding gets the same GUID', () => {
    const xml = bcfMarkup(version, sample(), [], ADDRESS);
    expect(textOf(xml, 'Title')).toEqual(['Crack <above> "door" & window']);
    expect(textOf(xml, version === '2.1' ? 'Labels' : 'Label')).toContain('room:Bedroom 2');
    const guid = (of: string) => within(readXml(of), 'Topic')[0]?.attributes.Guid;
    expect(guid(xml)).toBe(guid(bcfMarkup(version, { ...sample(), title: 'Renamed' }, [], ADDRESS)));
    expect(guid(xml)).not.toBe(guid(bcfMarkup(version, sample(), [], `${ADDRESS}2`)));
  });
});

test('every format names the hazard, how soon to act, what to do and whom to call', async () => {
  const hazard = {
    ...{ title: 'Possible gas leak', when: 'Act now', steps: ['Get everyone out now.', 'Call 000'] },
    call: '000, then a licensed gas fitter',
  };
  async function* one() {
    yield {
      ...(fc.sample(finding, { numRuns: 1, seed: 1 })[0] as ExportedFinding),
      title: 'Not sure: this photo alone doesn’t settle it',
      hazards: [hazard],
    };
  }
  const csv = await procoreCsv(one());
  expect(csv).toContain('Hazard: Possible gas leak (Not sure: this photo alone doesn’t settle it)');
  expect(csv).toContain(
    'Hazard: Possible gas leak. Act now. Get everyone out now. Call 000. Call: 000, then a licensed gas fitter.',
  );
  for (const version of ['2.1', '3.0'] as const) {
    for await (const found of one())
      expect(bcfMarkup(version, found, [], ADDRESS)).toContain(
        '<Description>Hazard: Possible gas leak. Act now. Get everyone out now. Call 000. Call: 000, then a licensed gas fitter.',
      );
  }
});

test('Procore’s columns keep their words and order, and no cell runs as a formula', async () => {
  async function* one() {
    yield {
      ...(fc.sample(finding, { numRuns: 1, seed: 1 })[0] as ExportedFinding),
      number: 7,
      title: '=HYPERLINK("http://x")',
      hazards: [],
      author: 'Ines',
    };
  }
  const [head = '', row = ''] = (await procoreCsv(one())).split('\r\n');
  expect(head).toBe(
    '\ufeffItem Name*,Punch Item #*,Punch Item Manager*,Created By*,Assigned To,Final Approver*,Location,Trade,Schedule Impact,Schedule Impact Days,Cost Code,Punch Item Type,Due Date,Priority,Cost Impact,Cost Impact Amount,Reference,Description,Comments',
  );
  expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",7,,Ines,/);
});

test('a plain list says an open hazard with its first steps, and no cell runs as a formula', async () => {
  async function* one() {
    yield {
      ...(fc.sample(finding, { numRuns: 1, seed: 1 })[0] as ExportedFinding),
      ...{ number: 7, title: '=HYPERLINK("http://x")', location: '@SUM(A1)', severity: 'low' as const },
      ...{
        state: 'fixed_unverified' as const,
        comments: [{ key: 'a', author: '+1', at: new Date(), text: '1' }],
      },
      hazards: [
        { title: 'Possible gas leak', when: 'Act now', steps: ['Get everyone out now.'], call: '000' },
      ],
    };
  }
  const csv = await plainCsv(one());
  expect(csv).toContain('7,\'@SUM(A1),"\'=HYPERLINK(""http://x"")",Low,');
  expect(csv).toContain('Possible gas leak: Act now. Get everyone out now. Call: 000');
  expect(csv).toContain('"Fixed, not independently verified"');
  expect(csv).toContain("'+1: 1");
});

describe('a project’s export', () => {
  let server: TestServer;
  let person: Person;
  let projectId: number;
  beforeAll(async () => {
    server = await startTestServer();
    person = await server.member('Ines Spector');
    projectId = (await person.project()).id;
    const photo = await crackOnPlaster();
    const kept = (await person.analyse(photo, { projectId })).body.defect.id;
    const rejected = (await person.analyse(photo, { projectId })).body.defect.id;
    await person.post(`/api/projects/${projectId}/findings/decide`, { ids: [rejected], verdict: 'rejected' });
    const step = { step: 'assign', key: randomUUID(), revision: 0 };
    await person.post(`/api/defects/${kept}/repair/steps`, {
      ...step,
      ...{ person: 'Ben Ochre', trade: 'plastering', dueOn: '2030-02-03', note: 'Ring first' },
    });
  });
  afterAll(() => server.stop());
  const ask = (format: string, cookie = person.cookie) =>
    fetch(`${server.url}/api/projects/${projectId}/findings/export?format=${format}`, {
      headers: { cookie },
    });

  test.each(VERSIONS)(
    'holds each defect with photo and repair as BCF %s, and none that was rejected',
    async (version) => {
      const response = await ask(`bcf-${version}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`-${version}.bcf"`);
      const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
      expect(new BcfSchema(version, 'version').problems(text('bcf.version'))).toEqual([]);
      const [path = '', ...others] = Object.keys(parts).filter((name) => name.endsWith('/markup.bcf'));
      expect(others).toEqual([]);
      expect(new BcfSchema(version, 'markup').problems(text(path))).toEqual([]);
      const [topic] = within(readXml(text(path)), 'Topic');
      expect(topic?.attributes).toMatchObject({ Guid: path.split('/')[0], TopicStatus: 'Assigned' });
      expect(textOf(text(path), 'AssignedTo')).toEqual(['Ben Ochre']);
      expect(textOf(text(path), 'DueDate')).toEqual(['2030-02-03T00:00:00Z']);
      const [snapshot] = textOf(text(path), 'Snapshot');
      const picture = await sharp(parts[path.replace('markup.bcf', snapshot ?? '')]).metadata();
      expect(picture.format).toBe(version === '2.1' ? 'png' : 'jpeg');
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1500);
      if (version === '2.1') return;
      expect(new BcfSchema(version, 'extensions').problems(text('extensions.xml'))).toEqual([]);
      expect(textOf(text('extensions.xml'), 'TopicStatus')).toContain(topic?.attributes.TopicStatus);
    },
  );

  test('lists each defect once for Procore', async () => {
    const csv = await (await ask('procore')).text();
    expect(csv.match(/Ben Ochre/g)).toHaveLength(1);
  });

  test('lists each defect once with room, trade and due date', async () => {
    const response = await ask('csv');
    expect(response.headers.get('content-disposition')).toContain(`-${projectId}.csv"`);
    const [head, ...rows] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('Number,Room,Finding,Severity,Open hazards');
    expect(rows.filter((row) => /Plastering,Ben Ochre,2030-02-03,Assigned,/.test(row))).toHaveLength(1);
    expect(rows.join('\n').match(/Ben Ochre/g)).toHaveLength(1);
  });

  test('is refused in another format, signed out and to another account', async () => {
    expect((await ask('bcf-1.0')).status).toBe(400);
    expect((await ask('procore', '')).status).toBe(401);
    expect((await ask('procore', (await server.member()).cookie)).status).toBe(404);
  });
});
