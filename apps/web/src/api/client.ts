import type { Answer, Endpoint, Sent } from '@plumbline/contract';
import { endpoints } from '@plumbline/contract/endpoints';
import { noteCopy } from '../browser/stored-copies.ts';
import type { Saved } from '../service-worker/words.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { earlyAnswer } from './early-answers.ts';

type Endpoints = typeof endpoints;

/** What can be called so far: a project's page brings its own part along. */
const table = { ...endpoints } as Record<EndpointName, Endpoint>;

export function addEndpoints(more: Partial<Endpoints>): void {
  Object.assign(table, more);
}

type EndpointName = keyof Endpoints;

/** Ids and limits are numbers here and text in an address: either is taken. */
type Loose<T> = { [K in keyof T]: T[K] | number | boolean };

type Loosened<I> = {
  [K in keyof I]: K extends 'params' | 'query' ? Loose<I[K]> : I[K];
};

/** What a call needs: `params`, `body`, and where the endpoint has them `query`, `form`, `raw`; `signal`, `headers`. */
export type CallInput<N extends EndpointName> = Loosened<Sent<Endpoints[N]>>;

/** The input may be left out where nothing in it is required. */
type CallArguments<N extends EndpointName> =
  Record<string, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

interface LooseInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  form?: FormData;
  raw?: Blob;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/** The address of an endpoint with its parameters filled in; parts of the query that are undefined are left out. */
export function addressOf<N extends EndpointName>(
  name: N,
  input: Pick<LooseInput, 'params' | 'query'> = {},
): string {
  const endpoint = table[name];
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

const listeners = new Set<() => void>();

/** Calls back whenever an answer says that nobody is signed in any more. Returns what ends that. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sends a request and hands back the successful response as it is, for streams and headers. Throws ApiError. */
export async function request<N extends EndpointName>(
  name: N,
  ...[given]: CallArguments<N>
): Promise<Response> {
  const input: LooseInput = given ?? {};
  const endpoint = table[name];
  const headers = new Headers(input.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' };
  if (input.signal) init.signal = input.signal;
  // The browser writes the multipart boundary into the content type by itself.
  if (input.form) init.body = input.form;
  else if (input.raw) init.body = input.raw;
  else if (input.body !== undefined) init.body = JSON.stringify(input.body);
  const address = addressOf(name, input);
  const early = earlyAnswer(endpoint.method, address);
  const response = (early && (await early)) ?? (await send(address, init));
  noteCopy(response);
  if (response.ok) return response;
  // Asking who is signed in is told by its answer; to sign in nobody needs to be.
  if (response.status === 401 && endpoint.access !== 'public' && name !== 'me') {
    for (const listener of listeners) listener();
  }
  throw await errorFromResponse(response);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    // An abort is the caller's own doing and stays what it is.
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'Network connection failed', {
      code: 'network',
      serverMessage: 'We couldn’t reach Plumbline. Check your connection and try again.',
    });
  }
}

/** The copies on this device follow what was saved from it. */
export function tellSaved(address: string, answer: unknown): void {
  const message: Saved = { saved: new URL(address, window.location.origin).pathname, answer };
  if (!(answer instanceof Blob)) navigator.serviceWorker?.controller?.postMessage(message);
}

/** Calls an endpoint of the contract by its name and hands back its answer. Throws ApiError. */
export async function call<N extends EndpointName>(
  name: N,
  ...input: CallArguments<N>
): Promise<Answer<Endpoints[N]>> {
  const response = await request(name, ...input);
  const endpoint = table[name];
  // What the server sends has passed the contract's schema there; it isn't checked a second time here.
  const answer: Answer<Endpoints[N]> = await (endpoint.response === 'binary'
    ? response.blob()
    : response.json());
  const [given] = input;
  if (endpoint.method !== 'GET') tellSaved(addressOf(name, given), answer);
  return answer;
}

/** One page of a list endpoint. */
export interface ListPage<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** There are more than `total`, and nobody counted how many. */
  more: boolean;
  /** Hand this in as `query.after` for the next page; null on the last. */
  next: string | null;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Calls a list endpoint and reads its paging from the headers. Throws ApiError. */
export async function callPage<N extends EndpointName>(
  name: N,
  ...input: CallArguments<N>
): Promise<ListPage<ItemOf<Answer<Endpoints[N]>>>> {
  const response = await request(name, ...input);
  const items: ItemOf<Answer<Endpoints[N]>>[] = await response.json();
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  return {
    items,
    total: Number(response.headers.get('x-total-count') ?? items.length),
    more: response.headers.has('x-total-more'),
    next: next ? new URL(next, window.location.origin).searchParams.get('after') : null,
  };
}
