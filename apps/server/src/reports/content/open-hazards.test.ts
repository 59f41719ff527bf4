import type { CheckedReport, Report } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/support/person.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../../test/support/server.ts';
import { waitUntil } from '../../../test/support/wait-until.ts';
import { defects } from '../../platform/database/schema.ts';

let server: TestServer;
let pat: Person;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer({ limits: false });
  pat = await server.member('Pat Owner');
  projectId = (await pat.project()).id;
});
afterAll(() => server.stop());

/** A photo with these words, which came to nothing if so said. */
async function photographed(description: string, outcome: 'defect' | 'not_sure' | 'not_building') {
  const { id } = (await pat.analyse(await crackOnPlaster(), { projectId, description })).body.defect;
  await server.services.database.update(defects).set({ outcome }).where(eq(defects.id, id));
  return id;
}

/** The preview of a report before a purchase, as it is read. */
async function previewOf(selectedDefectIds: number[], { of = projectId, by = pat } = {}): Promise<string> {
  const asked = { projectId: of, title: 'Before we buy', kind: 'pre_purchase', selectedDefectIds };
  const { body } = await by.post<Report>('/api/reports', asked);
  await waitUntil(
    async () => (await by.get<Report>(`/api/reports/${body.id}`)).body,
    ({ status }) => status !== 'generating',
  );
  const response = await fetch(`${server.url}/api/reports/${body.id}/preview`, {
    headers: { cookie: by.cookie },
  });
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('what is warned of stands in a report and leaves with the findings, whatever came of its photo', async () => {
  const gas = await photographed('crack in the plasterboard, and i can smell gas', 'defect');
  const shock = await photographed('got a shock off the shower tap', 'not_sure');
  const light = await photographed('water dripping through the downlight', 'not_building');
  const nothing = await photographed('the colour of the wall', 'not_sure');
  const reason = 'Gas fitter tested the line, no leak found';
  expect((await pat.post(`/api/defects/${gas}/alerts/gas/close`, { reason })).status).toBe(200);

  const words = await previewOf([gas, shock, light, nothing]);
  // The most urgent come first, and what was closed last.
  expect(words).toMatch(
    new RegExp(
      `Safety hazards .*Act now .*shock off the shower tap.*Act now .*through the downlight.*closed ${reason} Pat Owner, \\d+ \\w+ \\d{4} Summary`,
    ),
  );
  // The finding that was closed is of a lesser rank, so it stands after the two.
  expect(words).toContain('Safety hazards: 01 and 02.');
  expect(words).toMatch(/\b2 ?Safety hazard/);
  const [, listed = ''] = /All findings (.*?) Significant items/.exec(words) ?? [];
  expect(listed.match(/Safety hazard/g)).toHaveLength(2);
  const [, first = ''] = /Significant items (.*?) Purpose, scope/.exec(words) ?? [];
  expect(first.match(/Safety hazard/g)).toHaveLength(2);

  const response = await fetch(`${server.url}/api/projects/${projectId}/findings/export?format=bcf-3.0`, {
    headers: { cookie: pat.cookie },
  });
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const topics = Object.entries(parts).filter(([name]) => name.endsWith('/markup.bcf'));
  expect(topics).toHaveLength(3);
  expect(topics.filter(([, bytes]) => strFromU8(bytes).includes('hazard:'))).toHaveLength(2);
});

test('an open hazard that nobody chose is told before the report is made, and printed in it', async () => {
  const sam = await server.member('Sam Buyer');
  const mine = await sam.project();
  const of = async (description: string) =>
    (await sam.analyse(await crackOnPlaster(), { projectId: mine.id, description })).body.defect.id;
  const crack = await of('hairline crack in the plasterboard');
  const shock = await of('got a shock off the shower tap');
  const gas = await of('i can smell gas in the laundry');
  const asked = { projectId: mine.id, title: 'Before we buy', kind: 'pre_purchase' };

  const check = async (selectedDefectIds: number[]) =>
    (await sam.post<CheckedReport>('/api/reports/check', { ...asked, selectedDefectIds })).body.points;
  expect((await check([crack, shock]))[0]).toMatchObject({
    code: 'hazards_not_chosen',
    text: '1 finding with an open hazard isn’t in this report. Add it, or close the hazard with a reason.',
    findingIds: [gas],
  });
  expect((await check([crack, shock, gas])).map(({ code }) => code)).not.toContain('hazards_not_chosen');

  const words = await previewOf([crack], { of: mine.id, by: sam });
  expect(words).toMatch(/Safety hazards Open in the project, not in this report 2 findings of this project/);
  // Of two that press alike, gas comes first.
  expect(words).toMatch(/Act now [^·]+ · finding 3 Who to call: .*Act now [^·]+ · finding 2 Who to call: /);
  expect(words).toContain('Safety hazards in this report: none.');
  expect(words).not.toContain('no safety hazard is listed');
});
