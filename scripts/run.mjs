// node scripts/run.mjs FILE.ts [arguments]: installs what's missing and runs a TypeScript file.
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runScript(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Failure('Which file? node scripts/run.mjs FILE.ts [arguments]');
  // Backups and the example are an operator's: they run on what npm start installed, beside a server that runs from it.
  await ensureInstalled({ tests: !/^apps\/server\/src\//.test(file) });
  process.exitCode = await runVisibly([process.execPath, '--import', 'tsx', file, ...args]);
});
