import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint. The server refuses by default: an endpoint without a matching session is 401. */
type Access = 'public' | 'session' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** One entry of the HTTP contract: the server registers from it and the browser's client is typed by it. */
export interface Endpoint {
  method: Method;
  /** Fastify's notation: `/api/projects/:id`. */
  path: `/${string}`;
  summary: string;
  /** Chapter of the API page. */
  tag: string;
  access: Access;
  /** A key that an administrator made opens it too, for another installation's sake. */
  apiKey?: true;
  params?: Schema;
  query?: Schema;
  /** A JSON body. */
  body?: Schema;
  /** Fields of a multipart form, besides its single file, whose field name stands in `file`. */
  form?: z.ZodMiniObject;
  file?: string;
  /** The JSON answer; `binary` for files, `stream` for server-sent events beside the JSON answer. */
  response: Schema | 'binary';
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202;
  /** Error codes that this endpoint adds to those that every endpoint may answer. */
  errors?: readonly ErrorCode[];
  /** Requests a minute for one user (or address, when signed out). */
  limitPerMinute?: number;
  /** Requests an hour, counted the same way: where a slow stream of them does harm too. */
  limitPerHour?: number;
  /** Takes so much work that it is refused first when there is too much of it. */
  heavy?: true;
}

/** Checks an entry's shape and keeps its exact type. */
export function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** What a handler of the server receives, parsed. */
export interface Received<E extends Endpoint> {
  params: Output<Part<E, 'params'>>;
  query: Output<Part<E, 'query'>>;
  body: Output<Part<E, 'body'>>;
  form: Output<Part<E, 'form'>>;
}

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a client hands in. */
export type Sent<E extends Endpoint> = WithoutUndefined<{
  params: Input<Part<E, 'params'>>;
  body: Input<Part<E, 'body'>>;
}> & {
  query?: Input<Part<E, 'query'>>;
  form?: FormData;
  /** A body that goes as it is: a document too large to be taken apart and put together again. */
  raw?: Blob;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** What the endpoint answers on success. */
export type Answer<E extends Endpoint> = E['response'] extends 'binary' ? Blob : Output<E['response']>;
