import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFalseClaims } from './document-claims.ts';
import { listFiles, readText, root } from './repository.ts';

const documents = listFiles().filter((path) => path.endsWith('.md'));

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'LICENSE'])('%s is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});

test.each(documents)('%s names only files and commands that exist', (path) => {
  expect(findFalseClaims(readText(path), path)).toEqual([]);
});

test('every setting that is read at start is documented', () => {
  const schema = readText('apps/server/src/environment.ts');
  const names = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const said = readText('README.md') + readText('docs/operations.md');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
});

test('every decision has one line under its subject', () => {
  const linked = readText('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(\1-([^)]+)\)/gm);
  const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(decisions.length).toBeGreaterThan(250);
  expect([...linked].map(([, number, name]) => `docs/decisions/${number}-${name}`).toSorted()).toEqual(
    decisions.toSorted(),
  );
});

describe('the check itself', () => {
  test('finds a file, a link and a command that are not there', () => {
    const text = [
      'See `apps/server/src/nowhere.ts`, `packages/*/absent.json` and [more](docs/nothing.md).',
      'Run `npm run vanish`, or:',
      '```sh',
      'npm run gone -- --fast',
      'node scripts/absent.mjs',
      '```',
    ].join('\n');
    expect(findFalseClaims(text, 'README.md')).toEqual([
      'docs/nothing.md',
      'apps/server/src/nowhere.ts',
      'packages/*/absent.json',
      'npm run vanish',
      'npm run gone',
      'node scripts/absent.mjs',
    ]);
  });

  test('takes what is there, and what is no path at all', () => {
    const text =
      '`apps/<app>/package.json`, `scripts/start.mjs`, `src/environment.ts`, `/api/me`, `image/jpeg`, `@scope/name`, ' +
      '`npm start`, `npm test`, `npm run dev`, [site](https://example.com), [below](#here), [licence](LICENSE)';
    expect(findFalseClaims(text, 'README.md')).toEqual([]);
  });
});
