// npm run build:kernels: compiles packages/vision/kernels, whose outcome is kept beside what uses it. Nothing
// else needs the compiler, so npx fetches it here and it is no dependency.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { inRepository } from './lib/repository.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const FLAGS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--enable', 'bulk-memory'];

await runScript(async () => {
  const folderOfSources = inRepository('packages/vision/kernels');
  const source = join(folderOfSources, 'pixels.ts');
  const folder = await mkdtemp(join(tmpdir(), 'kernels-'));
  try {
    const out = join(folder, 'pixels.wasm');
    const words = ['npx', '--yes', '--package', COMPILER, 'asc', source, '-o', out, ...FLAGS];
    if ((await runVisibly(words)) !== 0) throw new Failure('The kernels could not be compiled.');
    const sources = createHash('sha256');
    for (const name of (await readdir(folderOfSources)).sort()) {
      sources.update(await readFile(join(folderOfSources, name)));
    }
    const sha256 = sources.digest('hex');
    const binary = (await readFile(out)).toString('base64');
    const lines = [
      '// Made by `npm run build:kernels` from kernels/.',
      `export const SOURCE_SHA256 = '${sha256}';`,
      'export const PIXELS_WASM =',
      `  '${binary}';`,
    ];
    await writeFile(inRepository('packages/vision/src/kernels/pixels-wasm.ts'), `${lines.join('\n')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
