/** What the trainer makes of right photos of several families at once, of a look that nothing else shows. */
import type { Family } from '@plumbline/knowledge';
import { randomFrom } from '../fit/random.ts';
import { evaluate } from '../src/learning/evaluation.ts';
import { grouped } from '../src/learning/figures.ts';
import { type Lesson, learn } from '../src/learning/learn.ts';
import type { Sample } from '../src/learning/observation.ts';
import { answerOn, type PanelVersion, type Precedents } from '../src/learning/panel-answer.ts';

interface Together {
  name: string;
  /** Collection and family: what is taught and measured; everything else is ‘elsewhere’. */
  sets: readonly (readonly [source: string, family: Family])[];
}

export const TOGETHER: readonly Together[] = [
  {
    name: 'salts, flaking, mould: one look',
    sets: [
      ['saltspot', 'efflorescence'],
      ['saltspot', 'peeling_damp'],
      ['saltspot', 'mould_algae'],
    ],
  },
  {
    name: 'plants, rust, mould: one campus',
    sets: [
      ['cbri_verified', 'vegetation'],
      ['cbri_verified', 'corrosion'],
      ['cbri_verified', 'mould_algae'],
    ],
  },
  {
    name: 'roofs, salts, rust: three looks',
    sets: [
      ['vgg_flakes_roof', 'tile_fault'],
      ['saltspot', 'efflorescence'],
      ['corrosion_web', 'corrosion'],
    ],
  },
];

const TAUGHT = 26;
const DRAWS = [5, 6, 7];

/** Whole scenes, one family after the other, until there are enough: no scene is both taught and measured. */
export function divide(sets: readonly Sample[][], seed: number): { taught: Sample[]; held: Sample[] } {
  const random = randomFrom(seed);
  const queues = sets.map((set) =>
    [...grouped(set, ({ group }) => group).values()]
      .map((photos) => ({ photos, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ photos }) => photos),
  );
  const taught: Sample[] = [];
  for (let turn = 0; taught.length < TAUGHT && queues.some(({ length }) => length > 0); turn++) {
    taught.push(...(queues[turn % queues.length]?.shift() ?? []));
  }
  const scenes = new Set(taught.map(({ source, group }) => `${source}/${group}`));
  const held = sets
    .flat()
    .filter((sample) => !taught.includes(sample) && !scenes.has(`${sample.source}/${sample.group}`));
  return { taught, held };
}

const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(3)}`;

/** Prints a line for each set and draw. `shippedExamples`: what the precedent engine has without them. */
export function teachTogether(
  lesson: Pick<Lesson, 'anchors' | 'benchmark' | 'active' | 'shipped'>,
  shippedExamples: Precedents['shipped'],
): void {
  const measure = (some: readonly Sample[], version: PanelVersion, added: readonly Sample[]) =>
    evaluate(some, (sample) => answerOn(sample, version, { shipped: shippedExamples, added }));
  console.log(
    `${'families taught together'.padEnd(34)} taught held   before  retrained    gain   elsewhere  gate`,
  );
  for (const { name, sets } of TOGETHER) {
    const all = sets.map(([source, family]) =>
      lesson.benchmark.filter((sample) => sample.source === source && sample.family === family),
    );
    const elsewhere = lesson.benchmark.filter((sample) => !all.some((set) => set.includes(sample)));
    const before = measure(elsewhere, lesson.shipped, []);
    for (const draw of DRAWS) {
      const { taught, held } = divide(all, draw);
      const learned = learn({ ...lesson, kind: 'retrain', examples: taught, benchmark: elsewhere });
      const was = measure(held, lesson.shipped, []).accuracy;
      const now = measure(held, learned, taught).accuracy;
      const after = measure(elsewhere, learned, taught);
      console.log(
        `${name.padEnd(34)} ${String(taught.length).padStart(6)} ${String(held.length).padStart(4)}   ${was.toFixed(3)}      ${now.toFixed(3)}  ${signed(now - was)}      ${signed(after.balancedAccuracy - before.balancedAccuracy)}  ${learned.verdict.accepted ? 'taken' : learned.verdict.reason}`,
      );
    }
  }
}
