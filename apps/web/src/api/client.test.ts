import { describe, expect, it, vi } from 'vitest';
import { fakeApi, KIM, SIGNED_OUT } from '../test/fake-api.ts';
import { ApiError, messageFor } from './api-error.ts';
import { addressOf, call, callPage, onSignedOut } from './client.ts';

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('call', () => {
  it('sends the session along, and a content type only with a body', async () => {
    const { sent } = fakeApi({
      'GET /api/me': { body: KIM },
      'POST /api/login': { body: { user: KIM } },
    });
    expect(await call('me')).toEqual(KIM);
    await call('login', { body: { email: 'kim@example.com', password: 'secret1' } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
    expect(sent[0]?.headers.has('content-type')).toBe(false);
    expect(sent[1]?.headers.get('content-type')).toBe('application/json');
    expect(sent[1]?.body).toEqual({ email: 'kim@example.com', password: 'secret1' });
  });

  it('fills in parameters and query, leaving out what is undefined', () => {
    expect(addressOf('getProject', { params: { id: 12 } })).toBe('/api/projects/12');
    expect(addressOf('listProjects', { query: { limit: 5, after: undefined, status: 'active' } })).toBe(
      '/api/projects?limit=5&status=active',
    );
  });

  it('tells of a session that has ended, whatever was asked for, but not where nobody needs one', async () => {
    const told = vi.fn();
    const stop = onSignedOut(told);
    fakeApi({
      'GET /api/me': SIGNED_OUT,
      'POST /api/login': { status: 401, body: { message: 'Invalid credentials' } },
      'POST /api/payments/manual-credit-fix': SIGNED_OUT,
      'GET /api/projects': { status: 503 },
    });
    await refusal(call('me'));
    await refusal(call('login', { body: { email: 'kim@example.com', password: 'wrong' } }));
    await refusal(call('listProjects'));
    expect(told).not.toHaveBeenCalled();
    expect(await refusal(call('manualCreditFix', { body: {} }))).toMatchObject({ status: 401 });
    expect(told).toHaveBeenCalledOnce();
    stop();
    await refusal(call('manualCreditFix', { body: {} }));
    expect(told).toHaveBeenCalledOnce();
  });

  it('reads the next page and the total from the headers', async () => {
    fakeApi({
      'GET /api/sessions': {
        body: [{ id: 1 }],
        headers: { link: '</api/sessions?limit=1&after=abc%3D>; rel="next"', 'x-total-count': '31' },
      },
    });
    const page = await callPage('listSessions');
    expect(page).toMatchObject({ total: 31, next: 'abc=' });
    expect(page.items).toHaveLength(1);
  });

  it('turns a refusal into status, code, words, reference and fields', async () => {
    const body = {
      message: 'Please check the highlighted fields and try again.',
      code: 'invalid_input',
      requestId: 'req-9',
      fields: { name: 'Project name is required' },
    };
    fakeApi({ 'POST /api/projects': { status: 400, body } });
    const error = await refusal(call('createProject', { body: { name: '' } }));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      requestId: 'req-9',
      fields: { name: 'Project name is required' },
      message: `400: ${JSON.stringify(body)}`,
    });
    expect(messageFor(error, 'otherwise')).toBe(body.message);
  });

  it('says status and text of an answer that is no JSON, and the status text of an empty one', async () => {
    fakeApi({ 'GET /api/me': { status: 502, body: 'Bad gateway from the proxy' } });
    const error = await refusal(call('me'));
    expect(error.message).toBe('502: Bad gateway from the proxy');
    expect(messageFor(error, 'Please try again.')).toBe('Please try again.');
  });

  it('says so when the server is not reached at all', async () => {
    fakeApi({
      'GET /api/me': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await refusal(call('me'))).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network connection failed',
    });
  });
});
