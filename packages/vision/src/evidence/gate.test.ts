import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Canvas, canvas, develop, noise } from '../../test/drawing/canvas.ts';
import { crack } from '../../test/drawing/defects.ts';
import { bricks, concrete, finish, plaster, room, tiles } from '../../test/drawing/surfaces.ts';
import { takeIn } from '../intake.ts';
import type { PhotoProblem } from '../panel.ts';
import { PhotoError } from './problem.ts';

const view = { width: 720, height: 540, seed: 12 };

async function verdict(photo: Buffer): Promise<PhotoProblem | 'usable'> {
  try {
    await takeIn(photo);
    return 'usable';
  } catch (cause) {
    if (cause instanceof PhotoError) return cause.problem;
    throw cause;
  }
}
const verdictOn = async (drawn: Canvas) => verdict(await develop(drawn));

describe('the quality gate lets through', () => {
  const hairline = { width: 1.2, depth: 0.75, angle: 0.9, length: 0.5 };
  test.each<[string, () => Canvas]>([
    ['a plain white wall', () => finish(plaster(view, [236, 235, 232], 3), 1)],
    [
      'a plain wall with a hairline crack',
      () => finish(crack(plaster(view, [214, 210, 203], 5), hairline), 1),
    ],
    ['a dark wall', () => finish(plaster(view, [62, 60, 58], 6), 2)],
    ['concrete', () => finish(concrete(view))],
    ['brickwork', () => finish(bricks(view))],
    ['tiles', () => finish(tiles(view))],
    ['a room', () => finish(room(view))],
  ])('%s', async (_, draw) => {
    expect(await verdictOn(draw())).toBe('usable');
  });

  test('a dim room with a bright window', async () => {
    const photo = await develop(finish(room(view)));
    const dim = await sharp(photo).linear(0.25, 0).toBuffer();
    const pane = { width: 260, height: 260, channels: 3 as const, background: '#ffffff' };
    const window = await sharp({ create: pane }).png().toBuffer();
    const scene = await sharp(dim)
      .composite([{ input: window, left: 100, top: 120 }])
      .jpeg()
      .toBuffer();
    expect(await verdict(scene)).toBe('usable');
  });

  test('a photo slightly out of focus', async () => {
    const photo = await develop(finish(bricks(view)));
    expect(await verdict(await sharp(photo).blur(1.6).jpeg().toBuffer())).toBe('usable');
  });
});

describe('the quality gate turns away, and says what to do', () => {
  test('a picture of nothing', async () => {
    expect(await verdictOn(canvas(800, 600, [180, 180, 180]))).toBe('blank');
    expect(await verdictOn(canvas(800, 600, [255, 255, 255]))).toBe('blank');
  });

  test('the inside of a pocket', async () => {
    const pocket = canvas(800, 600, [6, 6, 7], 5);
    noise(pocket, 2);
    expect(await verdictOn(pocket)).toBe('too_dark');
  });

  test('a blurred photo', async () => {
    const photo = await develop(finish(room(view), 1));
    expect(await verdict(await sharp(photo).blur(14).jpeg().toBuffer())).toBe('blurred');
  });

  test.each([
    ['bricks', bricks],
    ['tiles', tiles],
    ['a room', room],
  ])('a photo of %s with the flash in most of it', async (_, draw) => {
    const photo = await develop(finish(draw(view)));
    const flash =
      '<svg width="720" height="540"><ellipse cx="360" cy="270" rx="358" ry="268" fill="white"/></svg>';
    const burnt = await sharp(photo)
      .composite([{ input: Buffer.from(flash) }])
      .jpeg()
      .toBuffer();
    expect(await verdict(burnt)).toBe('glare');
  });

  const onWhite = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="640"><rect width="860" height="640" fill="white"/>${shapes}</svg>`;
  const rooms = (fills: readonly string[]) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, y] = [60 + 240 * (at % 3), 50 + 180 * Math.floor(at / 3)];
      return `<g fill="${fills[at % fills.length]}" stroke="black" stroke-width="2"><rect x="${x}" y="${y}" width="230" height="170"/><path d="M${x} ${y}l40 40"/></g>`;
    }).join('');
  const rows = Array.from(
    { length: 9 },
    (_, at) =>
      `<rect x="150" y="${60 + 64 * at}" width="300" height="12" fill="#333"/><circle cx="100" cy="${66 + 64 * at}" r="22" fill="#b6d7a8"/>`,
  ).join('');
  const DRAWN = {
    'a plan in lines': onWhite(rooms(['none'])),
    'a plan with some rooms filled': onWhite(rooms(['#f6e7c8', 'none', 'none'])),
    'a screenshot': onWhite(`<rect width="860" height="44" fill="#1a73e8"/>${rows}`),
  };
  test.each(
    Object.entries(DRAWN).flatMap(([name, svg]) =>
      (['png', 'jpeg', 'webp'] as const).map((kind) => [name, kind, svg] as const),
    ),
  )('%s on white, as %s', async (_, kind, svg) => {
    expect(await verdict(await sharp(Buffer.from(svg))[kind]().toBuffer())).toBe('drawing');
  });

  test.each<[PhotoProblem, RegExp]>([
    ['too_dark', /Try again in better light\.$/],
    ['blurred', /Hold the camera still/],
    ['glare', /flash off/],
    ['drawing', /drawing or screenshot, not a photo/],
    ['blank', /lens is clear/],
    ['too_small', /at least 500x500/],
  ])('%s', (problem, advice) => {
    expect(new PhotoError(problem).message).toMatch(advice);
  });
});
