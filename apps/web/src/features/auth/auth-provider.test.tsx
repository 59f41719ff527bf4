import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, KIM, SIGNED_OUT } from '../../test/fake-api.ts';
import { endSignedInCookie } from '../../test/window.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import { isMobileAgent } from './mobile-agent.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const MOBILE_KEY = 'plumbline.mobileSession';

function Probe() {
  const { status, user, unsure, signIn, signOut, refresh, setCredits } = useAuth();
  return (
    <>
      <p>
        {unsure ? 'unsure, ' : ''}
        {status} {user?.displayName} {user?.analysisCredits}
      </p>
      <button type="button" onClick={() => void signIn({ email: KIM.email, password: 'secret1' })}>
        in
      </button>
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
      <button type="button" onClick={() => void refresh()}>
        refresh
      </button>
      <button type="button" onClick={() => setCredits(4)}>
        spend
      </button>
    </>
  );
}

function show() {
  render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  );
}

describe('useAuth', () => {
  it('refuses to work outside its provider', () => {
    expect(() => render(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
  });
});

describe('AuthProvider', () => {
  it('is loading until the session has been checked', async () => {
    fakeApi({ 'GET /api/me': { body: KIM } });
    show();
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('signed-in Kim Nguyen 5')).toBeTruthy();
  });

  it('asks nothing on a public page where nobody can be signed in, and always behind the sign-in', async () => {
    endSignedInCookie();
    const { sent } = fakeApi({ 'GET /api/me': { body: KIM } });
    show();
    expect(await screen.findByText('signed-out')).toBeTruthy();
    expect(sent).toEqual([]);
    cleanup();
    window.history.replaceState(null, '', '/projects');
    show();
    expect(await screen.findByText('signed-in Kim Nguyen 5')).toBeTruthy();
  });

  it('shows nobody when a server in trouble can’t say, says that it is unsure, and asks again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { script } = fakeApi({ 'GET /api/me': { status: 500, body: 'broken' } });
    show();
    expect(await screen.findByText('unsure, signed-out')).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
    script['GET /api/me'] = SIGNED_OUT;
    await userEvent.click(screen.getByText('refresh'));
    expect(await screen.findByText('signed-out')).toBeTruthy();
  });

  it('shows a balance that an answer told, and asks again when told to', async () => {
    const { script } = fakeApi({ 'GET /api/me': { body: KIM } });
    const user = userEvent.setup();
    show();
    await screen.findByText('signed-in Kim Nguyen 5');
    await user.click(screen.getByText('spend'));
    expect(screen.getByText('signed-in Kim Nguyen 4')).toBeTruthy();
    script['GET /api/me'] = { body: { ...KIM, analysisCredits: 19 } };
    await user.click(screen.getByText('refresh'));
    expect(await screen.findByText('signed-in Kim Nguyen 19')).toBeTruthy();
  });

  it('signs nobody out for a lost connection, but does when the session has ended', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { script } = fakeApi({ 'GET /api/me': { body: KIM } });
    const user = userEvent.setup();
    show();
    await screen.findByText('signed-in Kim Nguyen 5');
    script['GET /api/me'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(screen.getByText('refresh'));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByText('signed-in Kim Nguyen 5')).toBeTruthy();
    script['GET /api/me'] = SIGNED_OUT;
    await user.click(screen.getByText('refresh'));
    expect(await screen.findByText('signed-out')).toBeTruthy();
  });

  it('clears every trace at sign-out, even when the server does not answer, and says so', async () => {
    fakeApi({ 'GET /api/me': { body: KIM }, 'POST /api/logout': { status: 503, body: 'down' } });
    const user = userEvent.setup();
    show();
    await screen.findByText('signed-in Kim Nguyen 5');
    sessionStorage.setItem('draft', 'text');
    await user.click(screen.getByText('out'));
    expect(await screen.findByText('signed-out')).toBeTruthy();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

describe('the mobile fallback', () => {
  it.each([
    [PHONE, true],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36', false],
  ])('%s: %s', (agent, mobile) => {
    expect(isMobileAgent(agent)).toBe(mobile);
  });

  it('keeps the token on a phone and brings the session back with it when the cookie is gone', async () => {
    endSignedInCookie();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    localStorage.setItem(MOBILE_KEY, JSON.stringify({ userId: 7, email: KIM.email, sessionToken: 'old' }));
    const { sent } = fakeApi({
      'GET /api/me': SIGNED_OUT,
      'POST /api/validate-mobile-auth': { body: { user: KIM, mobileAuth: { sessionToken: 'new' } } },
    });
    show();
    expect(await screen.findByText('signed-in Kim Nguyen 5')).toBeTruthy();
    expect(sent[1]?.body).toEqual({ userId: 7, email: KIM.email, sessionToken: 'old' });
    expect(JSON.parse(localStorage.getItem(MOBILE_KEY) ?? '').sessionToken).toBe('new');
  });

  it('exchanges the token once, though several answers at once say that the session has ended', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    localStorage.setItem(MOBILE_KEY, JSON.stringify({ userId: 7, email: KIM.email, sessionToken: 'old' }));
    const { sent, script } = fakeApi({ 'GET /api/me': { body: KIM } });
    show();
    await screen.findByText('signed-in Kim Nguyen 5');
    script['GET /api/me'] = SIGNED_OUT;
    script['POST /api/validate-mobile-auth'] = {
      body: { user: { ...KIM, analysisCredits: 3 }, mobileAuth: { sessionToken: 'new' } },
    };
    fireEvent.click(screen.getByText('refresh'));
    fireEvent.click(screen.getByText('refresh'));
    expect(await screen.findByText('signed-in Kim Nguyen 3')).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/me', '/api/me', '/api/validate-mobile-auth']);
  });

  it('forgets a token that the server refuses', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    localStorage.setItem(MOBILE_KEY, JSON.stringify({ userId: 7, email: KIM.email, sessionToken: 'stale' }));
    fakeApi({ 'GET /api/me': SIGNED_OUT, 'POST /api/validate-mobile-auth': SIGNED_OUT });
    show();
    expect(await screen.findByText('signed-out')).toBeTruthy();
    expect(localStorage.getItem(MOBILE_KEY)).toBeNull();
  });

  it('keeps a token that the server had no time for', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    localStorage.setItem(MOBILE_KEY, JSON.stringify({ userId: 7, email: KIM.email, sessionToken: 'good' }));
    fakeApi({ 'GET /api/me': SIGNED_OUT, 'POST /api/validate-mobile-auth': { status: 429 } });
    show();
    expect(await screen.findByText('signed-out')).toBeTruthy();
    expect(localStorage.getItem(MOBILE_KEY)).toContain('good');
  });

  it('stores nothing on a desk', async () => {
    fakeApi({
      'GET /api/me': SIGNED_OUT,
      'POST /api/login': { body: { user: KIM, mobileAuth: { sessionToken: 'token' } } },
    });
    const user = userEvent.setup();
    show();
    await screen.findByText('signed-out');
    await user.click(screen.getByText('in'));
    expect(await screen.findByText('signed-in Kim Nguyen 5')).toBeTruthy();
    expect(localStorage.getItem(MOBILE_KEY)).toBeNull();
  });
});
