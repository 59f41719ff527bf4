import { type Evidence, gatherEvidence, readPhoto } from '../src/index.ts';
import { type Canvas, type Colour, develop } from '../test/drawing/canvas.ts';
import { crack, steppedCrack } from '../test/drawing/defects.ts';
import {
  bricks,
  cable,
  concrete,
  finish,
  plaster,
  room,
  shadow,
  tiles,
  type View,
} from '../test/drawing/surfaces.ts';
import { randomFrom } from './random.ts';

export interface DrawnPhoto {
  evidence: Evidence;
  cracked: boolean;
}

const PAINTS: readonly Colour[] = [
  [205, 200, 190],
  [222, 218, 210],
  [176, 186, 190],
  [196, 178, 150],
  [120, 118, 112],
];

type Draw = (view: View, random: () => number) => Canvas;
const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

function bond(random: () => number) {
  const dark = random() < 0.5;
  const course = 40 + random() * 60;
  const body: Colour = [120 + random() * 70, 70 + random() * 60, 50 + random() * 50];
  const mortar: Colour = dark ? [70, 64, 58] : [180, 172, 160];
  return { course, brick: course * 3, joint: 4 + random() * 6, mortar, body };
}

const wall: Draw = (view, random) => plaster(view, pick(PAINTS, random), 4 + random() * 24);

const CLEAN: readonly Draw[] = [
  wall,
  (view) => concrete(view),
  (view, random) => bricks(view, bond(random)),
  (view, random) => tiles(view, 90 + random() * 160, random() < 0.3 ? view.height : 90 + random() * 160),
  (view) => room(view),
  (view, random) => {
    const drawn = wall(view, random);
    for (let count = 0; count < 1 + random() * 2; count++) cable(drawn, 2 + random() * 7);
    return drawn;
  },
  (view, random) => {
    const drawn = random() < 0.5 ? concrete(view) : bricks(view, bond(random));
    cable(drawn, 2 + random() * 8);
    return drawn;
  },
  (view, random) => bricks(view, { ...bond(random), mortar: [70, 64, 58] }),
  (view, random) => {
    const drawn = wall(view, random);
    shadow(drawn, 1 + random() * 40);
    return drawn;
  },
];

const shape = (random: () => number) => ({
  width: 1.2 + random() ** 2 * 11,
  depth: 0.08 + random() * 0.5,
  angle: random() * Math.PI,
  length: 0.3 + random() * 0.7,
  branches: Math.floor(random() * 3),
});

const CRACKED: readonly Draw[] = [
  (view, random) => crack(wall(view, random), shape(random)),
  (view, random) => crack(wall(view, random), shape(random)),
  (view, random) => crack(concrete(view), { ...shape(random), width: 2.5 + random() * 9 }),
  (view, random) => crack(room(view), { ...shape(random), length: 0.3 + 0.3 * random() }),
  (view, random) => {
    const own = bond(random);
    return steppedCrack(bricks(view, own), own.brick, own.course, 4 + random() * 7);
  },
];

/** Photos drawn in the same way in every run: `count` of them, half cracked. */
export async function* drawPhotos(count: number): AsyncGenerator<DrawnPhoto> {
  const random = randomFrom(11);
  for (let at = 0; at < count; at++) {
    const small = random() < 0.5;
    const view = { width: small ? 576 : 960, height: small ? 512 : 720, seed: at + 100 };
    const cracked = at % 2 === 0;
    const draw = pick(cracked ? CRACKED : CLEAN, random) ?? wall;
    const bytes = await develop(finish(draw(view, random), 1 + random() * 4));
    yield { cracked, evidence: await gatherEvidence(await readPhoto(bytes)) };
  }
}
