import type { Defect, FindingPhoto } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { trainingExamples, users } from '../platform/database/schema.ts';
import { imageKey } from '../uploads/index.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.member('Ada Admin');
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, ada.email));
});
afterAll(() => server.stop());

interface Coco {
  info: { missing: number[] };
  images: { id: number; file_name: string; width: number; height: number }[];
  annotations: {
    image_id: number;
    category_id: number;
    bbox: number[];
    area: number;
    segmentation: number[][];
    attributes: { whole_image: boolean; severity: string; confirmed_by: string };
  }[];
  categories: { id: number; name: string; supercategory: string }[];
}

async function download(person: Person) {
  const response = await fetch(`${server.url}/api/ai-training/coco`, { headers: { cookie: person.cookie } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function exported() {
  const files = unzipSync((await download(ada)).bytes);
  const text = Buffer.from(files['annotations.json'] ?? []).toString();
  return { files, text, coco: JSON.parse(text) as Coco };
}

/** A finding whose owner consents, named by them and taken by the administrator. */
async function learned(photo: Buffer, shapes: object[]) {
  const person = await server.member('Nora Neighbour');
  await person.put('/api/training-consent', { given: true });
  const project = await person.project('12 Secret Street');
  const defect = (await person.analyse(photo, { projectId: project.id })).body.defect as Defect;
  const [cover] = (await person.get<FindingPhoto[]>(`/api/defects/${defect.id}/photos`)).body;
  await person.put(`/api/photos/${cover?.id}/markup`, { shapes, version: 0 });
  await person.put(`/api/defects/${defect.id}/decision`, {
    verdict: 'corrected',
    defectId: 'plasterboard_crack',
  });
  await ada.post('/api/ai-training/candidates/accept', { defectIds: [defect.id] });
  const [row] = await server.services.database
    .select()
    .from(trainingExamples)
    .where(eq(trainingExamples.defectId, defect.id));
  return { person, id: row?.id ?? 0, folder: row?.folder ?? '' };
}

test('there is no file while no photo is labelled', async () => {
  expect((await download(ada)).status).toBe(409);
});

test('labelled photos go as COCO: drawn areas in pixels, whole pictures elsewhere, and nobody named', async () => {
  const drawn = await learned(await crackOnPlaster(), [
    { kind: 'box', colour: 'red', from: [0.5, 0.25], to: [0.25, 0.75] },
    { kind: 'circle', colour: 'red', from: [0.6, 0.6], to: [0.8, 0.8] },
    { kind: 'text', colour: 'red', from: [0.1, 0.1], text: 'Ring Nora' },
    { kind: 'blur', from: [0, 0], to: [0.2, 0.2] },
  ]);
  const plain = await learned(await crackOnPlaster('png'), []);
  const { coco, files, text } = await exported();
  expect(Object.keys(files).sort()).toEqual(
    ['annotations.json', `images/${drawn.id}.jpg`, `images/${plain.id}.jpg`].sort(),
  );
  for (const { file_name, width, height } of coco.images) {
    const told = await sharp(files[file_name]).metadata();
    expect([told.format, told.width, told.height, told.exif]).toEqual(['jpeg', width, height, undefined]);
  }
  const { width = 0, height = 0 } = coco.images.find(({ id }) => id === drawn.id) ?? {};
  const of = (id: number) => coco.annotations.filter(({ image_id }) => image_id === id);
  const [box, circle, ...others] = of(drawn.id);
  expect(others).toEqual([]);
  const near = (bbox: number[] = [], expected: number[]) =>
    expect(Math.max(...bbox.map((value, at) => Math.abs(value - (expected[at] ?? 0))))).toBeLessThan(0.2);
  near(box?.bbox, [0.25 * width, 0.25 * height, 0.25 * width, 0.5 * height]);
  near(circle?.bbox, [0.6 * width, 0.6 * height, 0.2 * width, 0.2 * height]);
  expect(circle?.segmentation[0]).toHaveLength(48);
  expect(circle?.area).toBeLessThan(0.04 * width * height);
  expect(of(plain.id)).toMatchObject([
    { bbox: [0, 0, width, height], attributes: { whole_image: true, confirmed_by: 'inspector' } },
  ]);
  expect(coco.categories).toEqual([{ id: 1, name: expect.stringMatching(/crack/i), supercategory: 'crack' }]);
  expect(text).not.toMatch(/Nora|Secret|jpg.*wall/);
  // What was blurred is gone from the bytes: the crack ends where it begins.
  const spread = async (id: number) => {
    const area = { left: 90, top: 80, width: 80, height: 70 };
    const cut = await sharp(files[`images/${id}.jpg`]).extract(area).png().toBuffer();
    return (await sharp(cut).stats()).channels[0]?.stdev ?? 0;
  };
  expect(await spread(drawn.id)).toBeLessThan((await spread(plain.id)) / 2);

  // Without consent, or its photo, it doesn't go along.
  await drawn.person.put('/api/training-consent', { given: false });
  await server.services.files.delete(imageKey(plain.folder, '1024'));
  const later = await exported();
  expect(later.coco).toMatchObject({ images: [], annotations: [], info: { missing: [plain.id] } });
});

test('only administrators have them', async () => {
  expect((await download(await server.member())).status).toBe(403);
});
