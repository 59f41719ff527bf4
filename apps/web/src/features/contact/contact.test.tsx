import { FORM_FASTEST_MS } from '@plumbline/contract/limits';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { clearToasts } from '../../ui/toast-store.ts';
import { ContactForm } from './contact-form.tsx';
import { THANKS_MS } from './use-contact.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  clearToasts();
});

function show() {
  render(
    <>
      <ContactForm />
      <ToastHost />
    </>,
  );
}

async function fillInAtOnce() {
  await userEvent.type(screen.getByLabelText('First name'), 'Mia');
  await userEvent.type(screen.getByLabelText('Last name'), 'Tan');
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
}

/** As somebody does who takes longer than a program; this test waits for nobody. */
async function fillIn() {
  await fillInAtOnce();
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + FORM_FASTEST_MS);
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('names what is missing, goes to the first of it and sends nothing', async () => {
  const api = fakeApi({});
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'mia');
  await press();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Message is required',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(api.sent).toEqual([]);
});

it('says thanks with the ticket number, then offers the empty form again', async () => {
  const api = fakeApi({
    'POST /api/contact': { body: { success: true, ticketNumber: 'PL-ABCD2345', message: 'x' } },
  });
  show();
  await fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await press();
  await waitFor(() => expect(screen.getByText('Message Sent!')).toBeTruthy());
  expect(screen.getByText('PL-ABCD2345')).toBeTruthy();
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(
    screen.getByText(
      "Your support ticket PL-ABCD2345 has been created. We'll get back to you within 24 hours.",
    ),
  ).toBeTruthy();
  expect(api.sent[0]?.body).toMatchObject({
    firstName: 'Mia',
    lastName: 'Tan',
    email: 'mia@example.com',
    inquiry: 'general',
    message: 'Hello',
    website: '',
    elapsedMs: expect.any(Number),
  });
  await vi.advanceTimersByTimeAsync(THANKS_MS);
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveProperty('value', ''));
});

it('sends what is filled in within a moment once the server takes it from people', async () => {
  const api = fakeApi({
    'POST /api/contact': { body: { success: true, ticketNumber: 'PL-ABCD2345', message: 'x' } },
  });
  // However slow this machine is, the form was shown this instant.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  show();
  await fillInAtOnce();
  await press();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy();
  expect(api.sent).toEqual([]);
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
  expect(api.sent[0]?.body).toMatchObject({ elapsedMs: 2000 });
});

it('keeps what was typed when sending fails, and says why', async () => {
  fakeApi({
    'POST /api/contact': {
      status: 429,
      body: {
        message: 'Too many requests. Please wait a moment and try again.',
        code: 'rate_limited',
        requestId: 'r',
      },
    },
  });
  show();
  await fillIn();
  await press();
  await waitFor(() => expect(screen.getByText('Failed to send message')).toBeTruthy());
  expect(screen.getByText('Too many requests. Please wait a moment and try again.')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello');
});

it.each([
  [{ success: false }, 'Please try again or email us directly.'],
  [{ success: false, message: 'Our mailbox is full.' }, 'Our mailbox is full.'],
  [{ success: true }, 'Please try again or email us directly.'],
])('takes the answer %j for a failure, and names no ticket', async (body, words) => {
  fakeApi({ 'POST /api/contact': { body } });
  show();
  await fillIn();
  await press();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Failed to send message')).toBeTruthy();
  expect(screen.queryByText(/undefined/)).toBeNull();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello');
});

it('says that it failed when the answer says nothing', async () => {
  fakeApi({ 'POST /api/contact': { status: 502, body: 'Bad gateway' } });
  show();
  await fillIn();
  await press();
  expect(await screen.findByText('Failed to submit contact form')).toBeTruthy();
});

it('keeps the field for programs away from people', () => {
  show();
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
});
