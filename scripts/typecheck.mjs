// npm run typecheck: every workspace and the root, one after the other. What hasn't changed since is not read again.
import { existsSync, readdirSync } from 'node:fs';
import { runQuietly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { formatTime } from './lib/progress.mjs';
import { inRepository } from './lib/repository.mjs';

await runScript(async () => {
  await ensureInstalled();
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inRepository(folder)).map((name) => `${folder}/${name}`),
  );
  const projects = [...workspaces.sort(), '.'].filter((path) =>
    existsSync(inRepository(path, 'tsconfig.json')),
  );
  const broken = [];
  for (const project of projects) {
    const begun = Date.now();
    const { code, output } = await runQuietly([
      ...[inRepository('node_modules/.bin/tsc'), '-p', project, '--incremental'],
      ...['--tsBuildInfoFile', inRepository('node_modules/.cache/types', `${project}.tsbuildinfo`)],
    ]);
    console.log(`  ${code === 0 ? '✓' : '✗'} ${project} (${formatTime(Date.now() - begun)})`);
    if (code !== 0) {
      console.log(output);
      broken.push(project);
    }
  }
  if (broken.length > 0) throw new Failure(`Types don't hold in ${broken.join(', ')}.`);
});
