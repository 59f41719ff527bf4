import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Resolve } from './check-url.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { type GuardedFetch, guardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const resolvesTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const local = { allowedHosts: ['source.test'], resolve: resolvesTo('127.0.0.1') };
const fetchText = async (url: string, options: Partial<GuardedFetch> = {}) =>
  Buffer.from(await fetchBytes(url, { maxBytes: 1_000_000, ...local, ...options })).toString();
/** Told in words, before anything was asked of anybody. */
const refused = (url: string, options: Partial<GuardedFetch> = {}) =>
  expect(guardedFetch(url, { allowedHosts: [], resolve: resolvesTo('93.184.215.14'), ...options })).rejects;

describe('public addresses', () => {
  test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  test.each([
    ['this network', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback, another', '127.255.0.9'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.7'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['unique local', 'fd00::1'],
    ['mapped IPv4', '::ffff:127.0.0.1'],
    ['mapped IPv4 in hexadecimal', '::ffff:7f00:1'],
    ['mapped public IPv4', '::ffff:8.8.8.8'],
    ['compatible IPv4', '::127.0.0.1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64, local', '64:ff9b:1::a00:1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('%s isn’t: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('addresses that are refused before a connection', () => {
  test.each([
    ['loopback', 'https://127.0.0.1/'],
    ['decimal', 'https://2130706433/'],
    ['octal', 'https://0177.0.0.1/'],
    ['hexadecimal', 'https://0x7f.0.0.1/'],
    ['hexadecimal as a whole', 'https://0x7f000001/'],
    ['short', 'https://127.1/'],
    ['zero', 'https://0/'],
    ['fullwidth digits', 'https://１２７.０.０.１/'],
    ['IPv6', 'https://[::1]/'],
    ['mapped', 'https://[::ffff:127.0.0.1]/'],
    ['mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['unique local', 'https://[fd12::1]/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
  ])('%s: %s', async (_what, url) => {
    await refused(url).toMatchObject({
      kind: 'address',
      message: expect.stringContaining('public internet'),
    });
  });

  test('a name that stands for a private address, or for one among public ones', async () => {
    const kind = { kind: 'address', message: expect.stringContaining('public internet') };
    await refused('https://inside.test/', { resolve: resolvesTo('10.0.0.5') }).toMatchObject(kind);
    await refused('https://both.test/', { resolve: resolvesTo('93.184.215.14', '::1') }).toMatchObject(kind);
    await refused('https://localhost./', { resolve: resolvesTo('127.0.0.1') }).toMatchObject(kind);
  });

  test.each([
    ['user and password', 'https://user:secret@source.test/', 'user name'],
    ['another host before the @', 'https://example.com@127.0.0.1/', 'user name'],
    ['http', 'http://example.com/', 'Only https'],
    ['another port', 'https://example.com:8443/', 'usual port'],
    ['a file', 'file:///etc/passwd', 'Only https'],
    ['gopher', 'gopher://127.0.0.1:6379/_x', 'Only https'],
    ['no address', 'nonsense', 'isn’t an address'],
  ])('%s', async (_what, url, words) => {
    await refused(url).toMatchObject({ kind: 'address', message: expect.stringContaining(words) });
  });

  test('a host that is listed for one port isn’t for another', async () => {
    const port = await serve((_request, response) => response.end('ok'));
    const only = { allowedHosts: [`source.test:${port}`], resolve: resolvesTo('127.0.0.1') };
    expect(await fetchText(`http://source.test:${port}/`, only)).toBe('ok');
    await refused(`http://source.test:${port + 1}/`, only).toMatchObject({ kind: 'address' });
  });
});

test('the connection goes to the address that was checked, however the name is resolved afterwards', async () => {
  const port = await serve((request, response) => response.end(request.headers.host));
  let asked = 0;
  const rebinding: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '10.255.255.1', family: 4 }];
  };
  expect(await fetchText(`http://source.test:${port}/`, { resolve: rebinding })).toBe(`source.test:${port}`);
  expect(asked).toBe(1);
});

describe('redirects', () => {
  test.each([
    ['to a private address', 'https://10.0.0.1/'],
    ['to a port of this machine', 'http://127.0.0.1:5432/'],
    ['to another scheme', 'file:///etc/passwd'],
    ['to an address with a password', 'https://a:b@example.com/'],
  ])('%s aren’t followed', async (_what, location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetchText(`http://source.test:${port}/`)).rejects.toMatchObject({ kind: 'address' });
  });

  test('a name is resolved and checked anew at each', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(307, { location: 'https://inside.test/' }).end(),
    );
    const resolve: Resolve = async (host) => [
      { address: host === 'source.test' ? '127.0.0.1' : '192.168.0.1', family: 4 },
    ];
    await expect(fetchText(`http://source.test:${port}/`, { resolve })).rejects.toMatchObject({
      kind: 'address',
    });
  });

  test('a key goes to the first origin alone', async () => {
    const second = await serve((request, response) => response.end(request.headers.authorization ?? 'none'));
    const first = await serve((request, response) =>
      response
        .writeHead(302, { location: request.url === '/same' ? '/here' : `http://other.test:${second}/` })
        .end(),
    );
    const options = { allowedHosts: ['source.test', 'other.test'], headers: { authorization: 'Bearer key' } };
    expect(await fetchText(`http://source.test:${first}/`, options)).toBe('none');
  });

  test('without end end', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end());
    await expect(fetchText(`http://source.test:${port}/`)).rejects.toMatchObject({
      message: 'This address redirects too often.',
    });
  });
});

describe('answers', () => {
  const endless = () =>
    new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });

  test('that say beforehand that they are too large', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': 2_000_000 }).end(),
    );
    await expect(fetchText(`http://source.test:${port}/`)).rejects.toMatchObject({
      message: 'The answer is larger than 1 MB.',
    });
  });

  test('that never end', async () => {
    const port = await serve((_request, response) => endless().pipe(response));
    await expect(fetchText(`http://source.test:${port}/`)).rejects.toMatchObject({
      message: 'The answer is larger than 1 MB.',
    });
  });

  test('that are small and unpack to more than may come', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(bomb.length).toBeLessThan(100_000);
    await expect(fetchText(`http://source.test:${port}/`)).rejects.toMatchObject({
      message: 'The answer is larger than 1 MB.',
    });
  });

  test('that are packed arrive unpacked; what isn’t understood is refused', async () => {
    const port = await serve((request, response) =>
      request.url === '/gzip'
        ? response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'))
        : response.writeHead(200, { 'content-encoding': 'zstd' }).end('?'),
    );
    expect(await fetchText(`http://source.test:${port}/gzip`)).toBe('unpacked');
    await expect(fetchText(`http://source.test:${port}/other`)).rejects.toMatchObject({ kind: 'answer' });
  });

  test.each([
    ['that never come', (_request, _response) => undefined],
    ['that stop in the middle', (_request, response) => void response.writeHead(200).write('half')],
  ] satisfies [string, RequestListener][])('%s are given up', async (_what, listener) => {
    const port = await serve(listener);
    await expect(fetchText(`http://source.test:${port}/`, { timeoutMs: 300 })).rejects.toMatchObject({
      message: 'The answer took longer than 0.3 s.',
    });
  });

  test('a name that is never resolved is given up too', async () => {
    const resolve: Resolve = () => new Promise(() => undefined);
    await expect(fetchText('https://slow.test/', { resolve, timeoutMs: 100 })).rejects.toMatchObject({
      message: 'The answer took longer than 0.1 s.',
    });
  });

  test('that break off, refuse or fail say so', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/broken') {
        response.writeHead(200, { 'content-length': 100 }).write('half');
        response.destroy();
      } else response.writeHead(request.url === '/key' ? 401 : 500).end();
    });
    const at = (path: string) => expect(fetchText(`http://source.test:${port}${path}`)).rejects;
    await at('/broken').toMatchObject({ message: 'The source couldn’t be reached, or broke off.' });
    await at('/key').toMatchObject({ message: 'The source refuses the key (or wants one).' });
    await at('/').toMatchObject({ message: 'The source answers with 500.' });
  });
});
