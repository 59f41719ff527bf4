import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../environment.ts';

const HEADER = 'x-forwarded-for';

/**
 * Whose word counts about the client's address, in Fastify's notation. The address of the connection is hop 0, so that
 * one trusted hop takes the last entry of the header: the one that our own proxy wrote.
 */
export function trustedProxies(setting: Environment['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting;
  return typeof setting === 'boolean' ? setting : [...setting];
}

/**
 * Keeps what isn't an address out of `request.ip`. The header is read from the right, where our proxies wrote, and cut
 * at the first entry that is no address: what stands left of it was handed on by a machine that nobody vouches for.
 */
export function readClientAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const given = raw.headers[HEADER];
    if (given !== undefined) {
      const kept = vouchedFor(String(given));
      if (kept.length > 0) raw.headers[HEADER] = kept.join(', ');
      else delete raw.headers[HEADER];
    }
    done();
  });
}

function vouchedFor(given: string): string[] {
  const kept: string[] = [];
  for (const entry of given.split(',').reverse()) {
    const address = toAddress(entry.trim());
    if (address === undefined) break;
    kept.unshift(address);
  }
  return kept;
}

/** The address of an entry, without the port that some proxies add. */
function toAddress(entry: string): string | undefined {
  if (entry.length > 60) return undefined;
  const [, bare = entry] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? [];
  // The zone of a link-local address may be any text and means nothing beyond the link.
  return isIP(bare) > 0 && !bare.includes('%') ? bare : undefined;
}

/** What limits count as one source: an IPv6 network of one customer is a /64, in which each may take any address. */
export function sourceOf(ip: string): string {
  if (isIP(ip) !== 6 || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
