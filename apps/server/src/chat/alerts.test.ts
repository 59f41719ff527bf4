import type { ChatAnswer, Defect, DefectSummary, TrailEntry } from '@plumbline/contract';
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
    expect(next.body.response).toMatch(/^\*\*Still open: Possible live electrical parts\.\*\*[\s\S]*2 mm/);
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

describe('a danger told as a fact in a chat', () => {
  const HISSES = 'my wife feels dizzy and the stove hisses';
  const finding = async () => {
    const { id: projectId } = await person.project();
    const photo = await crackOnPlaster();
    const { id } = (await person.analyse(photo, { projectId, description: 'crack in the plasterboard' })).body
      .defect;
    return { projectId, id };
  };
  const open = async (id: number) =>
    (await person.get<Defect>(`/api/defects/${id}`)).body.alerts.map(({ kind }) => kind).sort();
  const raised = async (projectId: number) =>
    (await person.get<TrailEntry[]>(`/api/projects/${projectId}/trail`)).body.filter(
      ({ event }) => event === 'alert_raised',
    );

  test('stands on its finding and in the trail, once, however often it is told', async () => {
    const { projectId, id } = await finding();
    const before = await open(id);
    const first = await say('The crack got wider since last month, now 8 mm', { defectId: id });
    expect(first.body.notice).toMatch(/kept as an open alert on finding \d+\.$/);
    await say(HISSES, { defectId: id, clientMessageId: 'same-one' });
    const told = [...before, 'gas', 'structural'].sort();
    expect(await open(id)).toEqual(told);
    for (const clientMessageId of ['same-one', 'another'])
      await say(HISSES, { defectId: id, clientMessageId });
    expect(await open(id)).toEqual(told);
    expect((await raised(projectId)).map(({ detail }) => detail.from)).toEqual(['chat', 'chat']);
    const { alerts } = (await person.get<Defect>(`/api/defects/${id}`)).body;
    expect(alerts.find(({ kind }) => kind === 'gas')?.because).toBe(`Told in the chat: “${HISSES}”`);
  });

  test('is opened again by who tells it anew after it was closed', async () => {
    const { id } = await finding();
    await say(HISSES, { defectId: id });
    const reason = 'Gas fitter tested the line, no leak found';
    const closing = await person.post<Defect>(`/api/defects/${id}/alerts/gas/close`, { reason });
    expect(closing.status).toBe(200);
    expect(await open(id)).not.toContain('gas');
    await say('The stove hisses again', { defectId: id });
    expect(await open(id)).toContain('gas');
  });

  test('isn’t made of a question or a supposition', async () => {
    const { projectId, id } = await finding();
    const before = await open(id);
    for (const asked of [
      'What if the stove hisses?',
      'Suppose a client says that the stove hisses. What do I tell them?',
      'Should the ceiling sag and fall, who pays?',
      'what do i do if i smell gas',
    ]) {
      await say(asked, { defectId: id });
      await say(asked, { projectId });
      expect(await open(id), asked).toEqual(before);
    }
    expect(await raised(projectId)).toEqual([]);
    expect((await person.get<DefectSummary[]>(`/api/projects/${projectId}/defects`)).body).toHaveLength(1);
  });

  test('of a project becomes a finding, one for each room, and isn’t told twice', async () => {
    const { id: projectId } = await person.project();
    const findings = async () =>
      (await person.get<DefectSummary[]>(`/api/projects/${projectId}/defects`)).body.flatMap(({ alerts }) =>
        alerts.map(({ kind }) => kind),
      );
    const first = await say('The ceiling in the kitchen is sagging badly. What now?', { projectId });
    expect(first.body.notice).toMatch(/added to the project as a finding\.$/);
    expect(await findings()).toEqual(['ceiling']);
    await say('the ceiling is still sagging', { projectId });
    await say('The ceiling in the kitchen is sagging badly. What now?', { projectId });
    expect(await findings()).toEqual(['ceiling']);
    await say('now the ceiling in the garage is sagging badly too', { projectId });
    expect(await findings()).toEqual(['ceiling', 'ceiling']);
  });

  test('of no finding and no project is kept nowhere but in the chat', async () => {
    const { body } = await say(HISSES);
    expect(body.notice).toBeNull();
    expect(body.alerts).not.toEqual([]);
  });
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
