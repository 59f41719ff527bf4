/** Every address that takes an id, asked with another person's: it answers as if there were nothing, and nothing changes. */
import { type Endpoint, endpoints } from '@plumbline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../test/support/person.ts';
import { crackOnPlaster } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { confirmCredits, openPayment, payInSandbox, SUCCESS } from '../test/support/shopper.ts';

const photo = await crackOnPlaster();
const ADDRESS = { country: 'AU', street: '1 Example St', city: 'Sydney', state: 'NSW', postcode: '2000' };
const CARD = { number: SUCCESS, expiryMonth: 12, expiryYear: 2040, securityCode: '123' };

let server: TestServer;
let olive: Person;
let mallory: Person;
/** What is Olive's, by the beginning of the address that takes its id. */
let ids: Record<string, number | string>;
let secret: string;

beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  [olive, mallory] = [await server.member('Olive'), await server.member('Mallory')];
  const project = (await olive.project()).id;
  const defect = (await olive.analyse(photo, { projectId: project })).body.defect.id;
  const report = await olive.post<{ id: number }>('/api/reports', {
    projectId: project,
    title: 'Handover',
    selectedDefectIds: [defect],
  });
  const chat = await olive.post<{ messageId: number }>('/api/ai/chat', {
    message: 'How wide?',
    defectId: defect,
  });
  const payment = await openPayment(olive);
  secret = payment.clientSecret;
  await payInSandbox(olive, payment);
  await confirmCredits(olive, payment.id);
  const [bought] = (await olive.get<{ id: number }[]>('/api/payments/history')).body;
  const [session] = (await olive.get<{ id: number }[]>('/api/sessions')).body;
  ids = {
    '/api/projects/': project,
    '/api/defects/': defect,
    '/api/images/': defect,
    '/api/chat/defect/': defect,
    '/api/reports/': report.body.id,
    '/api/chat/messages/': chat.body.messageId,
    '/api/payments/': bought?.id ?? 0,
    '/api/sandbox-payments/': payment.id,
    '/api/sessions/': session?.id ?? 0,
  };
});
afterAll(() => server.stop());

/** A body that is right but for whose it is about; an address not named here takes none. */
const bodies = (): Record<string, unknown> => ({
  updateProject: { name: 'Mine now' },
  decideDefect: { verdict: 'rejected' },
  measureDefect: { measurements: [] },
  updateReport: { selectedDefectIds: [ids['/api/defects/']] },
  rateAnswer: { helpful: false },
  sandboxConfirm: { clientSecret: secret, card: CARD, billingAddress: ADDRESS },
  sandboxChallenge: { clientSecret: secret, approve: true },
});

/** All that Olive can see of what is hers. */
async function everything(): Promise<string> {
  const paths = [
    ...[
      '/api/projects',
      '/api/defects',
      '/api/reports',
      '/api/sessions',
      '/api/credits/ledger',
      '/api/payments/history',
    ],
    ...[`/api/defects/${ids['/api/defects/']}`, `/api/chat/defect/${ids['/api/defects/']}`],
  ];
  const answers = await Promise.all(paths.map((path) => olive.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body)).replaceAll(/"lastUsedAt":"[^"]*"/g, '');
}

const own: [string, Endpoint][] = Object.entries(endpoints).filter(
  ([, { access, path }]) => access === 'session' && path.includes('/:'),
);

test.each(own)('%s', async (name, { method, path }) => {
  const [start = ''] = path.split(':');
  const id = ids[start];
  // An address that is new has to be named above.
  expect(id, path).toBeTruthy();
  const address = path.replace(/:\w+/, String(id));
  const before = await everything();
  const json = bodies()[name];
  const query = name === 'sandboxIntent' ? `?clientSecret=${encodeURIComponent(secret)}` : '';
  const told = await mallory.call(method, `${address}${query}`, json ? { json } : {});
  const nothing = await mallory.call(
    method,
    `${address.replace(String(id), '999999')}${query}`,
    json ? { json } : {},
  );
  expect(told.status).toBe(404);
  const { requestId: _one, ...said } = told.body;
  const { requestId: _other, ...saidOfNothing } = nothing.body;
  expect(said).toEqual(saidOfNothing);
  expect(await everything()).toBe(before);
  if (method === 'GET') expect((await olive.get(`${address}${query}`)).status).not.toBe(404);
});

test('ids in what is sent open nothing either', async () => {
  const before = await everything();
  const [project, defect, report] = [ids['/api/projects/'], ids['/api/defects/'], ids['/api/reports/']];
  const asked: [string, unknown][] = [
    ['/api/reports', { projectId: project, title: 'Mine', selectedDefectIds: [defect] }],
    ['/api/ai/chat', { message: 'How wide?', defectId: defect }],
    ['/api/ai/chat', { message: 'How wide?', projectId: project }],
    [
      '/api/payments/create-pdf-intent',
      { reportId: report, projectId: project, selectedDefectIds: [defect] },
    ],
    ['/api/payments/confirm-pdf-purchase', { paymentIntentId: ids['/api/sandbox-payments/'] }],
    ['/api/payments/add-test-credits', { credits: 15, paymentIntentId: ids['/api/sandbox-payments/'] }],
  ];
  for (const [path, json] of asked) {
    expect([path, (await mallory.post(path, json)).status]).toEqual([path, 404]);
  }
  expect((await mallory.analyse(photo, { projectId: Number(project) })).status).toBe(404);
  const mine = await mallory.project();
  const mixed = await mallory.post('/api/reports', {
    projectId: mine.id,
    title: 'Mine',
    selectedDefectIds: [defect],
  });
  expect(mixed.status).toBe(400);
  expect((await mallory.get<unknown[]>(`/api/defects?projectId=${project}`)).body).toEqual([]);
  expect(await everything()).toBe(before);
});
