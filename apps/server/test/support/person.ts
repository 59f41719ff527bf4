import { randomBytes } from 'node:crypto';
import type { AnalysisResult, Project, User } from '@plumbline/contract';

export interface Reply<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

interface AnalyseOptions {
  projectId: number | string;
  description?: string;
  stages?: string;
  key?: string;
  fileName?: string;
  type?: string;
  unlessAnalysed?: boolean;
}

/** A client with its own cookies, speaking HTTP to the server under test. */
export class Person {
  readonly email = `person-${randomBytes(6).toString('hex')}@example.com`;
  readonly password = 'correct horse';
  /** The session's cookie, as `name=value`; set it to be somebody else, or nobody. */
  cookie = '';
  /** Every other cookie by its name. */
  readonly #others = new Map<string, string>();
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    {
      json,
      body,
      headers = {},
    }: {
      json?: unknown;
      body?: FormData | string | Uint8Array<ArrayBuffer>;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Reply<T>> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie || this.#others.size > 0 ? { cookie: this.#cookies() } : {}),
        ...headers,
      },
      ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0] ?? '');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as T,
    };
  }

  #keep(cookie: string): void {
    const [name = ''] = cookie.split('=');
    if (name.endsWith('session_token')) this.cookie = cookie;
    else this.#others.set(name, cookie);
  }

  #cookies(): string {
    return [this.cookie, ...this.#others.values()].filter(Boolean).join('; ');
  }

  get = <T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}) =>
    this.call<T>('GET', path, { headers });
  post = <T = Record<string, unknown>>(path: string, json?: unknown, headers: Record<string, string> = {}) =>
    this.call<T>('POST', path, { json, headers });
  patch = <T = Record<string, unknown>>(path: string, json: unknown) => this.call<T>('PATCH', path, { json });
  put = <T = Record<string, unknown>>(path: string, json: unknown) => this.call<T>('PUT', path, { json });
  delete = <T = Record<string, unknown>>(path: string, json?: unknown) =>
    this.call<T>('DELETE', path, { json });

  signUp(displayName = 'Ann Example') {
    const { email, password } = this;
    return this.post<{ user: User }>('/api/register', { email, password, displayName });
  }

  async project(name = 'House in Marrickville'): Promise<Project> {
    return (await this.post<Project>('/api/projects', { name })).body;
  }

  analyse(photo: Uint8Array, options: AnalyseOptions, headers: Record<string, string> = {}) {
    const form = new FormData();
    form.set('projectId', String(options.projectId));
    if (options.description !== undefined) form.set('defectDescription', options.description);
    if (options.unlessAnalysed) form.set('unlessAnalysed', 'true');
    if (options.stages !== undefined) form.set('stageOfWorks', options.stages);
    const blob = new Blob([Uint8Array.from(photo)], { type: options.type ?? 'image/jpeg' });
    form.set('image', blob, options.fileName ?? 'photo.jpg');
    return this.call<AnalysisResult & { code?: string; message: string }>('POST', '/api/analyze', {
      body: form,
      headers: { ...(options.key ? { 'idempotency-key': options.key } : {}), ...headers },
    });
  }
}
