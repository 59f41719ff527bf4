/** Builds one report with one library, in a process of its own, and tells how long it took, and how much processor. */
import { writeFile } from 'node:fs/promises';
import { BUILDERS } from './pdf-builders.ts';
import { benchReport } from './pdf-content.ts';
import { processorTime } from './processor-time.ts';

const [name = '', count = '', photos = '', target = ''] = process.argv.slice(2);
const load = BUILDERS[name];
if (!load) throw new Error(`No builder is called ${name}`);
const { build } = await load();
const used = () => {
  const { own, children } = processorTime(process.pid);
  return (own + children) * 1000;
};
const usedBefore = used();
const start = performance.now();
const pdf = await build(benchReport(Number(count)), photos);
const elapsedMs = performance.now() - start;
const processorMs = used() - usedBefore;
await writeFile(target, pdf);
console.log(JSON.stringify({ elapsedMs, processorMs, bytes: pdf.byteLength }));
