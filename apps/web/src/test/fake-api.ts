import type { User } from '@plumbline/contract';
import { vi } from 'vitest';

export const KIM: User = {
  id: 7,
  email: 'kim@example.com',
  emailVerified: true,
  displayName: 'Kim Nguyen',
  role: 'user',
  avatar: null,
  analysisCredits: 5,
  createdAt: '2026-11-01T02:00:00.000Z',
  deletionDueAt: null,
};

export interface Reply {
  status?: number;
  statusText?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

type Script = Record<string, Reply | ((request: SentRequest) => Reply | Promise<Reply>)>;

export const SIGNED_OUT: Reply = {
  status: 401,
  body: { message: 'Authentication required. Please sign in again.', code: 'signed_out', requestId: 'req-1' },
};

/**
 * Answers fetch by 'METHOD /path' and records what was sent. An address that nobody scripted is a fault of the test.
 */
export function fakeApi(script: Script): { sent: SentRequest[]; script: Script } {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const request: SentRequest = {
      method,
      path: address,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      credentials: init.credentials,
    };
    sent.push(request);
    const entry = script[`${method} ${address.split('?')[0]}`];
    if (!entry) throw new Error(`Nobody answers ${method} ${address}`);
    const {
      status = 200,
      statusText = '',
      body = {},
      headers = {},
    } = typeof entry === 'function' ? await entry(request) : entry;
    const text = typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body);
    return new Response(text, {
      status,
      statusText,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });
  return { sent, script };
}
