import { access, rm } from 'node:fs/promises';
import { npmCommand, runQuietly } from './command.mjs';
import { Failure } from './failure.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { showProgress } from './progress.mjs';
import { inRepository } from './repository.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/contract', 'packages/knowledge'];

const parts = [
  {
    name: 'web',
    sources: [...shared, 'apps/web'],
    product: 'apps/web/dist/index.html',
    build: async () => {
      const { code, output } = await runQuietly(npmCommand('run', 'build', '-w', '@plumbline/web'));
      if (code !== 0) throw new Failure(`The web app doesn't build:\n\n${output}`);
    },
  },
  {
    name: 'server',
    sources: [
      ...shared,
      'packages/assistant/src',
      'packages/documents/src',
      'packages/vision/src',
      'apps/server/src',
      'scripts/lib',
    ],
    product: 'apps/server/dist/main.js',
    build: async () => {
      await rm(inRepository('apps/server/dist'), { recursive: true, force: true });
      const { bundleServer } = await import('./bundle-server.mjs');
      await bundleServer();
    },
  },
];

/** Builds what has changed since it was last built, or everything when `force` is set. */
export async function ensureBuilt({ force = false } = {}) {
  for (const part of parts) {
    const wanted = await fingerprint(part.sources);
    const current = (await readStamp(part.name)) === wanted && (await exists(part.product));
    if (current && !force) continue;
    const done = showProgress(`Building ${part.name}`);
    try {
      await part.build();
    } catch (error) {
      done('failed');
      throw error;
    }
    await writeStamp(part.name, wanted);
    done('done');
  }
}

async function exists(path) {
  return access(inRepository(path)).then(
    () => true,
    () => false,
  );
}
