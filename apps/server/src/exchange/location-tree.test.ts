import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { locationPaths } from './location-tree.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const part = (bytes: Buffer, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
const sheetNames = (bytes: Buffer) =>
  [...part(bytes, 'xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);

/** What stands in each row of a sheet. */
function rowsOf(bytes: Buffer, sheet: number): (string | undefined)[][] {
  const texts = [...part(bytes, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  return [...part(bytes, `xl/worksheets/sheet${sheet}.xml`).matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<v>(\d+)<\/v>/g)].map(([, at]) => texts[Number(at)]),
  );
}

test('rooms leave as the location tree of Autodesk Build and as the areas of Aconex, under their templates’ words', async () => {
  const ann = await server.member();
  const { id } = await ann.project();
  const path = `/api/projects/${id}/findings/export`;
  const fetched = async (format: string) => {
    const answer = await fetch(`${server.url}${path}?format=${format}`, { headers: { cookie: ann.cookie } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  expect(await ann.get(`${path}?format=acc-locations`)).toMatchObject({
    status: 409,
    body: { message: 'This project has no rooms yet. Add its rooms first.' },
  });
  await ann.post(`/api/projects/${id}/places`, { name: 'Kitchen', level: 'Ground floor' });
  await ann.post(`/api/projects/${id}/places`, { name: '=Bedroom 1', level: 'First floor' });
  await ann.post(`/api/projects/${id}/places`, { name: 'Roof' });

  const acc = await fetched('acc-locations');
  const paths = [['Ground floor', 'Kitchen'], ['First floor', "'=Bedroom 1"], ['Roof']];
  expect(rowsOf(acc, 1)).toEqual([['Tier 1', 'Tier 2', 'Barcode'], ...paths]);
  const aconex = await fetched('aconex-areas');
  expect(sheetNames(aconex)).toEqual(['Instructions', 'Area']);
  expect(rowsOf(aconex, 2)).toEqual([['Level 01', 'Level 02'], ...paths]);
  expect((await (await server.member()).get(`${path}?format=aconex-areas`)).status).toBe(404);
});

test('a place that others lie in is part of their ways, the same way stands once, and a circle ends', () => {
  const place = (id: number, name: string, parentId: number | null = null, level = '') => ({
    ...{ id, name, parentId, level },
  });
  expect(
    locationPaths([
      place(1, 'Building A', null, 'Stage 1'),
      place(2, 'Unit 4', 1),
      place(3, 'Bathroom', 2),
      place(4, 'bathroom', 2),
      place(5, 'Deck'),
    ]),
  ).toEqual([['Stage 1', 'Building A', 'Unit 4', 'Bathroom'], ['Deck']]);
  expect(locationPaths([place(1, 'A', 2), place(2, 'B', 1)])).toEqual([
    ['B', 'A'],
    ['A', 'B'],
  ]);
});
