// npm start: installs and builds what's missing, then becomes the server.
import { ensureBuilt } from './lib/build.mjs';
import { runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePort } from './lib/port.mjs';
import { inRepository, root } from './lib/repository.mjs';

await runScript(async () => {
  // DATA_DIR means the same folder wherever this is called from.
  process.chdir(root);
  const port = Number(process.env.PORT || 3000);
  // A wrong PORT is told by the server, along with whatever else is wrong.
  if (port > 0 && port < 65536 && process.env.ROLE !== 'worker') {
    await requireFreePort(process.env.HOST || 'localhost', port);
  }
  await ensureInstalled({ tests: false });
  await ensureBuilt();
  // In this very process: signals, exit code and kill -9 then mean the server and nothing in between.
  await import(inRepository('apps/server/dist/main.js'));
});
