/** A time-stamp server on this machine whose answers `openssl ts` makes: what others believe, and not our own code. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this machine has the program that makes the stamps. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

type Answer = (response: ServerResponse, request: Buffer) => Promise<void> | void;

export interface TimeStampServer {
  url: string;
  /** The certificate that vouches for the server's. */
  rootFile: string;
  folder: string;
  /** How often it was asked. */
  asked: number;
  /** Answers otherwise than a good server; `good` again where nothing is given. */
  behave(answer?: Answer): void;
  /** A good answer to this request. */
  stamp(request: Buffer, as?: 'good' | 'wrong_purpose'): Promise<Buffer>;
  /** Whether openssl agrees that this answer stamps these bytes. */
  opensslAgrees(answer: Uint8Array, data: Uint8Array): Promise<boolean>;
  stop(): Promise<void>;
}

export async function startTimeStampServer(): Promise<TimeStampServer> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-stamps-'));
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  await openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-days',
    '9',
    '-subj',
    '/CN=Test root',
  );
  for (const [name, usage] of [
    ['good', 'critical,timeStamping'],
    ['wrong_purpose', 'critical,timeStamping,emailProtection'],
  ]) {
    const subject = `/CN=Test stamps/O=Plumbline tests`;
    await openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
    await writeFile(join(folder, 'extensions'), `extendedKeyUsage=${usage}\n`);
    const by = [
      '-CA',
      'root.pem',
      '-CAkey',
      'root.key',
      '-CAcreateserial',
      '-days',
      '9',
      '-extfile',
      'extensions',
    ];
    await openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-out', `${name}.pem`);
  }
  const settings = `[good]
serial=serial
signer_cert=good.pem
certs=root.pem
signer_key=good.key
signer_digest=sha256
default_policy=1.2.3.4.1
digests=sha256
ess_cert_id_alg=sha256
`;
  await writeFile(join(folder, 'settings'), settings);
  await writeFile(join(folder, 'serial'), '01\n');
  let turn: Promise<unknown> = Promise.resolve();
  const stamp: TimeStampServer['stamp'] = (request, as = 'good') => {
    // One after another: openssl counts its serial numbers in a file.
    const made = turn.then(async () => {
      await writeFile(join(folder, 'request'), request);
      const from = ['-queryfile', 'request', '-config', 'settings', '-section', 'good'];
      await openssl('ts', '-reply', ...from, '-out', 'answer');
      return as === 'good' ? readFile(join(folder, 'answer')) : signAgain();
    });
    turn = made.catch(() => undefined);
    return made;
  };
  /** The same words signed by the certificate of another purpose, with which openssl itself makes no stamp. */
  const signAgain = async () => {
    await openssl('ts', '-reply', '-in', 'answer', '-token_out', '-out', 'token');
    await openssl('cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'token', '-out', 'words');
    const signer = ['-signer', 'wrong_purpose.pem', '-inkey', 'wrong_purpose.key', '-certfile', 'root.pem'];
    const form = ['-binary', '-nodetach', '-cades', '-md', 'sha256', '-outform', 'DER'];
    const type = ['-econtent_type', 'id-smime-ct-TSTInfo'];
    await openssl('cms', '-sign', ...form, ...type, ...signer, '-in', 'words', '-out', 'token');
    const token = await readFile(join(folder, 'token'));
    const length = token.length + 5;
    return Buffer.concat([Buffer.of(0x30, 0x82, length >> 8, length & 255, 0x30, 3, 2, 1, 0), token]);
  };
  const good: Answer = async (response, request) => {
    response.setHeader('content-type', 'application/timestamp-reply').end(await stamp(request));
  };
  let behaviour = good;
  const server = createServer((request: IncomingMessage, response) => {
    double.asked += 1;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      Promise.resolve(behaviour(response, Buffer.concat(parts))).catch(() => response.destroy());
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const double: TimeStampServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    rootFile: join(folder, 'root.pem'),
    folder,
    asked: 0,
    behave: (answer = good) => {
      behaviour = answer;
    },
    stamp,
    async opensslAgrees(answer, data) {
      await writeFile(join(folder, 'kept.tsr'), answer);
      await writeFile(join(folder, 'kept.root'), data);
      return openssl('ts', '-verify', '-in', 'kept.tsr', '-data', 'kept.root', '-CAfile', 'root.pem').then(
        () => true,
        () => false,
      );
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return double;
}
