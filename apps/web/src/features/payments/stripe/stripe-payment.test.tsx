import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../app/query-client.ts';
import { ToastHost } from '../../../app/toast-host.tsx';
import { fakeApi, KIM } from '../../../test/fake-api.ts';
import { setWindowWidth } from '../../../test/window.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { AuthProvider } from '../../auth/auth-provider.tsx';
import PurchaseCredits from '../purchase-credits.tsx';

/** What Stripe's script puts into the page, as far as our form speaks to it. */
const stripe = vi.hoisted(() => ({
  loadStripe: vi.fn(),
  confirmPayment: vi.fn(),
  create: vi.fn(),
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: stripe.loadStripe }));

const element = () => ({
  mount: vi.fn(),
  destroy: vi.fn(),
  on: vi.fn(),
  off: vi.fn(),
  once: vi.fn(),
  update: vi.fn(),
});

function fakeStripe() {
  const elements = {
    create: stripe.create.mockImplementation(element),
    getElement: vi.fn(),
    update: vi.fn(),
    submit: vi.fn(),
  };
  return {
    elements: () => elements,
    confirmPayment: stripe.confirmPayment,
    confirmCardPayment: vi.fn(),
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    registerAppInfo: vi.fn(),
    _registerWrapper: vi.fn(),
  };
}

const onClose = vi.fn();

function SignedIn() {
  const { user } = useAuth();
  return user ? <PurchaseCredits place="analysis" onClose={onClose} /> : null;
}

function open() {
  const api = fakeApi({
    'GET /api/me': { body: KIM },
    'GET /api/payments/config': { body: { provider: 'stripe', publishableKey: 'pk_test_1' } },
    'POST /api/create-payment-intent': { body: { clientSecret: 'pi_1_secret_2' } },
    'POST /api/payments/add-test-credits': {
      body: { success: true, message: '', granted: 15, newCredits: 20 },
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <SignedIn />
        <ToastHost />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

async function pay() {
  await screen.findByRole('button', { name: 'Pay $15.00' });
  const address = { Street: '1 Example St', 'City or suburb': 'Sydney', State: 'NSW', Postcode: '2000' };
  for (const [label, value] of Object.entries(address)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay $15.00' }));
}

beforeEach(() => {
  vi.clearAllMocks();
  stripe.loadStripe.mockImplementation(async () => fakeStripe());
  stripe.confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
});

describe('with Stripe', () => {
  it('loads its script with the publishable key only when the dialog opens', async () => {
    expect(stripe.loadStripe).not.toHaveBeenCalled();
    open();
    await screen.findByRole('button', { name: 'Pay $15.00' });
    expect(stripe.loadStripe).toHaveBeenCalledWith('pk_test_1');
    expect(screen.queryByText('Sandbox: no money moves.')).toBeNull();
  });

  it.each([
    [1440, 'tabs'],
    [390, 'accordion'],
  ])('at %i px its fields are laid out as %s, for cards only', async (width, layout) => {
    setWindowWidth(width);
    open();
    await screen.findByRole('button', { name: 'Pay $15.00' });
    expect(stripe.create).toHaveBeenCalledWith(
      'payment',
      expect.objectContaining({ layout, paymentMethodOrder: ['card'] }),
    );
  });

  it('confirms without a redirect where it can, and comes back to /projects where it can’t', async () => {
    const { sent } = open();
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: {
          return_url: `${window.location.origin}/projects`,
          payment_method_data: {
            billing_details: {
              address: {
                country: 'AU',
                line1: '1 Example St',
                line2: '',
                city: 'Sydney',
                state: 'NSW',
                postal_code: '2000',
              },
            },
          },
        },
      }),
    );
    expect(sent.at(-1)).toMatchObject({ body: { paymentIntentId: 'pi_1', credits: 15 } });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('tells Stripe’s own words when it refuses the card', async () => {
    stripe.confirmPayment.mockResolvedValue({ error: { message: 'Not with this card.' } });
    open();
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getByText('Not with this card.')).toBeTruthy();
  });

  it('says Setup Failed when its script can’t be loaded', async () => {
    stripe.loadStripe.mockRejectedValue(new Error('Failed to load Stripe.js'));
    open();
    expect(await screen.findByText('Setup Failed')).toBeTruthy();
    expect(screen.getByText('Failed to load Stripe.js')).toBeTruthy();
  });
});
