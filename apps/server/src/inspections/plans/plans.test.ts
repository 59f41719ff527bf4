import type { ErrorBody, Pin, Plan } from '@plumbline/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { planPdf } from '../../../test/support/plan-pdf.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { plans } from '../../platform/database/schema.ts';

let server: TestServer;
let person: Person;
let project: number;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  person = await server.member();
  project = (await person.project()).id;
});
afterAll(() => server.stop());

const send = (path: string, bytes: Uint8Array, name = 'ground-floor.pdf') => {
  const body = new FormData();
  body.set('plan', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  return person.call<Plan & ErrorBody>('POST', path, { body });
};
const add = (bytes: Uint8Array, name?: string) => send(`/api/projects/${project}/plans`, bytes, name);
const read = async (id: number) =>
  (await person.get<Plan[]>(`/api/projects/${project}/plans`)).body.find((plan) => plan.id === id);
const pin = (plan: number, at: object) => person.post<Pin & ErrorBody>(`/api/plans/${plan}/pins`, at);

test('a PDF of three pages becomes three pictures, and a picture one', async () => {
  const { status, body } = await add(planPdf(3));
  expect(status).toBe(201);
  expect(body.name).toBe('ground-floor');
  expect(body.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const { number, width, height } of body.pages) {
    const page = await fetch(`${server.url}/api/plans/${body.id}/page?number=${number}`, {
      headers: { cookie: person.cookie },
    });
    const picture = await sharp(Buffer.from(await page.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', width, height]);
  }
  expect((await person.get(`/api/plans/${body.id}/page?number=4`)).status).toBe(404);
  const picture = await add(await crackOnPlaster(), 'sketch.jpg');
  expect([picture.status, picture.body.pages.length]).toEqual([201, 1]);
});

test('upright and turned pages are drawn as a reader of PDFs shows them, each at its full size', async () => {
  const { status, body } = await add(planPdf(4, [0, 90, 180, 270]), 'turned.pdf');
  expect(status).toBe(201);
  const upright = body.pages.map(({ width, height }) => height > width);
  expect(upright).toEqual([false, true, false, true]);
  for (const { width, height } of body.pages) expect(Math.max(width, height)).toBe(2600);
});

test('pins keep their place and number when the drawing is replaced, and none is lost with its page', async () => {
  const { id } = (await add(planPdf(3))).body;
  const corners = [0.1, 0.2, 0.3].map((x) => ({ x, y: x * x }));
  await pin(id, { page: 1, x: 0.25, y: 0.5, label: 'Ridge' });
  await pin(id, { page: 2, x: 0.1, y: 0.1, corners });
  const third = (await pin(id, { page: 3, x: 1, y: 0 })).body;
  const replaced = await send(`/api/plans/${id}/drawing`, planPdf(2));
  expect(replaced.body).toMatchObject({
    version: 2,
    pins: [
      { number: 1, page: 1, x: 0.25, y: 0.5, label: 'Ridge' },
      { number: 2, page: 2, corners },
      { number: 3, page: null, x: 1, y: 0 },
    ],
  });
  expect((await pin(id, { page: 3, x: 0, y: 0 })).status).toBe(404);
  const moved = await person.patch<Pin>(`/api/pins/${third.id}`, { page: 1, x: 0.5 });
  expect(moved.body).toMatchObject({ page: 1, x: 0.5, y: 0, number: 3 });
  await person.delete(`/api/pins/${third.id}`);
  await person.delete(`/api/pins/${(await read(id))?.pins[0]?.id}`);
  // A number that was printed once never means another pin.
  expect((await pin(id, { page: 1, x: 0, y: 0 })).body.number).toBe(3);
});

test('two pins at once get two numbers', async () => {
  const { id } = (await add(planPdf(1))).body;
  const all = await Promise.all(Array.from({ length: 8 }, () => pin(id, { page: 1, x: 0.5, y: 0.5 })));
  expect(all.map(({ body }) => body.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a pin stands for a finding of its own building and goes with it', async () => {
  const { id } = (await add(planPdf(1))).body;
  const photo = await crackOnPlaster();
  const mine = (await person.analyse(photo, { projectId: project })).body.defect.id;
  const other = (await person.project()).id;
  const theirs = (await person.analyse(photo, { projectId: other })).body.defect.id;
  expect((await pin(id, { page: 1, x: 0, y: 0, findingId: theirs })).status).toBe(404);
  expect((await pin(id, { page: 1, x: 0, y: 0, findingId: mine })).status).toBe(201);
  const print = await person.get<string>(`/api/plans/${id}/print`);
  expect([print.status, print.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  await person.delete(`/api/defects/${mine}`);
  expect((await read(id))?.pins).toEqual([]);
});

test.each([
  ['a page beyond the last', { page: 2, x: 0, y: 0 }, 404],
  ['a place beside the page', { page: 1, x: 1.01, y: 0 }, 400],
  [
    'an area of two corners',
    {
      page: 1,
      x: 0,
      y: 0,
      corners: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    },
    400,
  ],
])('a pin at %s is refused', async (_what, at, status) => {
  const [plan] = await server.services.database.select().from(plans).limit(1);
  const { id } = plan ? { id: (await add(planPdf(1))).body.id } : { id: 0 };
  expect((await pin(id, at)).status).toBe(status);
});

const HOSTILE: readonly [string, () => Uint8Array | Promise<Uint8Array>][] = [
  ['nothing but a first line', () => Buffer.from('%PDF-1.7\n')],
  ['words', () => Buffer.from('a plan, honestly')],
  ['half of a PDF', () => planPdf(1).subarray(0, 300)],
  ['a web page that calls itself a plan', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page that draws itself', () => loop()],
];

/** A picture of 60,000 pixels a side, packed into little. */
function bomb(): Uint8Array {
  return rawPdf(
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    '200 0 0 200 0 0 cm /I Do',
    '<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length 4 >>\nstream\nabcd\nendstream',
  );
}

function loop(): Uint8Array {
  return rawPdf(
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    '/I Do',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /I 5 0 R >> >> /Length 10 >>\nstream\n/I Do /I Do\nendstream',
  );
}

function rawPdf(page: string, content: string, object: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    object,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((one, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${one}\nendobj\n`;
    return place;
  });
  const xref = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

test.each(HOSTILE)(
  '%s is refused, leaves no file, and the server goes on',
  async (_what, make) => {
    const before = await server.services.database.select().from(plans);
    const { status, body } = await add(await make());
    expect(status).toBe(415);
    expect(body.message).toContain('We couldn’t read this plan');
    expect(await server.services.database.select().from(plans)).toHaveLength(before.length);
    expect((await person.get('/api/me')).status).toBe(200);
  },
  60_000,
);

test('a picture that claims gigapixels and brings none is left out of its page', async () => {
  const { status, body } = await add(bomb());
  expect([status, body.pages]).toEqual([201, [{ number: 1, width: 2600, height: 2600 }]]);
});

test('a plan’s files go with it, and with its project', async () => {
  const own = (await person.project()).id;
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of server.services.files.keys()) if (key.startsWith('plans/')) keys.push(key);
    return keys.length;
  };
  const before = await stored();
  const path = `/api/projects/${own}/plans`;
  const { id } = (await send(path, planPdf(1))).body;
  await send(path, planPdf(1));
  expect(await stored()).toBe(before + 2);
  await person.delete(`/api/plans/${id}`);
  expect(await stored()).toBe(before + 1);
  await person.delete(`/api/projects/${own}`);
  expect(await stored()).toBe(before);
});
