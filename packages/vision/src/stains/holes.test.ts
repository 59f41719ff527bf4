import { expect, test } from 'vitest';
import { asPhoto } from '../../test/drawing/as-photo.ts';
import { type Canvas, paint } from '../../test/drawing/canvas.ts';
import { finish, plaster, room } from '../../test/drawing/surfaces.ts';
import { combine } from '../consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import { examine } from '../examine.ts';
import { shownAt } from '../network/input.ts';
import type { Opinion, Vote } from '../panel.ts';
import { patchesIn } from './holes.ts';
import { STAINS_SIDE } from './stains.ts';

const NO_WORDS = { description: '', stages: [], project: {}, inspectedOn: '2026-11-28' };
const VIEW = { width: 448, height: 336, seed: 4 };

const imageOf = ({ width, height, data }: Canvas) => ({
  width,
  height,
  data: new Uint8Array(data.map(Math.round)),
});
const openIn = (scene: Canvas) => patchesIn(shownAt(imageOf(scene), STAINS_SIDE));
const holesIn = (scene: Canvas) => openIn(scene).holes;

/** A ragged opening around a point of the photo, in fractions of it: what lies behind is this share as bright. */
function opened(scene: Canvas, [across, down]: readonly [number, number], left: number): Canvas {
  const { width, height, data } = scene;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x / width - across, (y / height - down) * 0.75];
      const ragged =
        0.08 + 0.012 * Math.sin(5 * Math.atan2(dy, dx)) + 0.007 * Math.sin(13 * Math.atan2(dy, dx));
      if (Math.hypot(dx, dy) > ragged) continue;
      const at = 3 * (y * width + x);
      const behind = [0, 1, 2].map((channel) => (data[at + channel] ?? 0) * left);
      paint(scene, x, y, [behind[0] ?? 0, behind[1] ?? 0, behind[2] ?? 0]);
    }
  }
  return scene;
}

test.each([
  ['a plastered ceiling', plaster, [0.4, 0.3], 0.15],
  ['the wall of a room', room, [0.32, 0.4], 0.15],
  ['a plastered wall, low down', plaster, [0.5, 0.7], 0.15],
  ['a ceiling, where some light comes through', plaster, [0.4, 0.3], 0.4],
] as const)('a dark opening in %s is found where it is', (_, draw, centre, left) => {
  const found = holesIn(opened(finish(draw(VIEW)), centre, left));
  expect(found).toHaveLength(1);
  const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = found;
  expect(Math.abs(x + width / 2 - centre[0])).toBeLessThan(0.03);
  expect(Math.abs(y + height / 2 - centre[1])).toBeLessThan(0.03);
});

test.each([
  ['a plastered wall', (): Canvas => finish(plaster(VIEW))],
  ['a room', (): Canvas => finish(room(VIEW))],
  ['a dark wall', (): Canvas => finish(plaster(VIEW, [62, 60, 58], 6))],
  ['a shadow', (): Canvas => opened(finish(plaster(VIEW)), [0.4, 0.3], 0.7)],
  ['what is half in shadow below', (): Canvas => opened(finish(plaster(VIEW)), [0.5, 0.7], 0.42)],
])('%s has none', (_, draw) => {
  expect(openIn(draw())).toMatchObject({ holes: [], wide: 0 });
});

test('an opening overhead doesn’t hide a larger one below: each is found once, the largest first', () => {
  const scene = opened(finish(plaster(VIEW)), [0.3, 0.2], 0.4);
  const found = holesIn(cutOut(scene, { left: 0.5, top: 0.55, right: 0.8, bottom: 0.85 }));
  expect(found.map(({ x, width }) => Math.round(10 * (x + width / 2)) / 10)).toEqual([0.7, 0.3]);
});

interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const MANHOLE: Sides = { left: 0.28, top: 0.15, right: 0.47, bottom: 0.4 };
const HALF: Sides = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };

test.each([
  ['is half as wide and high as the photo', HALF],
  ['goes on to the left', { left: 0, top: 0.2, right: 0.2, bottom: 0.5 }],
  ['goes on above', { left: 0.3, top: 0, right: 0.6, bottom: 0.25 }],
  ['lies in a corner', { left: 0, top: 0, right: 0.3, bottom: 0.3 }],
])('an opening that %s is told and is no place in the photo', (_, sides) => {
  for (const draw of [plaster, room])
    expect(openIn(cutOut(finish(draw(VIEW)), sides))).toMatchObject({ holes: [], wide: 1 });
});

interface Gone {
  /** Its middle and its depth either way, as shares of the photo's height. */
  down: number;
  deep: number;
  /** How bright what lies behind it is, of what was there. */
  left: number;
  /** From here outwards, as a share of the way from the middle to its edge; 0 is all of it. */
  inner: number;
}

/** A light ceiling above a brown wall, of which an ellipse is gone. */
function underCeiling({ down, deep, left, inner }: Gone): Canvas {
  const scene = finish(plaster(VIEW));
  const { width, height, data } = scene;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const out = Math.hypot((x / width - 0.5) / 0.3, (y / height - down) / deep);
      const at = 3 * (y * width + x);
      const was = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      if (y > 0.36 * height) paint(scene, x, y, [0.5 * was[0], 0.36 * was[1], 0.26 * was[2]]);
      else if (out < 1 && out > inner) paint(scene, x, y, [left * was[0], left * was[1], left * was[2]]);
    }
  }
  return scene;
}

const NEARLY = { down: 0.2, deep: 0.15, left: 0.12, inner: 0 };
const BEYOND = { ...NEARLY, down: 0.16, deep: 0.18 };

test('an opening overhead that nearly reaches the edges of its ceiling is found', () => {
  const [found] = holesIn(underCeiling(NEARLY));
  expect(found?.y).toBeCloseTo(0.05, 1);
  expect(found?.width).toBeCloseTo(0.6, 1);
});

test('one that reaches beyond the photo is told', () => {
  expect(openIn(underCeiling(BEYOND))).toMatchObject({ holes: [], wide: 1 });
});

test.each([
  ['a shadow as wide as its ceiling', { ...BEYOND, left: 0.42 }],
  ['a dark ring as wide as its ceiling', { ...NEARLY, inner: 0.8 }],
])('%s is none', (_, gone) => {
  expect(openIn(underCeiling(gone))).toMatchObject({ holes: [], wide: 0 });
});

/** A square cut-out, such as a manhole without its cover, by its sides in fractions of the photo. */
function cutOut(scene: Canvas, { left, top, right, bottom }: Sides): Canvas {
  const { width, height, data } = scene;
  for (let y = Math.round(top * height); y < bottom * height; y++) {
    for (let x = Math.round(left * width); x < right * width; x++) {
      const at = 3 * (y * width + x);
      paint(scene, x, y, [0.2 * (data[at] ?? 0), 0.2 * (data[at + 1] ?? 0), 0.2 * (data[at + 2] ?? 0)]);
    }
  }
  return scene;
}

/** The same votes without what was looked for here. */
const unseen = (votes: readonly Vote[]): Vote[] =>
  votes.map(({ opinion, ...vote }) => {
    const { holed: _, ...rest } = opinion ?? {};
    return opinion ? { ...vote, opinion: rest as Opinion } : vote;
  });

const look = (scene: Canvas) => examine(asPhoto(imageOf(scene)), NO_WORDS);

test.each([
  ['ceiling', plaster],
  ['room', room],
])(
  'a %s with a cut-out isn’t called clean: its place is marked first',
  async (_, draw) => {
    const { votes, consensus, overlays } = await look(cutOut(finish(draw({ ...VIEW, seed: 6 })), MANHOLE));
    expect(combine(unseen(votes), NO_WORDS, SHIPPED_WEIGHTS).outcome).toBe('no_visible_defect');
    expect(consensus.outcome).toBe('not_sure');
    const first = overlays.find((one) => one.kind === 'outline' && one.place === 1);
    const across = first?.kind === 'outline' ? first.points.map(([x]) => x) : [];
    expect(Math.min(...across)).toBeLessThan(0.37);
    expect(Math.max(...across)).toBeGreaterThan(0.37);
  },
  30_000,
);

test('nor is one that is half as wide and high as the photo', async () => {
  const { votes, consensus } = await look(cutOut(finish(plaster({ ...VIEW, seed: 6 })), HALF));
  expect(combine(unseen(votes), NO_WORDS, SHIPPED_WEIGHTS).outcome).toBe('no_visible_defect');
  expect(consensus.outcome).toBe('not_sure');
  expect(votes.map(({ opinion }) => opinion?.holed)).toContain(1);
}, 30_000);

test('a photo that is clean but for an opening settles nothing and says what it may be', () => {
  const answer = (holed: number, status: Vote['status'] = 'voted') =>
    combine(
      [
        {
          ...{ engineId: 'surface', engineName: 'Surface network', family: 'network', status, elapsedMs: 1 },
          opinion: {
            families: { normal: 0.99, crack: 0.01 },
            ...{ defects: {}, summary: '', recommendations: [], measurements: [], damaged: 0, holed },
          },
        } as Vote,
      ],
      NO_WORDS,
      SHIPPED_WEIGHTS,
    );
  expect(answer(0).outcome).toBe('no_visible_defect');
  expect(answer(1).outcome).toBe('not_sure');
  expect(answer(1).advice[0]).toBe('It may be: a hole, where something fell or was cut out.');
});
