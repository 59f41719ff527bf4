import { access, rm } from 'node:fs/promises';
import { runQuietly } from './command.mjs';
import { Failure } from './failure.mjs';
import { look, readStamp, writeStamp } from './fingerprint.mjs';
import { showProgress } from './progress.mjs';
import { inRepository } from './repository.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/contract', 'packages/knowledge'];

const parts = [
  {
    name: 'web',
    sources: [...shared, 'apps/web'],
    product: 'apps/web/dist/index.html',
    build: async () => {
      // Without npm between, which takes half a second to begin.
      const program = [process.execPath, '--import', 'tsx', inRepository('apps/web/build/build.ts')];
      const { code, output } = await runQuietly(program);
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

/** Builds what has changed since it was last built, or everything when `force` is set; what takes long beside each other. */
export async function ensureBuilt({ force = false } = {}) {
  const listings = new Map();
  const outcomes = await Promise.allSettled(parts.map((part) => ensurePart(part, force, listings)));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function ensurePart(part, force, listings) {
  const there = !force && (await exists(part.product));
  const { marks, fingerprint } = look(part.sources, listings);
  if (there && marks && (await readStamp(`${part.name}-marks`)) === marks) return;
  const wanted = fingerprint();
  if (!there || (await readStamp(part.name)) !== wanted) {
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
  // Of the files as they were before they were read: one that has changed since has other marks.
  // Whoever may start it but not write here reads the contents each time.
  await writeStamp(`${part.name}-marks`, marks ?? '').catch(() => undefined);
}

async function exists(path) {
  return access(inRepository(path)).then(
    () => true,
    () => false,
  );
}
