import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { FetchRefused } from './refused.ts';

/** All addresses of a name, as the system resolves it. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

export const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** An address that may be connected to, with nothing left to resolve. */
export interface CheckedUrl {
  url: URL;
  addresses: { address: string; family: number }[];
}

/**
 * Checks a URL and resolves its host: https on its usual port and public addresses only, unless the operator has listed
 * the host. Whoever connects must use `addresses`: asked again, the name could stand for another.
 * @throws FetchRefused
 */
export async function checkUrl(
  text: string,
  allowedHosts: readonly string[],
  resolve: Resolve,
): Promise<CheckedUrl> {
  const url = parse(text);
  // The parser has turned decimal, octal and hexadecimal forms of IPv4 into the usual one.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const listed = isListed(url, host, allowedHosts);
  if (!listed) {
    if (url.protocol !== 'https:') throw refuse('Only https addresses can be fetched');
    if (url.port !== '') throw refuse('Only the usual port of https can be fetched');
  }
  const literal = isIP(host);
  const addresses = literal ? [{ address: host, family: literal }] : await resolveName(host, resolve);
  if (addresses.length === 0) throw new FetchRefused('answer', 'There is no such host.');
  // One private address among public ones is enough: which is used isn't ours to choose.
  if (!listed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw refuse('This address isn’t on the public internet');
  }
  return { url, addresses };
}

const refuse = (why: string) =>
  new FetchRefused('address', `${why}, unless the operator lists its host in MIGRATION_ALLOWED_HOSTS.`);

function parse(text: string): URL {
  if (!URL.canParse(text)) throw new FetchRefused('address', 'This isn’t an address.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new FetchRefused('address', 'Only https addresses can be fetched.');
  }
  if (url.username || url.password) {
    throw new FetchRefused('address', 'An address must not hold a user name or password.');
  }
  return url;
}

/** Listed as a name for every port, or as name:port for one. */
function isListed(url: URL, host: string, allowedHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const names = [host, `${host}:${port}`, `[${host}]:${port}`];
  return allowedHosts.some((allowed) => names.includes(allowed.toLowerCase()));
}

async function resolveName(host: string, resolve: Resolve) {
  try {
    return await resolve(host);
  } catch (error) {
    throw new FetchRefused('answer', 'There is no such host.', error);
  }
}
