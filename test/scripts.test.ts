import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { look } from '../scripts/lib/fingerprint.mjs';
import { addressed } from '../scripts/lib/lock-with-addresses.mjs';
import { listFiles, readText, root } from './repository.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-scripts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
      env: { ...process.env, ...env },
    });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code) => resolve({ code, said }));
  });
}

test('a taken port is told plainly, before anything slow begins', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, said } = await run('start.mjs', [], {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: folder,
  });
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).not.toContain('    at ');
});

test('a TypeScript file gets its arguments, and its exit code is ours', async () => {
  const file = join(folder, 'program.ts');
  writeFileSync(
    file,
    'const words: string[] = process.argv.slice(2); console.log(words.join("+")); process.exit(7);',
  );
  const { code, said } = await run('run.mjs', [file, 'one', '--two']);
  expect(code).toBe(7);
  expect(said).toContain('one+--two');
});

test('what an installation that was killed left in place of the lock goes, with everything installed too', async () => {
  const standIn = join(root, 'npm-shrinkwrap.json');
  const file = join(folder, 'nothing.ts');
  writeFileSync(file, '');
  writeFileSync(standIn, '{}');
  try {
    expect((await run('run.mjs', [file])).code).toBe(0);
    expect(existsSync(standIn)).toBe(false);
  } finally {
    rmSync(standIn, { force: true });
  }
});

test('an unknown kind of test is refused', async () => {
  const { code, said } = await run('test.mjs', ['--only', 'everything']);
  expect(code).toBe(1);
  expect(said).toContain('lint, unit, e2e');
});

test('a browser that can’t be had is named before anything runs, and only what needs it isn’t run', async () => {
  const { code, said } = await run('test.mjs', ['--only', 'e2e'], { CHROMIUM_PATH: join(folder, 'none') });
  expect(code).toBe(1);
  expect(said.indexOf('there is no such file')).toBeGreaterThan(0);
  expect(said.indexOf('there is no such file')).toBeLessThan(said.indexOf('── Install'));
  expect(said).toContain('✓ Install');
  expect(said).toContain('– End-to-end tests (not run without: Browser)');
  expect(said).not.toContain('── End-to-end tests');
});

test('no test calls a program that npm test doesn’t bring', () => {
  // Part of every Debian and macOS; what the server asks of them has another way where they're missing.
  const brought = new Set(['id', 'ps']);
  // Asked for first; where one is missing, its tests say that they aren't run.
  const optional = new Set(['mount', 'umount', 'pgbouncer', 'initdb', 'pg_ctl', 'openssl', 'pdfsig', 'qpdf']);
  const called = listFiles()
    .filter((path) => /^(packages|apps|test|e2e)\/.*\.(ts|tsx)$/.test(path))
    .flatMap((path) =>
      [
        ...readText(path).matchAll(
          /\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|run)\)?\(\s*'([\w.-]+)'/g,
        ),
      ].map(([, program = '']) => ({ path, program })),
    );
  expect(called.map(({ program }) => program)).toContain('ps');
  // Scripts of our own are no programs to install.
  expect(
    called.filter(
      ({ program }) => !brought.has(program) && !optional.has(program) && !program.endsWith('.mjs'),
    ),
  ).toEqual([]);
});

test('the automatic check runs npm test and prepares nothing that npm test wouldn’t', () => {
  const commands = readText('.ci/run')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(commands).toEqual(['cd "$(dirname "$0")/.." && exec npm test']);
});

test('a changed source is told from its marks, whatever was done to its size and times', () => {
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  const file = join(sources, 'one.ts');
  writeFileSync(file, 'const a = 1;');
  // One that was changed a moment ago may change again within the same tick.
  expect(look([sources]).marks).toBeUndefined();
  const soon = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  try {
    const before = look([sources, join(folder, 'missing')]);
    const first = before.fingerprint();
    expect(before.marks).toBe(look([sources]).marks);
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'const a = 2;');
    utimesSync(file, atime, mtime);
    const changed = look([sources]);
    expect(changed.marks).not.toBe(before.marks);
    expect(changed.fingerprint()).not.toBe(first);
    // Touched, as a checkout of the same does: read again, and the same.
    utimesSync(file, new Date(), new Date());
    const touched = look([sources]);
    expect(touched.marks).not.toBe(changed.marks);
    expect(touched.fingerprint()).toBe(changed.fingerprint());
    renameSync(file, join(sources, 'two.ts'));
    expect(look([sources]).fingerprint()).not.toBe(touched.fingerprint());
    const renamed = look([sources]).marks;
    writeFileSync(join(sources, 'two.test.ts'), '');
    expect(look([sources]).marks).toBe(renamed);
  } finally {
    soon.mockRestore();
  }
});

test('an installation knows where packages lie by their names, and leaves what the lock says as it is', () => {
  const lock = {
    packages: {
      '': { name: 'plumbline', version: '0.1.0' },
      'apps/server': { name: '@plumbline/server', version: '0.1.0' },
      'node_modules/@plumbline/server': { resolved: 'apps/server', link: true },
      'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
      'node_modules/@img/sharp-linux-x64': { version: '0.35.5', integrity: 'sha512-b' },
      'apps/server/node_modules/yauzl': { version: '3.2.0', integrity: 'sha512-c' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0-beta.2', integrity: 'sha512-d' },
      'node_modules/other-name': { name: '@real/name', version: '2.0.0', integrity: 'sha512-e' },
      // Nothing would check what comes from there: npm asks the registry, which tells a hash.
      'node_modules/@img/sharp-win32-x64': { version: '0.35.5' },
    },
  };
  const { packages } = addressed(lock, 'https://packages.example/npm');
  const told = Object.fromEntries(Object.entries(packages).map(([path, { resolved }]) => [path, resolved]));
  const at = (path: string) => `https://packages.example/npm/${path}`;
  expect(told).toEqual({
    '': undefined,
    'apps/server': undefined,
    'node_modules/@plumbline/server': 'apps/server',
    'node_modules/zod': at('zod/-/zod-4.6.7.tgz'),
    'node_modules/@img/sharp-linux-x64': at('@img/sharp-linux-x64/-/sharp-linux-x64-0.35.5.tgz'),
    'apps/server/node_modules/yauzl': at('yauzl/-/yauzl-3.2.0.tgz'),
    'node_modules/a/node_modules/@b/c': at('@b/c/-/c-1.0.0-beta.2.tgz'),
    'node_modules/other-name': at('@real/name/-/name-2.0.0.tgz'),
    'node_modules/@img/sharp-win32-x64': undefined,
  });
  expect(packages['node_modules/zod']).toMatchObject({ version: '4.6.7', integrity: 'sha512-a' });
});
