import { expect, test } from 'vitest';
import { asPhoto } from '../../test/drawing/as-photo.ts';
import { type Canvas, paint } from '../../test/drawing/canvas.ts';
import { finish, plaster, room, shadow } from '../../test/drawing/surfaces.ts';
import { combine } from '../consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import type { RgbImage } from '../evidence/evidence.ts';
import { examine } from '../examine.ts';
import { shownAt } from '../network/input.ts';
import type { Vote } from '../panel.ts';
import { patchesIn } from './holes.ts';
import { STAINS_SIDE } from './stains.ts';

const NO_WORDS = { description: '', stages: [], project: {}, inspectedOn: '2026-11-27' };
const VIEW = { width: 448, height: 336, seed: 4 };
const CENTRE = { x: 0.32, y: 0.4 };

const patchesOf = (image: RgbImage) => patchesIn(shownAt(image, STAINS_SIDE));
const stainsOf = (image: RgbImage) => patchesOf(image).stains;

/** A patch that takes more of the blue than of the red, with a darker rim, as dried water leaves. */
function stained(scene: Canvas, tint: readonly [number, number, number] = [0.12, 0.2, 0.32]): Canvas {
  const { width, height, data } = scene;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width - CENTRE.x, (y / height - CENTRE.y) * 0.75];
      const round = Math.hypot(across, down) + 0.008 * Math.sin(7 * Math.atan2(down, across));
      const depth =
        0.55 / (1 + Math.exp((round - 0.085) / 0.004)) + 0.6 * Math.exp(-(((round - 0.082) / 0.008) ** 2));
      for (const [channel, share] of tint.entries()) {
        const at = (y * width + x) * 3 + channel;
        data[at] = (data[at] ?? 0) * (1 - share * depth);
      }
    }
  }
  return scene;
}

/** The same, fainter. */
const faintly = (part: number) => [0.12 * part, 0.2 * part, 0.32 * part] as const;

const imageOf = ({ width, height, data }: Canvas) => ({
  width,
  height,
  data: new Uint8Array(data.map(Math.round)),
});

/** A thing on the wall with hard edges: a brown door or picture. */
function pictured(scene: Canvas): Canvas {
  for (let y = 90; y < 170; y++) for (let x = 100; x < 190; x++) paint(scene, x, y, [120, 84, 52]);
  return scene;
}

/** A soft grey shadow of the same shape. */
function shaded(scene: Canvas): Canvas {
  return stained(scene, [0.22, 0.22, 0.22]);
}

test.each([
  ['a plastered wall', plaster],
  ['a room', room],
])('a brownish patch on %s is found where it is', (_, draw) => {
  const found = stainsOf(imageOf(stained(finish(draw(VIEW)))));
  expect(found).toHaveLength(1);
  const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = found;
  expect(Math.abs(x + width / 2 - CENTRE.x)).toBeLessThan(0.03);
  expect(Math.abs(y + height / 2 - CENTRE.y)).toBeLessThan(0.03);
});

/** The edge of a soft shadow across all of it. */
function crossed(scene: Canvas): Canvas {
  shadow(scene, 40);
  return scene;
}

test.each([
  ['a plastered wall', plaster, (scene: Canvas) => scene],
  ['a room', room, (scene: Canvas) => scene],
  ['a grey patch', plaster, shaded],
  ['the edge of a shadow', plaster, crossed],
  ['a brown picture', room, pictured],
] as const)('%s is none', (_, draw, more) => {
  expect(stainsOf(imageOf(more(finish(draw(VIEW)))))).toEqual([]);
});

test('a wall in warm light has none, and its stain is found', () => {
  const warm = (scene: Canvas) => {
    for (let at = 2; at < scene.data.length; at += 3) scene.data[at] = (scene.data[at] ?? 0) * 0.8;
    return scene;
  };
  expect(stainsOf(imageOf(warm(finish(plaster(VIEW)))))).toEqual([]);
  expect(stainsOf(imageOf(warm(stained(finish(plaster(VIEW))))))).toHaveLength(1);
});

async function look(scene: Canvas) {
  const { votes, consensus, overlays } = await examine(asPhoto(imageOf(scene)), NO_WORDS);
  return { votes, consensus, overlays };
}

test('a stained wall isn’t called clean: its place is marked first', async () => {
  const { consensus, overlays } = await look(stained(finish(plaster({ ...VIEW, seed: 6 })), faintly(0.4)));
  expect(consensus.outcome).toBe('not_sure');
  const first = overlays.find((one) => one.kind === 'outline' && one.place === 1);
  const points = first?.kind === 'outline' ? first.points : [];
  expect(Math.min(...points.map(([x]) => x))).toBeLessThan(CENTRE.x);
  expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(CENTRE.x);
  expect(consensus.advice[0]).toMatch(/^Photograph (?:the|each) marked place/);
}, 30_000);

test('the same wall without its stain is', async () => {
  const { votes, consensus } = await look(finish(plaster({ ...VIEW, seed: 6 })));
  expect(votes.map(({ opinion }) => opinion?.stained ?? 0)).not.toContain(1);
  expect(consensus.outcome).toBe('no_visible_defect');
}, 30_000);

test('a photo that is clean but for a brownish patch settles nothing and says what it may be', () => {
  const answer = (stained: number, status: Vote['status'] = 'voted') =>
    combine(
      [
        {
          ...{ engineId: 'surface', engineName: 'Surface network', family: 'network', status, elapsedMs: 1 },
          opinion: {
            families: { normal: 0.99, crack: 0.01 },
            ...{ defects: {}, summary: '', recommendations: [], measurements: [], damaged: 0, stained },
          },
        } as Vote,
      ],
      NO_WORDS,
      SHIPPED_WEIGHTS,
    );
  expect(answer(0).outcome).toBe('no_visible_defect');
  expect(answer(1).outcome).toBe('not_sure');
  expect(answer(1).advice[0]).toBe('It may be: a stain from water, a brownish patch on a light surface.');
});
