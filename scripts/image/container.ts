import { randomUUID } from 'node:crypto';
import { must, run } from './command.ts';
import type { Confinement } from './dockerfile.ts';
import type { BuiltImage } from './started-image.ts';

/** The first builder of containers that answers here: a client without its daemon is none. */
export async function findBuilder(): Promise<string | undefined> {
  for (const builder of ['docker', 'podman']) {
    if ((await run(builder, ['info'])).code === 0) return builder;
  }
  return undefined;
}

export async function buildContainer(
  builder: string,
  folder: string,
  confinement: Confinement,
): Promise<BuiltImage> {
  const image = `plumbline-try-${randomUUID().slice(0, 8)}`;
  await must(builder, ['build', '--network', 'host', '--tag', image, folder]);
  return {
    by: builder,
    async start(env) {
      const name = `${image}-run`;
      const volumes = confinement.volumes.map((path, at) => ({ path, name: `${name}-${at}` }));
      await must(builder, [
        ...['run', '--detach', '--name', name, '--network', 'host'],
        ...(confinement.readOnly ? ['--read-only'] : []),
        ...(confinement.dropsEverything ? ['--cap-drop', 'ALL'] : []),
        ...(confinement.noNewPrivileges ? ['--security-opt', 'no-new-privileges'] : []),
        ...confinement.tmpfs.flatMap((path) => ['--tmpfs', path]),
        ...volumes.flatMap((volume) => ['--volume', `${volume.name}:${volume.path}`]),
        ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        image,
      ]);
      const ask = (format: string) => must(builder, ['inspect', '--format', format, name]);
      return {
        said: async () => (await run(builder, ['logs', name])).output,
        proc: (file) => must(builder, ['exec', name, 'cat', `/proc/1/${file}`]),
        inside: async (command) => (await run(builder, ['exec', name, ...command])).code,
        alive: async () => (await ask('{{.State.Running}}')) === 'true',
        async stop() {
          await must(builder, ['stop', '--time', '60', name]);
          return Number(await ask('{{.State.ExitCode}}'));
        },
        async remove() {
          await run(builder, ['rm', '--force', name]);
          for (const volume of volumes) await run(builder, ['volume', 'rm', volume.name]);
        },
      };
    },
    async remove() {
      await run(builder, ['rmi', '--force', image]);
    },
  };
}
