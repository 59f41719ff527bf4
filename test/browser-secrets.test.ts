import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText, root } from './repository.ts';

/** What a browser is handed is made of these; the server's settings must have no way into them. */
const SHIPPED = /^(apps\/web\/(src|build)|packages\/(contract|knowledge)\/src)\//;
const READS_SETTINGS = /process\.env|import\.meta\.env(?!\.(PROD|DEV|SSR)\b)|loadEnv|envPrefix|envDir/;
/** The shapes of keys and of what protects them. */
const KEYS =
  /\b(sk|rk)_(live|test)_\w{8}|\bwhsec_\w{8}|\bsk-(ant-)?[\w-]{20}|\bAKIA[A-Z0-9]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|\$argon2id\$v=/;

test('code for the browser reads no setting, so that none can be built into it', () => {
  const shipped = listFiles().filter((path) => SHIPPED.test(path) && /(?<!\.test)\.tsx?$/.test(path));
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter((path) => READS_SETTINGS.test(readText(path)))).toEqual([]);
  // The address of the server to develop against; what is built knows nothing of it.
  const config = readText('apps/web/vite.config.ts').replace('process.env.PLUMBLINE_API', '');
  expect(config).not.toMatch(READS_SETTINGS);
  expect(config).not.toMatch(/\bdefine\s*:/);
});

test('neither the source nor what was last built of it holds a key', () => {
  const dist = join(root, 'apps/web/dist');
  const built = existsSync(dist)
    ? readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(js|css|html|json|webmanifest|txt|xml)$/.test(path))
        .map((path): [string, string] => [path, readFileSync(join(dist, path), 'utf8')])
    : [];
  const source = listFiles()
    .filter((path) => SHIPPED.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path): [string, string] => [path, readText(path)]);
  expect([...source, ...built].filter(([, text]) => KEYS.test(text)).map(([path]) => path)).toEqual([]);
});

test('the check itself finds a key and a setting that is read', () => {
  expect(KEYS.test('const key = "sk_live_' + '51H8abcdefgh";')).toBe(true);
  expect(KEYS.test('-----BEGIN RSA ' + 'PRIVATE KEY-----')).toBe(true);
  expect(READS_SETTINGS.test('import.meta.env.VITE_KEY')).toBe(true);
  expect(READS_SETTINGS.test('import.meta.env.PROD')).toBe(false);
});
