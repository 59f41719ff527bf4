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

test('compose sets only settings that the server knows', () => {
  const known = read('apps/server/src/environment.ts');
  const block = read('compose.yaml').split('&settings')[1]?.split('depends_on')[0] ?? '';
  const names = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(known, name).toContain(`  ${name}:`);
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
