import type { ChatAnswer, Project } from '@plumbline/contract';
import { inText, stillOpenInText } from '@plumbline/knowledge/alerts-in-text';
import { readAlerts } from '@plumbline/knowledge/hazards';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ChatPage from '../../pages/chat.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import DefectChat from './defect-chat.tsx';
import { chatReducer, EMPTY, userMessage } from './message.ts';

const ANSWER: ChatAnswer = {
  response: '**2 mm**, see [here](https://evil.example) <b>now</b> [1]',
  messageId: 9,
  confidence: 0.9,
  engineCount: 3,
  analysisType: 'tolerance',
  conversationLength: 2,
  contextLoaded: false,
  citations: [{ rowId: 'tolerance:tile-lip', title: 'Lippage', source: 'NSW Guide', confidence: 'verified' }],
  declined: false,
  answeredBy: 'built_in',
  notice: null,
  alerts: [],
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamed = (...events: string[]): Reply => ({
  body: events.join(''),
  headers: { 'content-type': 'text/event-stream' },
});

/** A stream that says this and then nothing more. */
const endless = (text: string) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  window.history.replaceState(null, '', '/chat');
});

function open(reply: Reply | (() => Reply | Promise<Reply>), projects: readonly Project[] = []) {
  const api = fakeApi({
    'GET /api/engines': { body: [{}, {}, {}] },
    'GET /api/projects': { body: projects },
    'POST /api/ai/chat': reply,
    'DELETE /api/chat/conversation': { body: { success: true } },
    'POST /api/chat/messages/9/feedback': { body: { success: true } },
  });
  showSignedIn(<ChatPage />);
  return api;
}
const field = () => screen.getByLabelText('Message to the assistant');

describe('the chat page', () => {
  test('greets with the server’s count of engines, and sends what is said on Enter', async () => {
    const { sent } = open(streamed(event('delta', { text: '**2' }), event('answer', ANSWER)));
    expect((await screen.findAllByText(/3 AI engines/i)).length).toBeGreaterThan(0);
    await user.type(field(), ' How much lippage?{Enter}');
    expect(await screen.findByText('2 mm')).toBeInstanceOf(HTMLElement);
    const body = sent.find(({ path }) => path === '/api/ai/chat')?.body;
    expect(body).toMatchObject({ message: 'How much lippage?', conversationHistory: [], defectId: null });
    // Markdown is elements: no link, and what reads like a tag is text.
    expect(document.querySelector('a[href*="evil"]')).toBeNull();
    expect(screen.getByRole('log').textContent).toContain('<b>now</b>');
    expect(screen.getByRole('log').textContent).toContain('1 source');
  });

  test('begins with questions to tap, and a tapped one is sent as it stands', async () => {
    const { sent } = open(streamed(event('answer', ANSWER)));
    await user.click(await screen.findByRole('button', { name: 'Who fixes rising damp?' }));
    expect(await screen.findByText('2 mm')).toBeInstanceOf(HTMLElement);
    expect(sent.find(({ path }) => path === '/api/ai/chat')?.body).toMatchObject({
      message: 'Who fixes rising damp?',
    });
    expect(screen.queryByRole('list', { name: 'Questions to begin with' })).toBeNull();
  });

  test('is about the project whose page led there, and says so', async () => {
    window.history.replaceState(null, '', '/chat?project=1');
    const { sent } = open(streamed(event('answer', ANSWER)), [sampleProject()]);
    expect(await screen.findByText(`About ${sampleProject().name}`)).toBeInstanceOf(HTMLElement);
    await user.type(field(), 'What is open here?{Enter}');
    expect(await screen.findByText('2 mm')).toBeInstanceOf(HTMLElement);
    expect(sent.find(({ path }) => path === '/api/ai/chat')?.body).toMatchObject({
      projectId: 1,
      defectId: null,
    });
  });

  test('shows the choices of the last answer alone, and sends the one that is tapped', async () => {
    const asks = {
      ...ANSWER,
      analysisType: 'ask',
      choices: ['Summarise Smith Street', 'Summarise Kerr Lane'],
    };
    const { sent } = open(streamed(event('answer', asks)));
    await user.type(field(), 'summarise the project{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Summarise Kerr Lane' }));
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/api/ai/chat').map(({ body }) => body)).toMatchObject([
        { message: 'summarise the project' },
        { message: 'Summarise Kerr Lane' },
      ]),
    );
    await waitFor(() => expect(screen.getAllByRole('list', { name: 'Go on with' })).toHaveLength(1));
  });

  test('shows what to do first on the alert itself, and says it once', async () => {
    const [alert] = readAlerts({ words: 'I can smell gas in the kitchen', project: {} });
    if (!alert) throw new Error('Gas raises an alert.');
    const response = `${inText(alert)}\n\n**No, not tonight.**`;
    open(streamed(event('answer', { ...ANSWER, response, citations: [], alerts: [alert] })));
    await user.type(field(), 'smell of gas, ok to sleep here?{Enter}');
    const card = await screen.findByRole('region', { name: `Hazard: ${alert.title}` });
    const [first = ''] = alert.steps;
    expect(within(card).getByText(first)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('No, not tonight.')).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByText(first)).toHaveLength(1);
  });

  test('beside an answer of something else an earlier alert is one line, and no card', async () => {
    const alerts = readAlerts({ words: 'I can smell gas in the kitchen', project: {} });
    const [title = ''] = alerts.map((alert) => alert.title);
    const response = `${stillOpenInText(alerts)}\n\n**125 mm at most.**`;
    open(streamed(event('answer', { ...ANSWER, response, citations: [], alerts })));
    await user.type(field(), 'max gap between balusters{Enter}');
    expect(await screen.findByText('125 mm at most.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(`Still open: ${title}.`)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('region', { name: `Hazard: ${title}` })).toBeNull();
  });

  test('opens the finding or the rule that a source names', async () => {
    const citations = [
      {
        rowId: 'tolerance:tile-lip',
        ruleId: 'tile-lippage',
        title: 'Lippage',
        source: 'NSW Guide',
        confidence: 'verified',
      },
      {
        rowId: 'finding:12/verdict',
        title: 'Finding 12: Rising damp',
        source: 'Your finding',
        confidence: 'likely',
      },
      {
        rowId: 'checklist:residential-house',
        title: 'Handover checklist: house',
        source: 'General trade knowledge',
        confidence: 'likely',
      },
    ];
    open(streamed(event('answer', { ...ANSWER, citations })));
    await user.type(field(), 'what first{Enter}');
    const link = await screen.findByText('Finding 12: Rising damp');
    expect(link.getAttribute('href')).toBe('/defects/12');
    expect(screen.getByText('Lippage').getAttribute('href')).toBe('/rules/tile-lippage');
    expect(screen.getByText('Handover checklist: house').getAttribute('href')).toBe(
      '/handover-checklist-generator',
    );
  });

  test('shows why there is no answer, and sends the same message again under its id', async () => {
    let fails = true;
    const { sent } = open(() =>
      fails
        ? { status: 503, body: { message: 'Busy right now.', code: 'busy', requestId: 'r' } }
        : streamed(event('answer', ANSWER)),
    );
    await user.type(field(), 'How much?{Enter}');
    expect(await screen.findByText('Error: Busy right now.')).toBeInstanceOf(HTMLElement);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 mm')).toBeInstanceOf(HTMLElement);
    const ids = sent
      .filter(({ path }) => path === '/api/ai/chat')
      .map(({ body }) => (body as { clientMessageId: string }).clientMessageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('says that it thinks, can be stopped, and takes the next message', async () => {
    open(() => new Promise<Reply>(() => {}));
    await user.type(field(), 'How much?{Enter}');
    expect((await screen.findAllByText(/AI is thinking/)).length).toBe(2);
    expect((field() as HTMLTextAreaElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped.')).toBeInstanceOf(HTMLElement);
    expect((field() as HTMLTextAreaElement).disabled).toBe(false);
  });

  test('keeps what was said until it was stopped, and asks anew under the same id', async () => {
    let held = true;
    const { sent } = open(() =>
      held
        ? {
            body: endless(event('delta', { text: 'Up to 2 mm' })),
            headers: { 'content-type': 'text/event-stream' },
          }
        : streamed(event('answer', ANSWER)),
    );
    await user.type(field(), 'How much?{Enter}');
    expect(await screen.findByText('Up to 2 mm')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('Stopped.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Up to 2 mm')).toBeInstanceOf(HTMLElement);
    held = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 mm')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Up to 2 mm')).toBeNull();
    const bodies = sent.flatMap(({ path, body }) =>
      path === '/api/ai/chat' ? (body as { clientMessageId: string; conversationHistory: unknown[] }) : [],
    );
    expect(new Set(bodies.map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
    expect(bodies.at(-1)?.conversationHistory).toEqual([]);
  });

  test('says which hosted model answered, and nothing of it where none did', async () => {
    open(streamed(event('answer', { ...ANSWER, answeredBy: 'openai:talker' })));
    await user.type(field(), 'How much?{Enter}');
    expect(await screen.findByText(/hosted model openai:talker/)).toBeInstanceOf(HTMLElement);
  });

  test('brings a new message into view before it is painted, and leaves a reader alone', async () => {
    const sizes = { scrollHeight: 1000, clientHeight: 400, offsetTop: 700 };
    for (const [name, value] of Object.entries(sizes))
      vi.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockReturnValue(value);
    open(streamed(event('answer', ANSWER)));
    await user.type(field(), 'How much?{Enter}');
    const log = screen.getByRole('log');
    expect(log.scrollTop).toBe(600);
    log.scrollTop = 100;
    fireEvent.scroll(log);
    await user.click(await screen.findByRole('button', { name: 'This helped' }));
    expect(log.scrollTop).toBe(100);
    vi.restoreAllMocks();
  });

  test('greets without a figure: only answers rest on something', async () => {
    open(streamed(event('answer', ANSWER)));
    const greeting = await screen.findByText(
      /^Hello! I’m your AI Construction Assistant\. 3 AI engines look/,
    );
    expect(greeting.textContent).not.toMatch(/0\.95|%/);
  });

  test('keeps feedback, and Clear History empties page and server', async () => {
    const { sent } = open(streamed(event('answer', ANSWER)));
    await user.type(field(), 'How much?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'This helped' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ helpful: true }));
    await user.click(screen.getByRole('button', { name: 'Clear History' }));
    await user.click(await screen.findByRole('button', { name: 'Clear History' }));
    expect(screen.queryByText('2 mm')).toBeNull();
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/chat/conversation' });
  });

  test('refuses more than 4,000 characters with a clear message', async () => {
    open(streamed(event('answer', ANSWER)));
    await user.click(field());
    await user.paste('a'.repeat(4001));
    expect(screen.getByRole('alert').textContent).toContain('at most 4,000 characters');
    expect((screen.getByRole('button', { name: 'Send message' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

test('a conversation that is read anew leaves what is being typed', async () => {
  const DEFECT_CHAT = 'GET /api/chat/defect/4';
  const api = fakeApi({ [DEFECT_CHAT]: { body: [] }, 'GET /api/engines': { body: [{}] } });
  const { queryClient } = showSignedIn(
    <DefectChat
      defect={{ id: 4, number: 2, projectId: 1, defectType: 'Wall crack', severity: 'medium' as const }}
    />,
  );
  const draft = await screen.findByLabelText<HTMLTextAreaElement>(/^Message about Wall crack/);
  await user.type(draft, 'How wi');
  const { sent, script } = api;
  sent.length = 0;
  script[DEFECT_CHAT] = () => new Promise<Reply>(() => undefined);
  void queryClient.invalidateQueries();
  await waitFor(() => expect(sent.map(({ path }) => path.split('?')[0])).toContain('/api/chat/defect/4'));
  await user.type(draft, 'de?');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message about Wall crack/).value).toBe('How wide?');
});

test('feedback that couldn’t be kept stays as it was', async () => {
  const FEEDBACK = 'POST /api/chat/messages/9/feedback';
  const { script } = open(streamed(event('answer', ANSWER)));
  await user.type(field(), 'How much?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'This helped' }));
  script[FEEDBACK] = { status: 503, body: { message: 'Busy.', code: 'busy', requestId: 'r' } };
  await user.click(screen.getByRole('button', { name: 'This didn’t help' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'This helped' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

describe('the chat of a defect', () => {
  const defect = { id: 4, number: 2, projectId: 2, defectType: 'Stepped crack', severity: 'medium' as const };
  const asked = {
    ...{ id: '9-user', messageId: 9, type: 'user', content: 'How bad is it?', timestamp: '', createdAt: '' },
    ...{ metadata: null, citations: [], answeredBy: null, notice: null, helpful: null },
  };

  test.each([
    ['greets where nothing was said before', [], 1],
    ['goes on where it was left, without greeting anew', [asked], 0],
  ])('%s', async (_name, body, greetings) => {
    fakeApi({ 'GET /api/engines': { body: [{}] }, 'GET /api/chat/defect/4': { body } });
    showSignedIn(<DefectChat defect={defect} />);
    await screen.findByLabelText(/^Message about Stepped crack/);
    expect(screen.queryAllByText(/^Hello! .*Ask me about this finding/)).toHaveLength(greetings);
    expect(screen.queryAllByText('How bad is it?')).toHaveLength(1 - greetings);
  });
});

test('a restarted answer forgets what was streamed', () => {
  const sent = chatReducer(EMPTY, { type: 'sent', message: userMessage('Hi') });
  const half = chatReducer(sent, { type: 'delta', text: 'half' });
  expect(chatReducer(half, { type: 'restart' }).streamed).toBe('');
  expect(chatReducer(half, { type: 'answered', answer: ANSWER }).messages).toHaveLength(2);
  vi.unstubAllGlobals();
});
