import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const PROGRAM = `import { nameSourcesInStacks } from '${fileURLToPath(new URL('./stacks.ts', import.meta.url))}';

nameSourcesInStacks();

function fail(): never {
  throw new TypeError('It broke');
}
fail();
`;

test('what a bundled program dies of names its sources, and where it has no map the bundle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stacks-'));
  const source = join(folder, 'source.ts');
  const bundle = join(folder, 'bundle.js');
  await writeFile(source, PROGRAM);
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
  });
  const dies = () => spawnSync(process.execPath, [bundle], { encoding: 'utf8' }).stderr;
  expect(dies()).toContain(`TypeError: It broke\n    at fail (${pathToFileURL(source).href}:6:9)\n`);
  await rm(`${bundle}.map`);
  expect(dies()).toContain(`TypeError: It broke\n    at fail (${pathToFileURL(bundle).href}:`);
  await rm(folder, { recursive: true });
});
