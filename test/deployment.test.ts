import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the image copies what exists, builds with what package.json has, and runs as nobody special', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/\/plumbline\/(\S+) \.\//g)].map(([, path]) => path ?? '');
  expect(copied).toContain('apps/server');
  for (const path of copied.filter((each) => !/node_modules|dist/.test(each))) {
    expect(existsSync(join(root, path)), path).toBe(true);
  }
  expect(dockerfile).toContain('FROM node:24');
  // What isn’t sent to the build can’t be built from.
  const left = read('.dockerignore').split('\n').filter(Boolean);
  expect(left.filter((path) => ['apps', 'packages', 'scripts', 'package-lock.json'].includes(path))).toEqual(
    [],
  );
  expect(left).toContain('.git');
  expect(dockerfile).toMatch(/^USER node$/m);
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
