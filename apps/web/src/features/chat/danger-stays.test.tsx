import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import ChatPage from '../../pages/chat.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleAlert } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { HazardAlerts } from '../hazards/hazard-alerts.tsx';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  window.history.replaceState(null, '', '/chat');
});

const BUSY = { status: 503, body: { message: 'Busy right now.', code: 'busy', requestId: 'r' } };
const NEVER = () => new Promise<Reply>(() => {});

function open(reply: Reply | (() => Promise<Reply>)) {
  fakeApi({
    'GET /api/engines': { body: [] },
    'GET /api/projects': { body: [] },
    'POST /api/ai/chat': reply,
  });
  showSignedIn(<ChatPage />);
  return screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant');
}

/** A tap at this moment after the page was opened, whenever it is handled. */
function tap(name: string, at: number) {
  const button = screen.getByRole('button', { name });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: at });
  fireEvent(button, click);
}

test('the second tap of a double tap on Send stops nothing, and a later one does', async () => {
  const field = open(NEVER);
  await user.type(field, 'How wide may a crack be?');
  tap('Send message', 5_000);
  await screen.findByRole('button', { name: 'Stop' });
  tap('Stop', 5_250);
  tap('Stop', 5_900);
  expect(screen.queryByText('Stopped.')).toBeNull();
  tap('Stop', 6_100);
  expect(await screen.findByText('Stopped.')).toBeInstanceOf(HTMLElement);
});

test('a message of danger keeps its alert while it is answered and after it was stopped', {
  timeout: 40_000,
}, async () => {
  const field = open(NEVER);
  await user.type(field, 'smell of gas in hall{Enter}');
  const log = screen.getByRole('log');
  const name = 'Hazard: Possible gas leak';
  expect(await within(log).findByRole('region', { name }, { timeout: 20_000 })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await within(log).findByText('Stopped.')).toBeInstanceOf(HTMLElement);
  expect(within(log).getByRole('region', { name })).toBeInstanceOf(HTMLElement);
  // It was read out while it was typed.
  expect(within(log).queryByRole('alert')).toBeNull();
});

test('a message of danger that failed keeps its alert, and one without danger shows none', {
  timeout: 40_000,
}, async () => {
  const field = open(BUSY);
  await user.type(field, 'balustrade came away when i leant on it{Enter}');
  const log = screen.getByRole('log');
  await within(log).findByText('Not answered.');
  const told = await within(log).findAllByRole('region', { name: /^Hazard: / }, { timeout: 20_000 });
  expect(told.length).toBeGreaterThan(0);
  await user.type(field, 'who fixes rising damp{Enter}');
  await waitFor(() => expect(within(log).getAllByText('Not answered.')).toHaveLength(2));
  const [, second] = log.querySelectorAll('[data-question]');
  expect(second?.querySelector('section')).toBeNull();
});

test('asks before it clears the history, and leaves it where that is not confirmed', async () => {
  const field = open(BUSY);
  await user.type(field, 'who fixes rising damp{Enter}');
  await screen.findByText('Not answered.');
  await user.click(screen.getByRole('button', { name: 'Clear History' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Clear this chat?' });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('who fixes rising damp')).toBeInstanceOf(HTMLElement);
});

test('in an answer the gravest alert is told in full, and the next shows its first step', () => {
  const [first, second] = [sampleAlert(), sampleAlert({ kind: 'fall', title: 'Someone may fall' })];
  showSignedIn(<HazardAlerts alerts={[first, second]} brief />);
  const full = screen.getByRole('region', { name: `Hazard: ${first.title}` });
  expect(within(full).queryByText('All steps and who to call')).toBeNull();
  const short = screen.getByRole('region', { name: 'Hazard: Someone may fall' });
  const more = within(short).getByRole('group');
  const [step = '', next = ''] = second.steps;
  expect(more.textContent).not.toContain(step);
  expect(short.textContent).toContain(step);
  expect(more.textContent).toContain(next);
  expect(more.textContent).toContain('Who to call');
});
