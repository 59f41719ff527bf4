import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

/** An answer that fits into one packet gains nothing. */
const WORTH = 1_400;
/** More takes the processor longer than it saves on the way. */
const LEVEL = 3;

/**
 * What a client reads as JSON, where it takes that zipped. Only what is read: what answers a change may hold a secret of
 * its own beside words of whoever asked, and its length would tell of it.
 */
export function isWorthZipping(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string {
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < WORTH) return false;
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return false;
  reply.header('vary', 'accept-encoding');
  return !reply.hasHeader('content-encoding') && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
}

/** Zips it off the event loop, and says so. */
export async function zipped(reply: FastifyReply, payload: string): Promise<Buffer> {
  const bytes = await zip(payload, { level: LEVEL });
  reply.header('content-encoding', 'gzip').header('content-length', bytes.length);
  return bytes;
}

/** From here on bytes are cheaper to send than a string, for which a socket sets three bytes a letter aside. */
const LONG = 16_384;

/** A long text as the bytes that are sent of it, once; anything else as it is. */
export const inBytes = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length >= LONG ? Buffer.from(payload) : payload;
