import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Duplex, pipeline, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type CheckedUrl, checkUrl, type Resolve, resolveHost } from './check-url.ts';
import { FetchRefused } from './refused.ts';

export interface GuardedFetch {
  /** Hosts that may be fetched over http, on any port and on a private network. */
  allowedHosts: readonly string[];
  /** Sent to the first origin alone: a redirect to another gets none of it. */
  headers?: Record<string, string>;
  /** From the beginning to the last byte. 30 s unless told. */
  timeoutMs?: number;
  /** Of the answer, as it comes and unpacked. 200 MB unless told. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** How names are resolved; the system's way unless told. */
  resolve?: Resolve;
}

interface GuardedAnswer {
  /** Where it came from in the end. */
  url: string;
  contentType: string;
  /** Unpacked. Throws FetchRefused as soon as it is too large, too slow or broken. */
  body: AsyncIterable<Uint8Array>;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 200 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/**
 * Fetches an address that somebody typed, without letting them reach what only this machine can: every address, that of
 * each redirect too, is resolved and checked first, and the connection goes to what was checked.
 * @throws FetchRefused
 */
export async function guardedFetch(address: string, options: GuardedFetch): Promise<GuardedAnswer> {
  const { allowedHosts, resolve = resolveHost, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const told = (error: unknown) => toRefusal(error, limit.aborted ? timeoutMs : undefined);
  let next = address;
  let headers = options.headers ?? {};
  for (let redirects = 0; ; redirects++) {
    try {
      const checked = await abortable(checkUrl(next, allowedHosts, resolve), signal);
      const response = await send(checked, headers, signal);
      const location = redirectOf(response);
      if (location === undefined) return open(response, checked.url.href, maxBytes, told);
      response.destroy();
      if (redirects === MOST_REDIRECTS) throw new FetchRefused('answer', 'This address redirects too often.');
      if (!URL.canParse(location, checked.url.href)) {
        throw new FetchRefused('answer', 'This address redirects to something that isn’t one.');
      }
      const target = new URL(location, checked.url);
      if (target.origin !== checked.url.origin) headers = {};
      next = target.href;
    } catch (error) {
      throw told(error);
    }
  }
}

function send({ url, addresses }: CheckedUrl, headers: Record<string, string>, signal: AbortSignal) {
  // Asked for a name, answers only with what was checked.
  const lookup: LookupFunction = (_name, asked, answer) => {
    if (asked.all) answer(null, addresses);
    else answer(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      lookup,
      signal,
      // A connection of another request could lead elsewhere.
      agent: false,
      maxHeaderSize: 32 * 1024,
      headers: { 'accept-encoding': 'gzip, br', 'user-agent': 'Plumbline', ...headers },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('upgrade', (_response, socket) => socket.destroy());
    sent.end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;
}

function open(
  response: IncomingMessage,
  url: string,
  maxBytes: number,
  told: (error: unknown) => FetchRefused,
): GuardedAnswer {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    const why = [401, 403].includes(statusCode)
      ? 'refuses the key (or wants one)'
      : `answers with ${statusCode}`;
    throw new FetchRefused('answer', `The source ${why}.`);
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  const unpack = unpackerOf(headers['content-encoding']);
  const last = limitTo(maxBytes);
  const done = () => undefined;
  if (unpack) pipeline(response, limitTo(maxBytes), unpack, last, done);
  else pipeline(response, last, done);
  return { url, contentType: headers['content-type'] ?? '', body: read(last, told) };
}

async function* read(stream: Transform, told: (error: unknown) => FetchRefused): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    throw told(error);
  }
}

function unpackerOf(encoding: string | undefined): Duplex | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new FetchRefused('answer', 'The answer is packed in a way that isn’t understood here.');
  }
}

function limitTo(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

const tooLarge = (maxBytes: number) =>
  new FetchRefused('answer', `The answer is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);

/** The system's resolver can't be stopped; nobody need wait for it. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function toRefusal(error: unknown, lateAfterMs: number | undefined): FetchRefused {
  if (lateAfterMs !== undefined) {
    return new FetchRefused('answer', `The answer took longer than ${lateAfterMs / 1000} s.`, error);
  }
  if (error instanceof FetchRefused) return error;
  return new FetchRefused('answer', 'The source couldn’t be reached, or broke off.', error);
}
