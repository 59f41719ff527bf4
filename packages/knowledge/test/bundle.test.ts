import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

async function bundleOf(code: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: source, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return Buffer.concat(outputFiles.map((file) => file.contents));
}

const bytesOf = async (code: string) => (await bundleOf(code)).length;
const gzippedBytesOf = async (code: string) => gzipSync(await bundleOf(code), { level: 9 }).length;

describe('weight in the browser', () => {
  it('stages, severities, families and names pull in no big data', async () => {
    expect(await bytesOf(`export * from './index.ts'`)).toBeLessThan(20_000);
  });

  // Names and sizes of coins, fingers and cards are 5 KB of it, what denies a fault 1 KB; the tables of the rules would be 88 KB more.
  it('the parser with its everyday sizes stands alone', async () => {
    expect(await bytesOf(`export * from './measurements/index.ts'`)).toBeLessThan(28_500);
  });

  // 50 KB of vocabulary and rules, 8 of English words that are no slips, 100 and 220 of the two models, 7 of the parser of sizes, which other pages load anyway: decisions 0119, 0123, 0133, 0227, 0307, 0333.
  it('the hazards stay under 400 KB gzip, loaded on demand', async () => {
    expect(await gzippedBytesOf(`export * from './hazards/index.ts'`)).toBeLessThan(400_000);
  });

  it('the kinds of alerts bring neither vocabulary nor weights', async () => {
    expect(await bytesOf(`export { ALERT_KINDS, URGENCIES } from './hazards/index.ts'`)).toBeLessThan(1_000);
  });

  it('the kinds of AS 4349.1 don’t bring the taxonomy', async () => {
    expect(await bytesOf(`export * from './as4349.ts'`)).toBeLessThan(15_000);
  });
});
