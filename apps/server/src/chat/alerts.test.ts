import type { ChatAnswer, Defect } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeChatProvider, fakeChatProvider } from '../../test/support/fake-chat-provider.ts';
import type { Person } from '../../test/support/person.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';

const WIRES = 'there are exposed wires in the bathroom, what now?';
const isElectrical = expect.objectContaining({ kind: 'electrical', urgency: 'now' });
const LEAD = /^\*\*Don’t touch it and keep others away\. Treat it as live\.\*\*/;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.member();
});
afterAll(() => server.stop());

const say = (message: string, more: object = {}) =>
  person.post<ChatAnswer>('/api/ai/chat', { message, ...more });

/** As a client sends the conversation that it shows. */
const after = (message: string, { body }: { body: ChatAnswer }) => ({
  conversationHistory: [
    { type: 'user', content: message, messageId: body.messageId },
    { type: 'ai', content: body.response, messageId: body.messageId },
  ],
});

describe('an answer to words of danger', () => {
  test('begins with what to do and whom to call, and is no decline', async () => {
    const { body } = await say(WIRES);
    expect(body.alerts).toEqual([isElectrical]);
    expect(body.response).toMatch(LEAD);
    expect(body.response).toContain('Who to call: 000');
    expect(body.declined).toBe(false);
  });

  test('tells the danger before anything else in the stream', async () => {
    const { body } = await person.post('/api/ai/chat', { message: WIRES }, { accept: 'text/event-stream' });
    expect(String(body)).toMatch(/^event: delta\ndata: \{"text":"\*\*Don’t touch it/);
  });

  test('keeps leading a follow-up that takes it up, and the one after that', async () => {
    const first = await say(WIRES);
    const second = await say('who do i call?', after(WIRES, first));
    expect(second.body.alerts).toEqual([isElectrical]);
    expect(second.body.response).toMatch(
      /^\*\*From what you wrote earlier: Possible live electrical parts\.\*\*/,
    );
    const third = await say('and then?', after('who do i call?', second));
    expect(third.body.alerts).toEqual([isElectrical]);
  });

  test('leads an answer about something else until it is over, and none of another conversation', async () => {
    const first = await say(WIRES);
    const other = 'How much lippage is allowed between floor tiles in New South Wales?';
    const next = await say(other, after(WIRES, first));
    expect(next.body.alerts).toEqual([isElectrical]);
    expect(next.body.response).toMatch(/^\*\*From what you wrote earlier[\s\S]*2 mm/);
    const over = 'the electrician came and fixed it';
    const ended = await say(over, after(other, next));
    expect(ended.body.alerts).toEqual([]);
    expect((await say(other, after(over, ended))).body.alerts).toEqual([]);
    expect((await say('who do i call?')).body.alerts).toEqual([]);
  });
});

test('an alert that was closed since its answer leads no follow-up', async () => {
  const project = await person.project();
  const words = 'crack in the plasterboard, and i can smell gas';
  const photo = await crackOnPlaster();
  const { id } = (await person.analyse(photo, { projectId: project.id, description: words })).body.defect;
  const first = await say('What should I do?', { defectId: id });
  expect(first.body.response).toContain('Hazard alert open on this finding: Possible gas leak');
  const reason = 'Gas fitter tested the line, no leak found';
  expect((await person.post<Defect>(`/api/defects/${id}/alerts/gas/close`, { reason })).status).toBe(200);
  const next = await say('who do i call?', { defectId: id });
  expect(next.body.alerts).toEqual([]);
  expect(next.body.response).not.toMatch(/hazard|gas leak/i);
});

test('a danger told in the chat is over once its alert on the finding is closed', async () => {
  const project = await person.project();
  const words = 'crack in the plasterboard, and i can smell gas';
  const photo = await crackOnPlaster();
  const { id } = (await person.analyse(photo, { projectId: project.id, description: words })).body.defect;
  const first = await say('i can still smell gas', { defectId: id });
  expect(first.body.alerts).toEqual([expect.objectContaining({ kind: 'gas' })]);
  const reason = 'Gas fitter tested the line, no leak found';
  await person.post<Defect>(`/api/defects/${id}/alerts/gas/close`, { reason });
  for (const asked of ['who do i call?', 'can we sleep here']) {
    const next = await say(asked, { defectId: id });
    expect(next.body.alerts, asked).toEqual([]);
  }
});

describe('beside a hosted model', () => {
  let provider: FakeChatProvider;
  let hosted: TestServer;
  beforeAll(async () => {
    provider = await fakeChatProvider();
    hosted = await startTestServer({
      env: { OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_MODEL: 'talker' },
    });
  });
  afterAll(async () => {
    await hosted.stop();
    await provider.close();
  });

  test('the same words lead, whatever the model says of the danger', async () => {
    provider.replyWith({ pieces: ['It is perfectly safe to touch [1].'] });
    const someone = await hosted.member();
    const { body } = await someone.post<ChatAnswer>('/api/ai/chat', { message: WIRES });
    expect(body.alerts).toEqual([isElectrical]);
    expect(body.response).not.toContain('safe to touch');
    expect(body.response).toMatch(LEAD);
    expect(body.declined).toBe(false);
  });
});
