import type { DefectSummary, Project, TrialResult } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { newAddress, tryPhoto } from '../../test/support/trials.ts';

let server: TestServer;
let crack: Buffer;
beforeAll(async () => {
  [server, crack] = await Promise.all([startTestServer({ env: { TRUST_PROXY: '1' } }), crackOnPlaster()]);
});
afterAll(() => server.stop());

const tryIn = (person: Person, state: string | undefined, words = 'crack 6 mm wide in the plasterboard') =>
  tryPhoto(person, newAddress(), crack, words, state);
const rulesOf = ({ defect }: TrialResult) => JSON.stringify(defect.assessment);

test('the answer to a trial goes by the state that was said', async () => {
  const answers = await Promise.all([undefined, 'VIC', 'NSW'].map((state) => tryIn(server.visitor(), state)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [none = '', vic = '', nsw = ''] = answers.map(({ body }) => rulesOf(body));
  expect(vic).toMatch(/Victorian Guide/);
  expect(nsw).toMatch(/NSW/);
  expect(vic).not.toBe(nsw);
  expect(none).not.toBe(vic);
});

test('the state goes along into the first project, whatever state the person is in', async () => {
  const person = server.visitor();
  expect((await tryIn(person, 'QLD')).status).toBe(200);
  await person.signUp();
  expect((await person.get<Project[]>('/api/projects')).body).toMatchObject([{ state: 'QLD' }]);
  expect((await person.get<DefectSummary[]>('/api/defects')).body).toHaveLength(1);
});

test('what is no state is refused, and warned of all the same', async () => {
  const { status, body } = await tryIn(server.visitor(), 'New Zealand', 'I smell gas in the kitchen');
  expect(status).toBe(400);
  expect(body.alerts?.map(({ kind }) => kind)).toContain('gas');
});
