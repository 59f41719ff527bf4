/**
 * `npm run train:intents`: learns what messages want and writes `src/data/aim-weights.json`.
 *
 * First it measures: each development set is left out in turn, and its messages are read by a model that hasn't seen
 * it. `-- --errors` lists what is read wrong, `-- --measure` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { wilson } from '../../vision/src/learning/figures.ts';
import { modelOf } from '../src/aims/model.ts';
import { LEARNT_SETS, labelled, learn } from './aims/learn.ts';

interface Read {
  text: string;
  wanted: string;
  got: string;
  probability: number;
}

const shown = (right: number, n: number) => {
  const [low, high] = wilson(right, n);
  return `${(right / n).toFixed(3)} (${right} of ${n}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)})`;
};

const all: Read[] = [];
for (const set of LEARNT_SETS) {
  const model = modelOf(learn(LEARNT_SETS.filter((other) => other !== set)));
  const read = labelled(set).map(({ text, aim }): Read => {
    const [best] = model.guess(text);
    return { text, wanted: aim, got: best?.aim ?? '', probability: best?.probability ?? 0 };
  });
  all.push(...read);
  console.log(
    `${set}, left out: ${shown(read.filter(({ wanted, got }) => wanted === got).length, read.length)}`,
  );
  if (process.argv.includes('--errors'))
    for (const { text, wanted, got, probability } of read)
      if (wanted !== got) console.log(`  ${wanted} read as ${got} (${probability.toFixed(2)}): ${text}`);
}
console.log('\nat least   taken   right of those');
for (const least of [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8]) {
  const taken = all.filter(({ probability }) => probability >= least);
  console.log(
    `  ${least.toFixed(2)}     ${(taken.length / all.length).toFixed(3)}   ${shown(taken.filter(({ wanted, got }) => wanted === got).length, taken.length)}`,
  );
}

const text = `${JSON.stringify(learn(LEARNT_SETS))}\n`;
console.log(
  `\nweights: ${Math.round(text.length / 1000)} KB, ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} KB gzip`,
);
if (!process.argv.includes('--measure'))
  writeFileSync(new URL('../src/data/aim-weights.json', import.meta.url), text);
