// node scripts/refresh-pictures.mjs: makes what the public pages show of the product anew, from the product.
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const words = [process.execPath, '--import', 'tsx', 'scripts/pictures/refresh.ts'];
  const code = await runVisibly(words, { CHROMIUM_PATH: await ensureChromium() });
  if (code !== 0) throw new Failure(`The pictures couldn't be made (${code}).`);
});
