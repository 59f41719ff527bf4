import { readFile } from 'node:fs/promises';
import { inRepository } from './repository.mjs';

/** What is reckoned from our own data alone, and the module whose one constant has it in a bundle. */
export const MADE = [
  {
    into: 'packages/assistant/src/made-parts.ts',
    by: 'packages/assistant/src/corpus-parts.ts',
    call: 'readParts',
  },
  {
    into: 'packages/knowledge/src/language/made-learnt.ts',
    by: 'packages/knowledge/src/language/read-words.ts',
    call: 'learn',
  },
];

/**
 * A plugin for esbuild by which a server needn't reckon anew at each start what was known when it was built: the
 * assistant's corpus and what was learnt from sentences. It stands in the bundle as JSON.
 */
export async function makeAhead(esbuild) {
  const made = new Map();
  for (const { into, by, call } of MADE) made.set(inRepository(into), await run(esbuild, by, call));
  return {
    name: 'made-ahead',
    setup(build) {
      build.onLoad({ filter: /\/made-[a-z]+\.ts$/ }, async ({ path }) => {
        if (!made.has(path)) return undefined;
        const source = await readFile(path, 'utf8');
        const contents = source.replace('undefined as string | undefined', () =>
          JSON.stringify(made.get(path)),
        );
        if (contents === source) throw new Error(`${path} has no place for what is made ahead`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** Calls a function of a module of ours. Returns its answer as JSON. */
async function run(esbuild, module, call) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [inRepository(module)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return JSON.stringify((await import(`data:text/javascript;base64,${source}`))[call]());
}
