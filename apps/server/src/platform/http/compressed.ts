import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

/** An answer that fits into one packet gains nothing. */
const WORTH = 1_400;
/** More takes the processor longer than it saves on the way. */
const LEVEL = 3;

/**
 * What a client reads as JSON, zipped where it takes that; done off the event loop. Only what is read: what answers a
 * change may hold a secret of its own beside words of whoever asked, and its length would tell of it.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < WORTH) return payload;
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
  reply.header('vary', 'accept-encoding');
  if (reply.hasHeader('content-encoding') || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return payload;
  const bytes = await zip(payload, { level: LEVEL });
  reply.header('content-encoding', 'gzip').header('content-length', bytes.length);
  return bytes;
}
