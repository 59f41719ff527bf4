import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChildServer, withDataDir } from '../../../test/support/child-server.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { startPoolingLine } from '../../../test/support/pooling-line.ts';
import { findFreePort } from '../postgres/postmaster.ts';
import { requireSessions } from './require-sessions.ts';

const SAYS = /pool_mode=session/;

function through(url: string, port: number): string {
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return address.href;
}

test('PostgreSQL itself is taken', async () => {
  const database = await createTestDatabase();
  await expect(requireSessions(database.url)).resolves.toBeUndefined();
  await database.drop();
});

test('behind a pooler that swaps sessions the server refuses to start and says what to set', async () => {
  const database = await createTestDatabase();
  const { hostname: host, port } = new URL(database.url);
  const line = await startPoolingLine({ host, port: Number(port) });
  const url = through(database.url, line.port);
  await expect(requireSessions(url)).rejects.toThrow(SAYS);
  await withDataDir(async (dataDir) => {
    await expect(startChildServer(url, dataDir)).rejects.toThrow('ended with 1 before it listened');
  });
  await line.close();
  await database.drop();
});

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Debian's PgBouncer before a database, as an account that isn't root: it won't run as root. */
async function startPgBouncer(url: string, mode: string) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bouncer-'));
  const listen = await findFreePort();
  writeFileSync(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 });
  writeFileSync(
    join(folder, 'bouncer.ini'),
    `[databases]\n${pathname.slice(1)} = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${listen}\nunix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${join(folder, 'users')}\n` +
      `pool_mode = ${mode}\nlogfile =\n`,
    { mode: 0o644 },
  );
  const account = process.getuid?.() === 0 ? NOBODY : {};
  if (process.getuid?.() === 0) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const child = spawn('pgbouncer', [join(folder, 'bouncer.ini')], { stdio: 'ignore', cwd: '/', ...account });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(listen, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return {
    url: through(url, listen),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

if (spawnSync('pgbouncer', ['--version']).status === 0) {
  const through = async (mode: string, check: (url: string) => Promise<void>) => {
    const database = await createTestDatabase();
    const bouncer = await startPgBouncer(database.url, mode);
    await check(bouncer.url);
    await bouncer.stop();
    await database.drop();
  };

  test.each(['transaction', 'statement'])('Debian’s PgBouncer in %s mode is refused', (mode) =>
    through(mode, (url) => expect(requireSessions(url)).rejects.toThrow(SAYS)),
  );

  test('Debian’s PgBouncer in session mode is taken', () =>
    through('session', (url) => expect(requireSessions(url)).resolves.toBeUndefined()));
} else {
  console.info('Not run: the tests with a real PgBouncer need Debian’s package pgbouncer.');
}
