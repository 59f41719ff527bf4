import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, KIM } from '../../test/fake-api.ts';
import { setWindowWidth } from '../../test/window.ts';
import { useAuth } from '../auth/auth-context.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import PurchaseCredits from './purchase-credits.tsx';

type Script = Parameters<typeof fakeApi>[0];

const SECRET = 'sbx_1_secret_2';
const CONFIRM = 'POST /api/sandbox-payments/sbx_1/confirm';
const INTENT = 'POST /api/create-payment-intent';
const ADD = 'POST /api/payments/add-test-credits';

const READY: Script = {
  'GET /api/me': { body: KIM },
  'GET /api/payments/config': { body: { provider: 'sandbox' } },
  [INTENT]: { body: { clientSecret: SECRET, amount: 15, creditsCount: 15 } },
  'POST /api/payments/create-analysis-intent': {
    body: { clientSecret: SECRET, amount: 15, creditsCount: 15 },
  },
};
const answer = (status: string, error?: { code: string; message: string }) => ({
  body: { paymentIntent: { id: 'sbx_1', status, amountCents: 1500 }, ...(error ? { error } : {}) },
});

const onClose = vi.fn();

function SignedIn({ place }: { place: 'analysis' | 'billing' }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <p>Balance {user.analysisCredits}</p>
      <PurchaseCredits place={place} onClose={onClose} />
    </>
  );
}

function open(script: Script = {}, place: 'analysis' | 'billing' = 'analysis') {
  const api = fakeApi({ ...READY, ...script });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <SignedIn place={place} />
        <ToastHost />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

async function fillAndPay(user: ReturnType<typeof userEvent.setup>) {
  const fields = {
    'Card number': '4242424242424242',
    Expiry: '12/34',
    'Security code': '123',
    Street: '1 Example St',
    'City or suburb': 'Sydney',
    Postcode: '2000',
  };
  await screen.findByLabelText('Card number');
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await user.selectOptions(screen.getByLabelText('State'), 'NSW');
  await user.click(screen.getByRole('button', { name: 'Pay $15.00' }));
}

beforeEach(() => {
  onClose.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('setting up', () => {
  it('says that it is setting up, then shows price, GST and the card form', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    open({ [INTENT]: () => held.then(() => ({ body: { clientSecret: SECRET } })) });
    expect(await screen.findByText('Setting up payment')).toBeTruthy();
    release();
    expect(await screen.findByRole('button', { name: 'Pay $15.00' })).toBeTruthy();
    expect(screen.getByText('A$1.36')).toBeTruthy();
    expect(screen.getByText(/not refundable, except where the Australian Consumer Law/)).toBeTruthy();
    expect(screen.getByText('Sandbox: no money moves.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('AU');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it.each([
    ['analysis', INTENT, 'Network error: 503 Service Unavailable'],
    ['billing', 'POST /api/payments/create-analysis-intent', 'Payment system error: 503 Service Unavailable'],
  ] as const)('a refusal in %s: Setup Failed, and Try Again tries again', async (place, path, reason) => {
    const { script, sent } = open({ [path]: { status: 503, statusText: 'Service Unavailable' } }, place);
    expect(await screen.findByText('Setup Failed')).toBeTruthy();
    expect(screen.getByText('Unable to connect to payment system')).toBeTruthy();
    expect(await screen.findByText('Connection Issue')).toBeTruthy();
    expect(screen.getByText(`Unable to initialize payment: ${reason}`)).toBeTruthy();
    script[path] = { body: { clientSecret: SECRET } };
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Pay $15.00' })).toBeTruthy();
    const asked = sent.filter(({ path: address, method }) => `${method} ${address}` === path);
    expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ amount: 15, analyses: 15 }));
  });

  it('a phone gets the friendlier words', async () => {
    setWindowWidth(390);
    open({ [INTENT]: { status: 500 } });
    expect(
      await screen.findByText('Unable to connect. Please check your network and try again.'),
    ).toBeTruthy();
  });

  it.each([
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 'Network connection failed'],
    ['an answer without a secret', { body: {} }, 'Invalid response: Missing client secret'],
  ])('%s', async (_what, reply, reason) => {
    open({ [INTENT]: reply });
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('gives up after 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ [INTENT]: () => new Promise(() => undefined) });
    await screen.findByText('Setting up payment');
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(screen.queryByText('Setup Failed')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText('Request timeout - please check your connection')).toBeTruthy();
  });

  it('sends those who are signed out to the start', async () => {
    window.history.replaceState(null, '', '/dashboard');
    open({
      [INTENT]: { status: 401, body: { message: 'Authentication required.', requiresLogin: true } },
    });
    expect(await screen.findByText('You need to be logged in to purchase credits.')).toBeTruthy();
    expect(window.location.pathname).toBe('/');
    expect(screen.getByText('Please sign in first to purchase analysis credits')).toBeTruthy();
  });

  it('Cancel on the failed screen closes', async () => {
    open({ [INTENT]: { status: 500 } });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('paying', () => {
  it('adds the credits, says so, and closes', async () => {
    const { sent } = open({
      [CONFIRM]: answer('succeeded'),
      [ADD]: { body: { success: true, message: 'x', granted: 15, newCredits: 20 } },
    });
    await fillAndPay(userEvent.setup());
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(screen.getByText('15 analysis credits have been added to your account')).toBeTruthy();
    expect(screen.getByText('Balance 20')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    const card = sent.filter(({ body }) => JSON.stringify(body ?? '').includes('4242424242424242'));
    expect(card.map(({ path }) => path)).toEqual(['/api/sandbox-payments/sbx_1/confirm']);
  });

  it.each([
    [
      answer('requires_payment_method', { code: 'card_declined', message: 'The bank says no.' }),
      'Payment Failed',
      'The bank says no.',
    ],
    [
      answer('requires_payment_method', { code: 'x', message: '' }),
      'Payment Failed',
      'Payment could not be processed',
    ],
    [answer('canceled'), 'Payment Error', 'Payment status: canceled. Please try again.'],
  ])('%#: tells what the provider said and stays open', async (reply, title, description) => {
    open({ [CONFIRM]: reply });
    await fillAndPay(userEvent.setup());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $15.00' }).disabled).toBe(false);
  });

  it.each([
    ['analysis', 'System error: Network connection failed. Please try again.'],
    ['billing', 'An unexpected error occurred. Please try again.'],
  ] as const)('a broken connection, in %s', async (place, description) => {
    open({ [CONFIRM]: () => Promise.reject(new TypeError('Failed to fetch')) }, place);
    await fillAndPay(userEvent.setup());
    expect(await screen.findByText('Payment Error')).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });

  it('tells a refusal of the server in its sentence, not as its body', async () => {
    const busy = { message: 'Plumbline is busy right now.', code: 'busy', requestId: 'r' };
    open({ [CONFIRM]: { status: 503, body: busy } });
    await fillAndPay(userEvent.setup());
    expect(
      await screen.findByText('System error: Plumbline is busy right now. Please try again.'),
    ).toBeTruthy();
  });

  it('refuses both buttons while it is under way, and stays: closed, it looked as if nothing was paid', async () => {
    open({ [CONFIRM]: () => new Promise(() => undefined) });
    const user = userEvent.setup();
    await fillAndPay(user);
    for (const name of ['Pay $15.00', 'Cancel']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['Approve', 'succeeded', 'Payment Successful!', true],
    ['Fail authentication', 'requires_payment_method', 'Payment Failed', false],
  ] as const)('the bank asks: %s', async (button, status, title, approve) => {
    const failure = approve ? undefined : { code: 'authentication_failed', message: 'Not you.' };
    const { sent } = open({
      [CONFIRM]: answer('requires_action'),
      'POST /api/sandbox-payments/sbx_1/challenge': answer(status, failure),
      [ADD]: { body: { success: true, message: 'x', granted: 15, newCredits: 20 } },
    });
    const user = userEvent.setup();
    await fillAndPay(user);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/challenge'))?.body).toEqual({
      clientSecret: SECRET,
      approve,
    });
  });

  it('when the confirmation fails, waits for the credits to come by themselves', async () => {
    open({
      [CONFIRM]: answer('succeeded'),
      [ADD]: { status: 503 },
      'POST /api/me/refresh': { body: { ...KIM, analysisCredits: 20 } },
    });
    await fillAndPay(userEvent.setup());
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(screen.getByText('Balance 20')).toBeTruthy();
  });

  it('says so when they don’t come within two seconds', async () => {
    const { sent } = open({
      [CONFIRM]: answer('succeeded'),
      [ADD]: { status: 503 },
      'POST /api/me/refresh': { body: KIM },
    });
    await fillAndPay(userEvent.setup());
    expect(
      await screen.findByText('Payment Processed, Confirmation Issue', undefined, { timeout: 4000 }),
    ).toBeTruthy();
    expect(sent.filter(({ path }) => path === '/api/me/refresh')).toHaveLength(4);
  }, 20_000);

  it('asks for what is missing in the form and sends nothing', async () => {
    const { sent } = open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Pay $15.00' }));
    for (const problem of [
      'Enter the whole card number',
      'Enter month and year, such as 12/34',
      'Enter the 3 or 4 digits',
      'Street is required',
      'State is required',
      'Postcode is required',
    ]) {
      expect(screen.getByText(problem)).toBeTruthy();
    }
    expect(sent.some(({ path }) => path.includes('/confirm'))).toBe(false);
  });
});
