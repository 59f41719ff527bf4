import { FAQ, GUIDES } from '@plumbline/knowledge/help';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { ToastHost } from '../../app/toast-host.tsx';
import { TERMS } from '../../content/terms.ts';
import { fakeApi, KIM } from '../../test/fake-api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { BillingCard } from './billing-card.tsx';
import { PaymentReturn } from './payment-return.tsx';

const PAYMENT = {
  id: 3,
  amount: 15,
  amountCents: 1500,
  currency: 'AUD',
  description: '15 analysis credits',
  purpose: 'credits',
  paidAt: '2026-11-21T02:00:00.000Z',
  createdAt: '2026-11-21T01:59:00.000Z',
  refundedCents: 0,
  disputed: false,
  invoiceUrl: '/api/payments/3/tax-invoice',
};

function WhenSignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return user ? (
    <>
      <p>Balance {user.analysisCredits}</p>
      {children}
    </>
  ) : null;
}

function show(children: ReactNode, script: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ 'GET /api/me': { body: KIM }, ...script });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <WhenSignedIn>{children}</WhenSignedIn>
        <ToastHost />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

describe('billing', () => {
  const history = (body: unknown[]) => ({ 'GET /api/payments/history': { body } });

  it('shows the credits, each payment and its receipt', async () => {
    show(<BillingCard />, history([PAYMENT]));
    expect(await screen.findByText('15 analysis credits')).toBeTruthy();
    expect(screen.getByText('21 Nov 2026')).toBeTruthy();
    const receipt = screen.getByRole('link', { name: 'Receipt for 15 analysis credits' });
    expect(receipt.getAttribute('href')).toBe('/api/payments/3/tax-invoice');
    expect(screen.getByText('5', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText(/paid once. Credits never expire\./)).toBeTruthy();
    // The same on the pages for everybody.
    expect(JSON.stringify(TERMS)).toContain('Never expire; non-refundable');
  });

  it.each([
    ['the terms', JSON.stringify(TERMS)],
    ['the questions of the help centre', JSON.stringify(FAQ)],
    ['its guides', JSON.stringify(GUIDES)],
  ])('%s refuse no refund without naming the Australian Consumer Law', (_where, text) => {
    const refusals = [...text.matchAll(/(?:non-|not |n’t )refundable|no refund\b/g)];
    expect(refusals.length).toBeGreaterThan(0);
    for (const { index } of refusals)
      expect(text.slice(index, index + 90)).toMatch(/^[^.;"]*except where the Australian Consumer Law/);
  });

  it.each([
    [{ refundedCents: 1500 }, 'Refunded'],
    [{ refundedCents: 500 }, 'A$5.00 refunded'],
    [{ disputed: true }, 'Disputed'],
  ])('%j is told as %s', async (change, words) => {
    show(<BillingCard />, history([{ ...PAYMENT, ...change }]));
    expect(await screen.findByText(`21 Nov 2026 · ${words}`)).toBeTruthy();
  });

  it('says when there is nothing yet, and when it can’t tell', async () => {
    const { script } = show(<BillingCard />, { 'GET /api/payments/history': { status: 500 } });
    expect(await screen.findByText('We couldn’t load your payments.')).toBeTruthy();
    script['GET /api/payments/history'] = { body: [] };
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No payments yet.')).toBeTruthy();
  });

  it('Purchase PDF Report points to the projects', async () => {
    show(<BillingCard />, history([]));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Purchase PDF Report ($10.00 per report)' }));
    expect(await screen.findByText('Choose a report first')).toBeTruthy();
  });
});

describe('coming back from the provider', () => {
  const comeBack = (status: string) =>
    window.history.replaceState(null, '', `/projects?payment_intent=pi_1&redirect_status=${status}`);
  const ADD = 'POST /api/payments/add-test-credits';

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('adds the credits and cleans the address', async () => {
    comeBack('succeeded');
    const { sent } = show(<PaymentReturn />, { [ADD]: { body: { granted: 15, newCredits: 20 } } });
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(screen.getByText('Balance 20')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(sent.filter(({ path }) => path.endsWith('add-test-credits'))).toHaveLength(1);
  });

  it('doesn’t tell success again of a payment that was settled before', async () => {
    comeBack('succeeded');
    show(<PaymentReturn />, { [ADD]: { body: { granted: 0, newCredits: 20, settledBefore: true } } });
    expect(await screen.findByText('Already added')).toBeTruthy();
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    expect(screen.getByText('Balance 20')).toBeTruthy();
  });

  it('opens the report when it was one', async () => {
    comeBack('succeeded');
    show(<PaymentReturn />, {
      [ADD]: { status: 404, body: { code: 'not_found', message: 'x' } },
      'POST /api/payments/confirm-pdf-purchase': { body: { success: true } },
    });
    expect(await screen.findByText('PDF Purchased Successfully')).toBeTruthy();
  });

  it('says so when it can’t be confirmed', async () => {
    comeBack('succeeded');
    show(<PaymentReturn />, { [ADD]: { status: 503 } });
    expect(await screen.findByText('Payment Processed, Confirmation Issue')).toBeTruthy();
  });

  it('says so when the payment failed there', async () => {
    comeBack('failed');
    const { sent } = show(<PaymentReturn />, {});
    expect(await screen.findByText('Payment could not be processed')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });
});
