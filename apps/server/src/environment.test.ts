import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'plumbline-environment-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test('nothing has to be set on a fresh machine', () => {
  expect(readEnvironment({ DATA_DIR })).toMatchObject({
    mode: 'development',
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    role: 'all',
    payments: { provider: 'sandbox' },
    databaseUrl: undefined,
    trustProxy: false,
    mailFrom: 'Plumbline <no-reply@localhost>',
    migrationAllowedHosts: [],
  });
});

test('an empty value counts as unset', () => {
  expect(readEnvironment({ DATA_DIR, PORT: '', STRIPE_SECRET_KEY: ' ' })).toMatchObject({ port: 3000 });
});

test('the session secret is made once and kept closed to other accounts', () => {
  const { sessionSecret } = readEnvironment({ DATA_DIR });
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(readEnvironment({ DATA_DIR }).sessionSecret).toBe(sessionSecret);
  const file = join(DATA_DIR, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('every problem is told at once, each by its name', () => {
  const problems = problemsOf({
    PORT: '70000',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://x',
    ADMIN_EMAIL: 'admin@example.com',
    S3_BUCKET: 'photos',
    SESSION_SECRET: 'short',
  });
  const named = problems.map((problem) => problem.split(' ')[0]);
  expect(named.sort()).toEqual([
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'PORT',
    'ROLE',
    'S3_REGION',
    'SESSION_SECRET',
  ]);
});

test("a problem never repeats a secret's value", () => {
  const message = problemsOf({ SESSION_SECRET: 'hunter2', ADMIN_PASSWORD: 'secret7' }).join(' ');
  expect(message).not.toMatch(/hunter2|secret7/);
});

describe('production', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) };
  const stripe = { STRIPE_SECRET_KEY: 'a', STRIPE_PUBLISHABLE_KEY: 'b', STRIPE_WEBHOOK_SECRET: 'c' };

  test('needs a session secret and a payment provider that moves money', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('SESSION_SECRET is missing'),
      expect.stringContaining('ALLOW_SANDBOX_PAYMENTS=true'),
    ]);
  });

  test('takes the sandbox when told to, and Stripe without being told', () => {
    expect(problemsOf({ ...production, ALLOW_SANDBOX_PAYMENTS: 'true' })).toEqual([]);
    expect(readEnvironment({ DATA_DIR, ...production, ...stripe }).payments).toEqual({
      provider: 'stripe',
      secretKey: 'a',
      publishableKey: 'b',
      webhookSecret: 'c',
      apiBase: undefined,
    });
  });

  test('half of the Stripe keys is a problem, not the sandbox', () => {
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: 'a' })).toEqual([
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY is missing'),
      expect.stringContaining('STRIPE_WEBHOOK_SECRET is missing'),
    ]);
  });
});

test.each([
  ['false', false],
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readEnvironment({ DATA_DIR, TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('PUBLIC_URL is an origin', () => {
  expect(readEnvironment({ DATA_DIR, PUBLIC_URL: 'https://plumb.example/' }).publicUrl).toBe(
    'https://plumb.example',
  );
  expect(problemsOf({ PUBLIC_URL: 'https://plumb.example/app' })).toEqual([
    expect.stringContaining('PUBLIC_URL'),
  ]);
});

test('a store with an address of its own is reached by path; hosted models join by their key', () => {
  const environment = readEnvironment({
    DATA_DIR,
    S3_BUCKET: 'photos',
    S3_REGION: 'ap-southeast-2',
    S3_ENDPOINT: 'http://localhost:9000',
    ANTHROPIC_API_KEY: 'k',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_COMPATIBLE_MODEL: 'any',
  });
  expect(environment.s3).toMatchObject({ forcePathStyle: true, credentials: undefined });
  expect(environment.models).toMatchObject({
    anthropic: { apiKey: 'k' },
    openai: undefined,
    compatible: { model: 'any' },
  });
});

test('a map is a plain address with its three parts, and names its source', () => {
  const map = {
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
    MAP_ATTRIBUTION: '© Map makers',
  };
  expect(readEnvironment({ DATA_DIR, ...map }).map).toEqual({
    tilesUrl: map.MAP_TILES_URL,
    attribution: '© Map makers',
  });
  expect(readEnvironment({ DATA_DIR }).map).toBeUndefined();
  for (const refused of [
    'https://tiles.example/{z}/{x}.png',
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://{z}.tiles.example/{x}/{y}.png',
    'https://*.tiles.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
  ]) {
    expect(problemsOf({ ...map, MAP_TILES_URL: refused }), refused).toEqual([
      expect.stringContaining('MAP_TILES_URL'),
    ]);
  }
  expect(problemsOf({ MAP_TILES_URL: map.MAP_TILES_URL })).toEqual([
    expect.stringContaining('MAP_ATTRIBUTION'),
  ]);
});

test('the result is frozen through and through', () => {
  const environment = readEnvironment({ DATA_DIR });
  expect(Object.isFrozen(environment) && Object.isFrozen(environment.models)).toBe(true);
});

test('a DATA_DIR that cannot be made is told as such', () => {
  const file = join(DATA_DIR, 'a-file');
  writeFileSync(file, '');
  expect(problemsOf({ DATA_DIR: join(file, 'below') })).toEqual([expect.stringContaining('DATA_DIR')]);
});

test('a time-stamp server is an address, and its file holds certificates', () => {
  const TIME_STAMP_URL = 'https://stamps.example/tsr';
  expect(readEnvironment({ DATA_DIR, TIME_STAMP_URL }).timeStamps).toEqual({
    url: TIME_STAMP_URL,
    roots: [],
  });
  expect(readEnvironment({ DATA_DIR }).timeStamps).toBeUndefined();
  const empty = join(DATA_DIR, 'empty.pem');
  writeFileSync(empty, 'no certificate');
  for (const TIME_STAMP_CA_FILE of [empty, join(DATA_DIR, 'missing.pem')]) {
    expect(problemsOf({ TIME_STAMP_URL, TIME_STAMP_CA_FILE })).toEqual([
      'TIME_STAMP_CA_FILE must be a file with certificates in PEM that can be read',
    ]);
  }
  expect(problemsOf({ TIME_STAMP_URL: 'stamps.example' })).toEqual([
    expect.stringContaining('TIME_STAMP_URL'),
  ]);
});
