// npm run build: builds web and server anew.
import { ensureBuilt } from './lib/build.mjs';
import { runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runScript(async () => {
  await ensureInstalled({ tests: false });
  await ensureBuilt({ force: true });
});
