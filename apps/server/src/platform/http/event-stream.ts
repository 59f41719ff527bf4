import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError, toBody } from './error-handler.ts';

export interface EventStream {
  send(event: string, data: unknown): void;
  /** Tells an error as an event of the same shape as every error answer. */
  fail(error: unknown): void;
  end(): void;
}

/** Turns the answer into server-sent events. A client that goes away is let go; the work behind it goes on. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies would otherwise hold the events back until the end.
    'x-accel-buffering': 'no',
  });
  raw.on('error', (error) => request.log.info({ err: error }, 'The reader of an event stream went away'));
  const send = (event: string, data: unknown) => {
    if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    send,
    fail(error) {
      const known = toAppError(error);
      if (known.status >= 500) request.log.error({ err: known.cause ?? known }, known.message);
      send('error', toBody(known, request.id));
    },
    end: () => raw.end(),
  };
}
