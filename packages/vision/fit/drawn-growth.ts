import type { Family } from '@plumbline/knowledge';
import { type Evidence, gatherEvidence, readPhoto } from '../src/index.ts';
import { type Canvas, develop } from '../test/drawing/canvas.ts';
import { crack } from '../test/drawing/defects.ts';
import { leaves, mould, peel, rust, salt, spall, tide } from '../test/drawing/growth.ts';
import { bricks, concrete, finish, plaster, room, tiles, type View } from '../test/drawing/surfaces.ts';
import { randomFrom } from './random.ts';

type Ground = (view: View, random: () => number) => Canvas;
const GROUNDS: readonly Ground[] = [
  (view, random) =>
    plaster(view, [150 + 80 * random(), 150 + 75 * random(), 140 + 75 * random()], 6 + 20 * random()),
  (view) => concrete(view),
  (view, random) => bricks(view, { body: [110 + 80 * random(), 66 + 50 * random(), 50 + 50 * random()] }),
  (view, random) => tiles(view, 100 + 150 * random(), 100 + 150 * random()),
  (view) => room(view),
];

const MARKS: readonly (readonly [Family, (target: Canvas) => Canvas])[] = [
  ['mould_algae', mould],
  ['corrosion', rust],
  ['efflorescence', salt],
  ['peeling_damp', tide],
  ['peeling_damp', peel],
  ['spalling', spall],
  ['vegetation', leaves],
  ['normal', (target) => target],
  ['normal', (target) => target],
  [
    'crack',
    (target) => crack(target, { width: 3, depth: 0.3, angle: target.random() * 3, length: 0.6, branches: 1 }),
  ],
];

/** Photos of drawn defects of surface and colour, the same in every run. Another `series` gives other pictures. */
export async function* drawGrowth(
  count: number,
  series = 0,
): AsyncGenerator<{ evidence: Evidence; family: Family }> {
  const random = randomFrom(23 + series);
  for (let at = 0; at < count; at++) {
    const mark = MARKS[at % MARKS.length];
    const ground = GROUNDS[Math.floor(random() * GROUNDS.length)];
    if (!mark || !ground) continue;
    const drawn = mark[1](ground({ width: 576, height: 512, seed: at + 900 + 10_000 * series }, random));
    const bytes = await develop(finish(drawn, 1 + random() * 4));
    yield { family: mark[0], evidence: await gatherEvidence(await readPhoto(bytes)) };
  }
}
