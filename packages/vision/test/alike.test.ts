import sharp from 'sharp';
import { expect, it } from 'vitest';
import { randomFrom } from '../fit/random.ts';
import { alikeAmong, nearestByWords, type PhotoPrint, photoPrint } from '../src/alike/index.ts';
import { type Canvas, develop } from './drawing/canvas.ts';
import { crack } from './drawing/defects.ts';
import { leaves, mould, peel, rust, salt, spall, tide } from './drawing/growth.ts';
import { bricks, concrete, finish, plaster, room, type View } from './drawing/surfaces.ts';

/** `npm run test:whole` draws them all. */
const [PAIRS, OTHERS] = process.env.WHOLE_CAMPAIGN ? [200, 2_000] : [6, 6];
/** All of it takes about ten minutes of a processor; on a busy machine it may wait for one. What takes longer never ends. */
const NEVER_MS = 6 * 3_600_000;
/** As many as the server compares. */
const COMPARED = 8;

const SURFACES: readonly ((view: View) => Canvas)[] = [plaster, concrete, room, bricks];
const GROWTHS: readonly ((target: Canvas) => Canvas)[] = [mould, rust, salt, tide, peel, spall, leaves];

/** A photo of a defect on a wall: no two of them show the same. The bound was chosen on every second of walls 50,000 to 52,399. */
function draw(number: number): Promise<Buffer> {
  const random = randomFrom(700_000 + number);
  const surface = SURFACES[Math.floor(random() * SURFACES.length)] ?? plaster;
  const wall = surface({ width: 480, height: 360, seed: 800_000 + number });
  if (random() < 0.35) {
    const [width, length] = [2 + 4 * random(), 0.4 + 0.5 * random()];
    crack(wall, { width, depth: 0.1 + 0.3 * random(), angle: random() * 3, length, branches: 2 });
  } else (GROWTHS[Math.floor(random() * GROWTHS.length)] ?? mould)(wall);
  return develop(finish(wall));
}

/** A part of a picture whose edges a turn or a slant left empty. */
async function part(picture: Buffer, share: number, random: () => number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [w, h] = [Math.floor(width * share), Math.floor(height * share)];
  const at = (room: number) => Math.floor(room * (0.25 + 0.5 * random()));
  return sharp(picture)
    .extract({ left: at(width - w), top: at(height - h), width: w, height: h })
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Change = (photo: Buffer, random: () => number) => Promise<Buffer>;

/** What differs between two photos that somebody takes of one thing. */
const CHANGES: readonly Change[] = [
  (photo, random) => part(photo, 0.7 + 0.25 * random(), random),
  (photo, random) =>
    sharp(photo)
      .modulate({ brightness: 0.6 + 0.7 * random() })
      .gamma(1 + random())
      .jpeg({ quality: 55 })
      .toBuffer(),
  async (photo, random) =>
    part(
      await sharp(photo)
        .rotate((random() - 0.5) * 14)
        .toBuffer(),
      0.8,
      random,
    ),
  async (photo, random) => {
    const small = () => (random() - 0.5) * 0.16;
    const slanted = sharp(photo).affine([
      [1 + small(), small()],
      [small(), 1 + small()],
    ]);
    const seen = await part(await slanted.toBuffer(), 0.8, random);
    return sharp(seen)
      .modulate({ brightness: 0.75 + 0.5 * random() })
      .toBuffer();
  },
];

/** Taken again, a photo has grain of its own. */
async function again(number: number, photo: Buffer): Promise<Buffer> {
  const random = randomFrom(900_000 + number);
  const change = CHANGES[number % CHANGES.length];
  const changed = change ? await change(photo, random) : photo;
  const { data, info } = await sharp(changed).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let at = 0; at < data.length; at += 1) {
    const grain = (random() + random() + random() - 1.5) * 8;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + grain)));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** Those of a project that a photo is taken for another photo of, in the two steps that the server takes. */
function foundAmong(project: readonly PhotoPrint[], one: PhotoPrint): PhotoPrint[] {
  const near = nearestByWords(
    one.words,
    project.map(({ words }) => words),
    COMPARED,
  ).flatMap((at) => project[at] ?? []);
  return alikeAmong(
    one.spots,
    near.map(({ spots }) => spots),
  ).flatMap((at) => near[at] ?? []);
}

it(
  'finds 95% of photos taken again among all of a project, and asks wrongly about at most 1% of the others',
  async () => {
    const project: PhotoPrint[] = [];
    const taken: PhotoPrint[] = [];
    for (let number = 0; number < PAIRS + OTHERS; number += 1) {
      const photo = await draw(number);
      project.push(await photoPrint(photo));
      if (number < PAIRS) taken.push(await photoPrint(await again(number, photo)));
    }
    const missed: number[] = [];
    const wrong: string[] = [];
    for (const [number, one] of taken.entries()) {
      const found = foundAmong(project, one);
      if (!found.some((other) => other === project[number])) missed.push(number);
      if (found.some((other) => other !== project[number])) wrong.push(`taken again ${number}`);
    }
    // Strictly: each against every other photo of its project, and once is too often.
    for (const [number, one] of project.entries()) {
      const others = [...project.slice(0, number), ...project.slice(number + 1)];
      if (foundAmong(others, one).length > 0) wrong.push(String(number));
    }
    const told = `missed: ${missed.join(', ')}; wrong: ${wrong.join(', ')}`;
    if (process.env.WHOLE_CAMPAIGN) process.stdout.write(`Of ${PAIRS} pairs and ${OTHERS} others, ${told}\n`);
    expect(missed.length / PAIRS, told).toBeLessThanOrEqual(0.05);
    expect(wrong.length / (project.length + taken.length), told).toBeLessThanOrEqual(0.01);
  },
  NEVER_MS,
);

it('finds the only other photo of a project', async () => {
  const photo = await draw(3);
  const [first, second] = await Promise.all([photoPrint(photo), photoPrint(await again(3, photo))]);
  expect(foundAmong([first], second)).toEqual([first]);
});

it('knows nothing again in a picture without anything in it', async () => {
  const blank = (grey: number) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const [one, other] = await Promise.all([photoPrint(await blank(120)), photoPrint(await blank(120))]);
  expect(foundAmong([other], one)).toEqual([]);
});

it('finds what is worth comparing among 5,000 photos', async () => {
  const random = randomFrom(5);
  const [one, near] = await Promise.all([
    photoPrint(await draw(1)),
    photoPrint(await again(1, await draw(1))),
  ]);
  const words: Uint8Array[] = Array.from({ length: 5_000 }, () =>
    Uint8Array.from({ length: one.words.length }, (_, at) =>
      at % 2 ? Math.floor(random() * 64) : random() * 256,
    ),
  );
  words[4_321] = near.words;
  expect(nearestByWords(one.words, words, COMPARED)[0]).toBe(4_321);
});
