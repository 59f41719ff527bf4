import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { EmailCapture } from './email-capture.tsx';

afterEach(cleanup);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Keep me posted' }));

it('sends nothing without a yes', async () => {
  const api = fakeApi({});
  render(<EmailCapture />);
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com');
  await press();
  expect(api.sent).toEqual([]);
});

it('sends the address with the yes, and thanks; the form is empty again', async () => {
  const api = fakeApi({ 'POST /api/contact/news': { body: { success: true } } });
  render(<EmailCapture />);
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Thank you'));
  expect(api.sent[0]?.body).toMatchObject({ email: 'mia@example.com', consent: true, website: '' });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
});

it('says what the server says when it refuses, and keeps what was typed', async () => {
  const message = 'Too many requests. Please wait a moment and try again.';
  fakeApi({
    'POST /api/contact/news': { status: 429, body: { message, code: 'rate_limited', requestId: 'r' } },
  });
  render(<EmailCapture />);
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mia@example.com');
});
