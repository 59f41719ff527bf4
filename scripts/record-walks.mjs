// npm run record:walkthroughs: records the videos of the help centre anew, from the product. Needs Chromium and ffmpeg.
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runVisibly } from './lib/command.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const words = [process.execPath, '--import', 'tsx', 'scripts/pictures/record-walks.ts'];
  const code = await runVisibly(words, { CHROMIUM_PATH: await ensureChromium() });
  if (code !== 0) throw new Failure(`The walk-throughs couldn't be recorded (${code}).`);
});
