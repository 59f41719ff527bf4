import type {} from '@fastify/swagger';
import type { Answer, Endpoint, Received } from '@plumbline/contract';
import { ERRORS, errorBody } from '@plumbline/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  RouteShorthandOptions,
} from 'fastify';
import type * as z from 'zod/mini';
import { actorOf, type Member } from '../actor.ts';
import { AppError } from '../errors.ts';
import { inBytes, isWorthZipping, zipped } from './compressed.ts';
import { checkInput } from './plain-words.ts';
import { requireUser, type SignedIn } from './signed-in.ts';

/** What a handler has to go on: parsed input, who asks, and Fastify's own request and reply. */
interface Call<E extends Endpoint> extends Received<E> {
  /** The signed-in user; a handler of a public endpoint must not read it. */
  user: E['access'] extends 'public' ? SignedIn | undefined : SignedIn;
  /** The same as who acts: what use cases are given. */
  actor: E['access'] extends 'public' ? Member | undefined : Member;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['response'] extends 'binary' ? FastifyReply : Answer<E> | FastifyReply>;

/** Codes that any endpoint may answer. */
const EVERYWHERE = ['invalid_input', 'rate_limited', 'internal', 'busy'] as const;

/**
 * Registers an endpoint of the contract: limit → signed in → validate → handler. What the contract's response
 * doesn't name never leaves the server.
 */
export function register<E extends Endpoint>(app: FastifyInstance, entry: E, handler: Handler<E>): void {
  const { method, path: url } = entry;
  app.route({
    method,
    url,
    schema: routeSchema(entry),
    config: {
      access: entry.access,
      data: entry.response !== 'binary',
      ...(entry.file ? { form: { file: entry.file, fields: entry.form } } : {}),
      ...(entry.apiKey ? { apiKey: true } : {}),
      ...(entry.heavy ? { heavy: true } : {}),
      ...(entry.limitPerHour ? { limitPerHour: entry.limitPerHour } : {}),
      ...(entry.limitPerMinute ? { limitPerMinute: entry.limitPerMinute } : {}),
    },
    preValidation: (request, reply, done) => {
      if (entry.access !== 'public') {
        const user = requireUser(request);
        if (entry.access === 'admin' && user.role !== 'admin') throw new AppError('forbidden');
        // By this the service worker keeps what was read for this account alone; what admins read isn't kept.
        if (entry.access === 'session') reply.header('x-account', user.id);
      }
      done();
    },
    onSend: (request, reply, payload, done) => {
      keepPrivate(entry, reply);
      if (isWorthZipping(request, reply, payload))
        zipped(reply, payload).then((bytes) => done(null, bytes), done);
      else done(null, inBytes(payload));
    },
    handler: async (request, reply) => {
      if (entry.status) reply.status(entry.status);
      // The schemas above have parsed these; their types follow from the contract.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        form: undefined,
        user: request.user,
        actor: request.user && actorOf(request.user),
        request,
        reply,
      } as unknown as Call<E>;
      return handler(call);
    },
  });
}

/**
 * What a session reads stays out of every cache between here and the screen. The service worker keeps what names its
 * account, for reading offline, and asks no cache; what a handler itself marks `no-store` isn't for it either.
 */
function keepPrivate(entry: Endpoint, reply: FastifyReply): void {
  const said = reply.getHeader('cache-control');
  if (String(said ?? '').includes('no-store')) reply.removeHeader('x-account');
  else if (said === undefined && (entry.access !== 'public' || entry.method !== 'GET')) {
    reply.header('cache-control', 'no-store');
  }
}

function routeSchema(entry: Endpoint): RouteShorthandOptions['schema'] {
  const codes = [
    ...EVERYWHERE,
    ...(entry.access === 'public' ? [] : (['signed_out'] as const)),
    ...(entry.access === 'admin' ? (['forbidden'] as const) : []),
    ...(entry.errors ?? []),
  ];
  const statuses = new Set(codes.map((code) => ERRORS[code].status));
  const responses: Record<number, unknown> = Object.fromEntries(
    [...statuses].map((status) => [status, errorBody]),
  );
  if (entry.response !== 'binary') responses[entry.status ?? 200] = entry.response;
  return {
    summary: entry.summary,
    tags: [entry.tag],
    ...(entry.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(entry.file ? { consumes: ['multipart/form-data'] } : {}),
    ...(entry.params ? { params: entry.params } : {}),
    ...(entry.query ? { querystring: entry.query } : {}),
    ...(entry.body ? { body: entry.body } : {}),
    response: responses,
  } as RouteShorthandOptions['schema'];
}

/** Parses the text fields of a multipart form by the contract; the same errors as for a JSON body. */
export function parseForm<S extends z.ZodMiniType>(schema: S, fields: Record<string, string>): z.output<S> {
  const checked = checkInput(schema, fields);
  if ('fields' in checked) throw new AppError('invalid_input', checked);
  return checked.data;
}

/** The same for a form with somebody's words in it: under a wrong name they would be lost without a sign. */
export function parseWordsForm<S extends z.ZodMiniObject>(
  schema: S,
  fields: Record<string, string>,
): z.output<S> {
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length === 0) return parseForm(schema, fields);
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(
      unknown.map((name) => [name, `This form has no field of this name. It has: ${known.join(', ')}`]),
    ),
  });
}

/** Checks path, query and body by the contract's schemas. An id that can't exist is simply not there. */
export const validateByContract: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (value) => {
    const checked = checkInput(schema, value);
    if ('data' in checked) return { value: checked.data };
    return {
      error: httpPart === 'params' ? new AppError('not_found') : new AppError('invalid_input', checked),
    };
  };
