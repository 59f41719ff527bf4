import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, KIM, SIGNED_OUT } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import AuthModal from './auth-modal.tsx';
import type { AuthTab } from './auth-modal-state.ts';
import { AuthProvider } from './auth-provider.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function Modal({ start }: { start: AuthTab }) {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<AuthTab>(start);
  return (
    <AuthProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <AuthModal open={open} onOpenChange={setOpen} tab={tab} onTabChange={setTab} />
      <ToastHost />
    </AuthProvider>
  );
}

function signedOutApi(script: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({ 'GET /api/me': SIGNED_OUT, ...script });
}

async function fillSignUp(user: ReturnType<typeof userEvent.setup>, values: Partial<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (value) await user.type(field, value);
  }
}

const GOOD = {
  'Display name': 'Kim Nguyen',
  Email: 'kim@example.com',
  Password: 'secret1',
  'Confirm password': 'secret1',
};

describe('sign up', () => {
  it.each([
    ['Display name', '', 'Display name is required'],
    ['Display name', 'K', 'Display name must be at least 2 characters'],
    ['Email', '', 'Email is required'],
    ['Email', 'kim@example', 'Please enter a valid email address'],
    ['Password', '', 'Password is required'],
    ['Password', 'five5', 'Password must be at least 6 characters'],
    ['Confirm password', 'other12', 'Passwords do not match'],
  ])('%s “%s”: %s', async (label, value, message) => {
    const { sent } = signedOutApi();
    const user = userEvent.setup();
    render(<Modal start="signup" />);
    await fillSignUp(user, { ...GOOD, [label]: value });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('goes to the projects as soon as the session is there', async () => {
    let registered = false;
    const { sent } = signedOutApi({
      'GET /api/me': () => (registered ? { body: KIM } : SIGNED_OUT),
      'POST /api/register': () => {
        registered = true;
        return { status: 201, body: { user: KIM } };
      },
    });
    const user = userEvent.setup();
    render(<Modal start="signup" />);
    await fillSignUp(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Welcome, Kim Nguyen')).toBeTruthy();
    expect(window.location.pathname).toBe('/projects');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      displayName: 'Kim Nguyen',
      email: 'kim@example.com',
      password: 'secret1',
    });
  });

  it('asks to sign in when the session has not come within 1.2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signedOutApi({ 'POST /api/register': { status: 201, body: { user: KIM } } });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Modal start="signup" />);
    await fillSignUp(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await act(() => vi.advanceTimersByTimeAsync(1300));
    expect(screen.getByText('Registration Completed')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kim@example.com');
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
    vi.useRealTimers();
  });

  it('says why the server refused', async () => {
    signedOutApi({
      'POST /api/register': {
        status: 409,
        body: { message: 'An account with this email address already exists.' },
      },
    });
    const user = userEvent.setup();
    render(<Modal start="signup" />);
    await fillSignUp(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Registration Failed')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('An account with this email address already exists.');
  });

  it('says that it failed when the answer says nothing', async () => {
    signedOutApi({ 'POST /api/register': { status: 502, body: 'Bad gateway' } });
    const user = userEvent.setup();
    render(<Modal start="signup" />);
    await fillSignUp(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Registration failed'));
  });

  it('says that it failed where nothing says why', async () => {
    const register = () => Promise.reject(new Error(''));
    const nothing = () => undefined;
    showSignedIn(<SignUpForm onWelcome={nothing} onSessionMissing={nothing} />, { register });
    const user = userEvent.setup();
    await fillSignUp(user, GOOD);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to create account'));
  });
});

describe('sign in', () => {
  it('stays at the finding whose address was followed', async () => {
    window.history.replaceState(null, '', '/defects/15');
    signedOutApi({ 'POST /api/login': { body: { user: KIM } } });
    const user = userEvent.setup();
    render(<Modal start="signin" />);
    await fillSignUp(user, { Email: 'kim@example.com', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/defects/15');
  });

  it('goes to the dashboard and remembers who it was', async () => {
    signedOutApi({ 'POST /api/login': { body: { user: KIM } } });
    const user = userEvent.setup();
    render(<Modal start="signin" />);
    await fillSignUp(user, { Email: ' kim@example.com ', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(JSON.parse(localStorage.getItem('plumbline.lastUser') ?? '')).toEqual({
      id: 7,
      email: 'kim@example.com',
      displayName: 'Kim Nguyen',
    });
  });

  it('shows the refusal as a toast and beside the button', async () => {
    signedOutApi({ 'POST /api/login': { status: 401, body: { message: 'Invalid credentials' } } });
    const user = userEvent.setup();
    render(<Modal start="signin" />);
    await fillSignUp(user, { Email: 'kim@example.com', Password: 'wrong12' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Invalid credentials');
  });

  it('says that it failed when the answer says nothing', async () => {
    signedOutApi({ 'POST /api/login': { status: 502, body: 'Bad gateway' } });
    const user = userEvent.setup();
    render(<Modal start="signin" />);
    await fillSignUp(user, { Email: 'kim@example.com', Password: 'secret1' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed'));
  });

  it('starts afresh at each opening', async () => {
    signedOutApi();
    const user = userEvent.setup();
    render(<Modal start="signin" />);
    await user.type(screen.getByLabelText('Email'), 'half@typed');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });
});
