/**
 * npm run evaluate -- <folder> --json FILE
 * Shows every photo of <folder>/<family>/ to the shipped panel, photo alone, and prints what it is worth.
 * FILE becomes a JSON array with one object a photo.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FAMILIES } from '@plumbline/knowledge';
import { createEngines } from '../src/engines/engines.ts';
import { figuresOf, type Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { listFolder } from './folders.ts';
import { examineFile } from './panel-run.ts';
import { reportLines } from './report.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run evaluate -- <folder> --json FILE');
  console.error(`<folder> holds <family>/<photo>; families: ${FAMILIES.join(', ')}`);
  process.exit(2);
}

const { photos, skipped } = await listFolder(folder);
if (skipped.length > 0) {
  console.log(
    `Passed over (no family or no photo): ${skipped.slice(0, 10).join(', ')}${skipped.length > 10 ? ` and ${skipped.length - 10} more` : ''}`,
  );
}
const engines = createEngines();
console.log(`${photos.length} photos, ${engines.length} engines: ${engines.map(({ id }) => id).join(', ')}`);
const judged: Judged[] = [];
const unreadable: string[] = [];
const unwell = new Map<string, number>();
// Opening the network is paid once a process, not once a photo.
for (const warm of photos.slice(0, 1)) await examineFile(warm.path, engines).catch(() => undefined);
for (const { path, file, truth } of photos) {
  try {
    const { votes, consensus, milliseconds } = await examineFile(path, engines);
    judged.push(judge(file, truth, consensus, milliseconds));
    for (const { engineId, status } of votes) {
      if (status === 'failed' || status === 'timed_out')
        unwell.set(engineId, (unwell.get(engineId) ?? 0) + 1);
    }
  } catch (cause) {
    unreadable.push(`${file} (${cause instanceof Error ? cause.message : String(cause)})`);
  }
  if ((judged.length + unreadable.length) % 200 === 0) console.log(`… ${judged.length + unreadable.length}`);
}
console.log('');
if (judged.length > 0) console.log(reportLines(figuresOf(judged)).join('\n'));
console.log(`unreadable, not counted above  ${unreadable.length}`);
for (const line of unreadable.slice(0, 10)) console.log(`  ${line}`);
for (const [id, count] of unwell) console.log(`engine ${id} failed or took too long on ${count} photos`);
if (values.json) {
  const plain = judged.map(({ milliseconds: _, ...rest }) => rest);
  await writeFile(values.json, `${JSON.stringify(plain, null, 1)}\n`);
  console.log(`wrote ${values.json}`);
}
