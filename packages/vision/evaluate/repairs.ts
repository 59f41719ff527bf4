/**
 * npm run evaluate:repairs -- [--set development|held-out] [--count N] [--minutes N] [--misses]
 * How well a second look at a repair does, on pairs of drawn photos: the same wall before and after, from elsewhere and in
 * other light. Every second six pairs are
 * held out: they choose nothing and only their totals are printed. `--minutes` ends sooner and says of how many.
 */
import { parseArgs } from 'node:util';
import { gatherEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { openPair } from '../src/repair/look-again.ts';
import { factsOf, type Opened, opinionOn } from '../src/repair/opinion.ts';
import type { SecondReason } from '../src/repair/second-look.ts';
import { drawPair, PAIR_KINDS, type RepairPair } from '../test/drawing/repaired.ts';
import { figures } from './repair-figures.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'development' },
    count: { type: 'string', default: '240' },
    minutes: { type: 'string', default: '600' },
    misses: { type: 'boolean', default: false },
  },
});
const heldOut = values.set === 'held-out';
if (heldOut && values.misses) throw new Error('Nothing is chosen on the held-out half.');

interface Judged extends Omit<RepairPair, 'before' | 'after'> {
  number: number;
  opened: Opened | SecondReason;
}

const judged: Judged[] = [];
const until = Date.now() + 60_000 * Number(values.minutes);
for (let at = 0; at < Number(values.count) && (at % 6 > 0 || Date.now() < until); at += 1) {
  // Kinds go round in sixes, so pairs go to a half by blocks of six.
  const number = (Math.floor(at / 6) * 2 + (heldOut ? 1 : 0)) * 6 + (at % 6);
  const { before, after, ...pair } = await drawPair(number);
  const [first, second] = [
    await gatherEvidence(await readPhoto(before, { minimumSide: 1 })),
    await gatherEvidence(await readPhoto(after, { minimumSide: 1 })),
  ];
  const opened = await openPair(first, second, { family: pair.family, hazard: false });
  judged.push({ ...pair, number, opened });
}
const answers = judged.map((pair) => ({
  ...pair,
  look:
    typeof pair.opened === 'string'
      ? { answer: 'cant_tell' as const, reason: pair.opened, confidence: 0 }
      : opinionOn(pair.opened, false),
}));
console.log(`Drawn pairs, ${values.set} half: ${answers.length}`);
console.log(figures(answers).join('\n'));
if (!heldOut)
  for (const kind of PAIR_KINDS) {
    const of = answers.filter((one) => one.kind === kind);
    const count = (answer: string) => of.filter(({ look }) => look.answer === answer).length;
    console.log(
      `${kind}: fixed ${count('fixed')}, not fixed ${count('not_fixed')}, can't tell ${count('cant_tell')}`,
    );
  }
if (values.misses)
  for (const { number, kind, family, surface, look, opened } of answers)
    console.log(
      number,
      kind,
      family,
      surface,
      look.answer,
      look.reason,
      look.confidence.toFixed(2),
      JSON.stringify(
        typeof opened === 'string' ? opened : { n: opened.agreeing, ...opened.around, f: factsOf(opened) },
        (_, v) => (typeof v === 'number' ? Math.round(v * 100) / 100 : v),
      ),
    );
