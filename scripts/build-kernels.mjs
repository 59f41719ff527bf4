// npm run build:kernels: compiles packages/vision/kernels/pixels.ts, whose outcome is kept beside what uses it. Nothing
// else needs the compiler, so npx fetches it here and it is no dependency.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { inRepository } from './lib/repository.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const FLAGS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--enable', 'bulk-memory'];

await runScript(async () => {
  const source = inRepository('packages/vision/kernels/pixels.ts');
  const folder = await mkdtemp(join(tmpdir(), 'kernels-'));
  try {
    const out = join(folder, 'pixels.wasm');
    const words = ['npx', '--yes', '--package', COMPILER, 'asc', source, '-o', out, ...FLAGS];
    if ((await runVisibly(words)) !== 0) throw new Failure('The kernels could not be compiled.');
    const sha256 = createHash('sha256')
      .update(await readFile(source))
      .digest('hex');
    const binary = (await readFile(out)).toString('base64');
    const lines = [
      '// Made by `npm run build:kernels` from kernels/pixels.ts.',
      `export const SOURCE_SHA256 = '${sha256}';`,
      'export const PIXELS_WASM =',
      `  '${binary}';`,
    ];
    await writeFile(inRepository('packages/vision/src/kernels/pixels-wasm.ts'), `${lines.join('\n')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
