import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfinement, readDockerfile, readIgnored } from '../scripts/image/dockerfile.ts';
import { root } from './repository.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const stages = readDockerfile(read('Dockerfile'));
const image = stages.at(-1);

test('every step of the Dockerfile is one that the trial of the image takes too', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', undefined]);
  expect(stages[0]?.steps.map(({ kind }) => kind)).toEqual(['workdir', 'copy', 'run']);
  for (const line of [
    'ADD . .',
    'ENTRYPOINT ["sh"]',
    'COPY --link a b',
    'RUN --mount=type=cache npm ci',
    'CMD npm start',
  ]) {
    expect(() => readDockerfile(`FROM node:24.1.0-bookworm-slim\n${line}`), line).toThrow('isn’t understood');
  }
});

test('the image copies what exists, builds from what is sent to it, and starts what was built', () => {
  const copies = stages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'copy' ? [step] : [])));
  expect(copies.length).toBeGreaterThan(4);
  const ignored = readIgnored(read('.dockerignore'));
  const made = /(^|\/)(node_modules|dist)$/;
  const names = stages.map(({ name }) => name);
  for (const { from, sources } of copies) {
    expect(from === undefined || names.includes(from)).toBe(true);
    for (const source of sources) {
      const path = source.replace(/^\/plumbline\//, '');
      if (made.test(path)) continue;
      expect(existsSync(join(root, path)), path).toBe(true);
      // What isn’t sent to the build can’t be built from.
      expect(ignored(path), path).toBe(false);
    }
  }
  for (const path of [
    'apps/web/build/build.ts',
    'scripts/build.mjs',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    expect(ignored(path), path).toBe(false);
  }
  for (const path of [
    '.git/config',
    '.data/postgres',
    'node_modules/zod',
    'apps/server/dist/main.js',
    '.env',
  ]) {
    expect(ignored(path), path).toBe(true);
  }
  expect(image?.command.at(-1)).toBe('apps/server/dist/main.js');
  expect(read('scripts/lib/bundle-server.mjs')).toContain("main: 'apps/server/src/main.ts'");
  expect(image?.base).toMatch(/^node:24\./);
});

test('the image runs as nobody special, with one folder of its own on a root that nobody writes to', () => {
  expect(image?.user).toBe('node');
  expect(image?.volumes).toEqual([image?.env.DATA_DIR]);
  expect(readConfinement(read('compose.yaml'))).toEqual({
    readOnly: true,
    noNewPrivileges: true,
    dropsEverything: true,
    tmpfs: ['/tmp'],
    volumes: image?.volumes,
  });
  // Wherever it listens, its health is asked for there.
  expect(image?.healthcheck.join(' ')).toContain('process.env.PORT');
});

/** The name of every setting in the schema that the server checks them with. */
const SETTING_NAMES = [
  ...(
    read('apps/server/src/environment.ts').split('const settings = z.object({')[1]?.split('\n});')[0] ?? ''
  ).matchAll(/^ {2}([A-Z0-9_]+): /gm),
].map(([, name = '']) => name);

/** What every process of ours gets, by the name of the setting. */
function composed(): Map<string, string> {
  const block = read('compose.yaml').split('&settings')[1]?.split('depends_on')[0] ?? '';
  return new Map(
    [...block.matchAll(/^ {4}([A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('compose passes on every setting that the server knows, and no other', () => {
  // Given by the image, or by each service for itself.
  const elsewhere = [...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);
  const here = ['ROLE', ...elsewhere];
  // Read by what carries requests out, not by us.
  const ways = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
  expect(SETTING_NAMES.length).toBeGreaterThan(30);
  const wanted = SETTING_NAMES.filter((name) => !here.includes(name));
  expect([...composed().keys()].filter((name) => !ways.includes(name)).sort()).toEqual([...wanted].sort());
  expect([...composed().keys()]).toEqual(expect.arrayContaining(ways));
});

test('what compose passes on, an operator can set by its own name', () => {
  const fixed = [...composed()]
    .filter(([name, value]) => !value.includes(`\${${name}:`))
    .map(([name]) => name);
  // These follow from how the parts are put together here.
  expect(fixed.sort()).toEqual(['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY']);
});

test('every image has one exact version', () => {
  const images = [
    ...[...read('compose.yaml').matchAll(/^\s+image: (\S+)$/gm)].map(([, name = '']) => name),
    ...[...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name),
  ].filter((name) => name !== 'plumbline');
  expect(images.length).toBeGreaterThan(5);
  const exact = /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$|:RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z$|@sha256:[0-9a-f]{64}$/;
  expect(images.filter((name) => !exact.test(name))).toEqual([]);
});

test('every process of ours may write nowhere but its folder, and has a minute to end', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('read_only: true');
  expect(compose).toContain('cap_drop: [ALL]');
  expect(compose).toContain('no-new-privileges:true');
  expect(compose.match(/stop_grace_period: 60s/g)).toHaveLength(2);
  // No secret has a value that everybody knows.
  for (const name of ['SESSION_SECRET', 'POSTGRES_PASSWORD', 'STORE_PASSWORD']) {
    expect(compose).not.toMatch(new RegExp(`\\$\\{${name}:-[^}]`));
    expect(compose).toContain(`\${${name}:?set ${name}`);
  }
});

test('an alert reads only metrics that exist', () => {
  const metrics = read('apps/server/src/platform/metrics.ts');
  const named = [...read('deploy/alerts.yaml').matchAll(/plumbline_[a-z_]+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(metrics, name).toContain(`'${name.replace(/_bucket$/, '')}'`);
});
