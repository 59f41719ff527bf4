import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { MADE, makeAhead } from '../scripts/lib/made-ahead.mjs';

test.each(MADE)(
  '$into holds in a bundle what $by tells, and nothing is lost in JSON',
  async ({ by, call, into }) => {
    const told = (await import(fileURLToPath(new URL(`../${by}`, import.meta.url))))[call]();
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(`../${into}`, import.meta.url))],
      write: false,
      bundle: true,
      format: 'esm',
      plugins: [await makeAhead({ build })],
    });
    const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const [held] = Object.values(await import(`data:text/javascript;base64,${source}`));
    expect(JSON.parse(String(held))).toEqual(told);
  },
);
