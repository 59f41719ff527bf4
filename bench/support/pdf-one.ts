/** Builds one report with one library, in a process of its own, and tells how long it took. */
import { writeFile } from 'node:fs/promises';
import { BUILDERS } from './pdf-builders.ts';
import { benchReport } from './pdf-content.ts';

const [name = '', count = '', photos = '', target = ''] = process.argv.slice(2);
const load = BUILDERS[name];
if (!load) throw new Error(`No builder is called ${name}`);
const { build } = await load();
const start = performance.now();
const pdf = await build(benchReport(Number(count)), photos);
const elapsedMs = performance.now() - start;
await writeFile(target, pdf);
console.log(JSON.stringify({ elapsedMs, bytes: pdf.byteLength }));
