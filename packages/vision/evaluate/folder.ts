/**
 * npm run evaluate -- <folder> --json FILE [--with openai|anthropic|google|compatible]
 * Shows every photo of <folder>/<family>/ to the shipped panel, photo alone, and prints what it is worth.
 * FILE becomes a JSON array with one object a photo. --with asks a hosted model as well, with the key and model of the
 * environment as the server reads them, and prints what it adds. It sends every photo to that provider.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES } from '@plumbline/knowledge';
import { createEngines } from '../src/engines/engines.ts';
import { HOSTED_PROVIDERS } from '../src/hosted/settings.ts';
import { figuresOf } from '../src/learning/figures.ts';
import { listFolder } from './folders.ts';
import { asJson, measurePhotos } from './measure-photos.ts';
import { reportLines } from './report.ts';
import { comparedLines, hostedFrom } from './with-hosted.ts';

const USAGE = [
  'Usage: npm run evaluate -- <folder> --json FILE [--with PROVIDER]',
  `<folder> holds <family>/<photo>; families: ${FAMILIES.join(', ')}`,
  'FILE becomes a JSON array with one object a photo.',
  `PROVIDER is one of ${HOSTED_PROVIDERS.join(', ')}: every photo is sent to it, with the key and model of the environment.`,
].join('\n');

/** Says what was wrong with the command line, and how it is used. */
function misused(why?: string): never {
  console.error([...(why ? [why] : []), USAGE].join('\n'));
  process.exit(2);
}

function readLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        with: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    return misused(cause instanceof Error ? cause.message : String(cause));
  }
}

const { values, positionals } = readLine();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const [folder] = positionals;
if (!folder) misused();
const hosted = values.with === undefined ? undefined : hostedFrom(values.with, process.env);
if (typeof hosted === 'string') {
  console.error(hosted);
  process.exit(2);
}
// Hours of measuring shouldn't end at a folder that isn't there.
if (values.json) await mkdir(dirname(values.json), { recursive: true });

const { photos, skipped } = await listFolder(folder).catch((cause: unknown) => {
  console.error(`Can't read the folder ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(2);
});
if (skipped.length > 0) {
  const more = skipped.length > 10 ? ` and ${skipped.length - 10} more` : '';
  console.log(`Passed over (no family or no photo): ${skipped.slice(0, 10).join(', ')}${more}`);
}
if (photos.length === 0) {
  console.error(`No photo in ${folder}/<family>/. Families: ${FAMILIES.join(', ')}`);
  process.exitCode = 1;
}
const engines = createEngines(hosted ? { hosted: [hosted] } : {});
console.log(`${photos.length} photos, ${engines.length} engines: ${engines.map(({ id }) => id).join(', ')}`);
const { judged, heard, unreadable, unwell } = await measurePhotos(photos, engines, (done) => {
  if (done % 200 === 0) console.log(`… ${done}`);
});
console.log('');
if (judged.length > 0) console.log(reportLines(figuresOf(judged)).join('\n'));
console.log(`unreadable, counted as not answered  ${unreadable.length}`);
for (const { file, problem } of unreadable.slice(0, 10)) console.log(`  ${file} (${problem})`);
for (const [why, count] of unwell) console.log(`${why} (on ${count} photos)`);
if (hosted && heard.length > 0) console.log(`\n${comparedLines(heard).join('\n')}`);
if (values.json) {
  await writeFile(values.json, `${JSON.stringify(asJson(judged), null, 1)}\n`);
  console.log(`wrote ${values.json}`);
}
