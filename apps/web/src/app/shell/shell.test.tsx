import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi, KIM, SIGNED_OUT } from '../../test/fake-api.ts';
import { setWindowWidth } from '../../test/window.ts';
import { App } from '../app.tsx';
import { APP_PAGES } from '../app-pages.ts';
import { APP_AREA, NOT_FOUND, PUBLIC_PAGES } from '../pages.ts';
import { ACCOUNT, ADMINISTRATION, PLACES, UNDER_MORE, UNDER_THE_THUMB } from './navigation.ts';
import { PLACE_ICONS } from './place-icons.ts';

/** Screens load their own data; this test looks at the frame around them. */
const QUIET = {
  'GET /api/sessions': { body: [] },
  'POST /api/contact/news': { body: { success: true } },
};

function open(path: string, me: Parameters<typeof fakeApi>[0][string] = { body: KIM }) {
  window.history.replaceState(null, '', path);
  const api = fakeApi({ 'GET /api/me': me, ...QUIET });
  render(<App />);
  return api;
}

beforeAll(async () => {
  await Promise.all([...APP_PAGES, ...PUBLIC_PAGES, APP_AREA, NOT_FOUND].map((page) => page.preload()));
}, 60_000);

describe('the authenticated shell', () => {
  it('shows a spinner until it knows who is there', async () => {
    open('/accounts', () => new Promise(() => undefined));
    expect(await screen.findByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the landing page to those who are not signed in', async () => {
    open('/accounts', SIGNED_OUT);
    expect(await screen.findByRole('heading', { level: 1, name: /See the crack/ })).toBeTruthy();
    expect(window.location.pathname).toBe('/accounts');
  });

  it('leads them from the reports to its own address', async () => {
    open('/reports', SIGNED_OUT);
    expect(await screen.findByRole('heading', { level: 1, name: /See the crack/ })).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('marks the current page in the navigation and shows the credits', async () => {
    open('/insights');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { name: 'Insights' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(
      within(navigation).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current'),
    ).toBeNull();
    expect(screen.getByText('5', { selector: 'strong' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull();
    expect(document.title).toBe('Insights · Plumbline');
    expect(screen.getByRole('button', { name: 'Account of Kim Nguyen' }).textContent).toContain('Kim Nguyen');
  });

  it('offers Fix when no credits are left, and shows what came of it', async () => {
    const { script } = open('/accounts', { body: { ...KIM, analysisCredits: 0 } });
    script['POST /api/payments/manual-credit-fix'] = {
      body: { success: true, message: '15 credits were added.', granted: 15, newCredits: 15 },
    };
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Fix' }));
    expect(await screen.findByText('Credits Added Successfully')).toBeTruthy();
    expect(screen.getByText('15 credits were added.')).toBeTruthy();
    expect(screen.getByText('15', { selector: 'strong' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull();
  });

  it('shows the landing page when whatever is asked for finds the session ended', async () => {
    let signedIn = true;
    const me = () => (signedIn ? { body: { ...KIM, analysisCredits: 0 } } : SIGNED_OUT);
    const { script } = open('/accounts', me);
    script['POST /api/payments/manual-credit-fix'] = SIGNED_OUT;
    const fix = await screen.findByRole('button', { name: 'Fix' });
    signedIn = false;
    await userEvent.setup().click(fix);
    expect(await screen.findByRole('heading', { level: 1, name: /See the crack/ })).toBeTruthy();
  });

  it('says so when Fix fails, and when there is nothing to fix', async () => {
    const { script } = open('/accounts', { body: { ...KIM, analysisCredits: 0 } });
    script['POST /api/payments/manual-credit-fix'] = { status: 503, body: { message: 'Not now.' } };
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Fix' }));
    expect(await screen.findByText('Failed to Add Credits')).toBeTruthy();
    script['POST /api/payments/manual-credit-fix'] = {
      body: { success: true, message: 'Every payment has its credits.', granted: 0, newCredits: 0 },
    };
    await user.click(screen.getByRole('button', { name: 'Fix' }));
    expect(await screen.findByText('Nothing to add')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fix' })).toBeTruthy();
  });

  it('has on a phone three places, the camera and More, with the rest and an Exit that asks first', async () => {
    setWindowWidth(390);
    const { sent, script } = open('/accounts');
    script['POST /api/logout'] = { status: 503 };
    const user = userEvent.setup();
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const items = within(bar).getAllByRole('link');
    expect(items.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
      'Dashboard',
      'Projects',
      'Take a photo',
      'Defects',
    ]);
    expect(screen.queryByRole('button', { name: 'Exit' })).toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'More' });
    const rest = within(drawer)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(rest).toEqual(['Insights', 'Reports', 'AI Chat', 'Account']);
    expect(within(drawer).getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
    await user.click(within(drawer).getByRole('button', { name: 'Exit' }));
    expect(sent.some(({ path }) => path === '/api/logout')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(sent.some(({ path }) => path === '/api/logout')).toBe(true);
    expect(await screen.findByText('Logout Error')).toBeTruthy();
  });

  it('gathers under Administration what only administrators may open', async () => {
    open('/insights', { body: { ...KIM, role: 'admin' } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Administration' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Users',
      'Audit trail',
      'Mail outbox',
      'Reviews',
      'AI Trainer',
      'Real Users',
      'Database migration',
      'Status',
    ]);
  });

  it('opens the credit history from the credits in the header', async () => {
    const { script } = open('/insights');
    script['GET /api/credits/ledger'] = { body: [] };
    await userEvent.setup().click(await screen.findByRole('button', { name: '5 credits' }));
    expect(await screen.findByRole('dialog', { name: 'Credit history' })).toBeTruthy();
  });

  it('has on a tablet the small header without a bottom bar', async () => {
    setWindowWidth(800);
    open('/accounts');
    expect(await screen.findByRole('button', { name: 'Exit' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});

describe('navigation', () => {
  it('leads to every page there is, and to those for administrators only them', () => {
    const routes = (items: readonly { route: string }[]) =>
      [...new Set(items.map(({ route }) => route))].sort();
    expect(routes([...PLACES, ACCOUNT])).toEqual(routes(APP_PAGES.filter(({ adminOnly }) => !adminOnly)));
    expect(routes(ADMINISTRATION)).toEqual(routes(APP_PAGES.filter(({ adminOnly }) => adminOnly)));
    expect(routes([...UNDER_THE_THUMB, ...UNDER_MORE])).toEqual(routes([...PLACES, ACCOUNT]));
  });

  it('has icons for no entry but those that are there', () => {
    const labels = [...PLACES, ACCOUNT, ...ADMINISTRATION].map(({ label }) => label);
    expect(Object.keys(PLACE_ICONS).filter((label) => !labels.includes(label))).toEqual([]);
  });
});

describe('public addresses', () => {
  it('an unknown one says so, with its hint in development, and leads on', async () => {
    open('/no-such-page', SIGNED_OUT);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    const onward = screen.getByRole('navigation', { name: 'Other pages' });
    expect(within(onward).getAllByRole('link').length).toBeGreaterThan(2);
  });

  it('Get Started opens the modal at sign up, Sign In at sign in', async () => {
    open('/', SIGNED_OUT);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect((await screen.findByRole('tab', { name: 'Sign Up' })).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
  });

  it('leads those who are signed in to their dashboard', async () => {
    open('/');
    expect((await screen.findByRole('link', { name: 'Open dashboard' })).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it('sends an e-mail address only with a yes', async () => {
    const { sent } = open('/', SIGNED_OUT);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'kim@example.com');
    const news = () => sent.filter(({ path }) => path === '/api/contact/news');
    await user.click(screen.getByRole('button', { name: 'Keep me posted' }));
    expect(news()).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: /Yes, write to me/ }));
    await user.click(screen.getByRole('button', { name: 'Keep me posted' }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(news()).toHaveLength(1);
  });
});
