/**
 * npm run evaluate:wide -- <collection> [--assets DIR] [--count 60]
 * Wide shots made of real close-ups: six photos of brickwork side by side, one of them cracked or none, shown to the
 * panel at 1020 px and at 448 px. The sound ones are those of training/sound-brickwork.txt: of the 350 that their source
 * calls free of cracks, more than half show some, or broken faces. Honest only with a network that never saw `brickwork_cracks` (`--assets`).
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { createEngines } from '../src/engines/engines.ts';
import { fromRgb } from '../src/evidence/derivatives.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { examine } from '../src/examine.ts';
import { figuresOf, type Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import { readManifest, type Sourced } from './manifest.ts';
import { NO_WORDS } from './panel-run.ts';
import { reportLines } from './report.ts';

const SOURCE = 'brickwork_cracks';
const TILE = 340;
const COLUMNS = 3;
const ROWS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { assets: { type: 'string' }, count: { type: 'string', default: '60' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run evaluate:wide -- <collection with manifest.csv> [--assets DIR] [--count N]');
  process.exit(2);
}
const photos = (await readManifest(folder)).filter(({ source }) => source === SOURCE);
const sound = new Set(
  (await readFile(new URL('../../../training/sound-brickwork.txt', import.meta.url), 'utf8')).split('\n'),
);
const clean = photos.filter(({ file }) => sound.has(file));
const cracked = photos.filter(({ truth }) => truth === 'crack');
if (clean.length === 0 || cracked.length === 0) throw new Error(`${folder} has no photos of ${SOURCE}.`);

/** Photos far apart in the list come from different walls. */
const nth = (list: readonly Sourced[], at: number) => list[(at * 131) % list.length];

async function tile(photo: Sourced | undefined): Promise<Buffer> {
  if (!photo) throw new Error('No photo.');
  const { master } = await readPhoto(await readFile(photo.path), { minimumSide: 1 });
  return fromRgb(master).resize(TILE, TILE).png().toBuffer();
}

/** The wide shot with this number; every second one has a crack somewhere. */
async function wideShot(number: number): Promise<Buffer> {
  const size = COLUMNS * ROWS;
  const place = number % 2 === 1 ? (number * 7) % size : -1;
  const parts = await Promise.all(
    Array.from({ length: size }, async (_, at) => ({
      input: await tile(at === place ? nth(cracked, number) : nth(clean, number * size + at)),
      left: (at % COLUMNS) * TILE,
      top: Math.floor(at / COLUMNS) * TILE,
    })),
  );
  const background = '#000000';
  const wall = sharp({
    create: { width: COLUMNS * TILE, height: ROWS * TILE, channels: 3, background },
  });
  return wall.composite(parts).png().toBuffer();
}

const engines = createEngines(values.assets ? { assetsDir: values.assets } : {});
const judged = new Map<number, Judged[]>([
  [COLUMNS * TILE, []],
  [448, []],
]);
for (let number = 0; number < Number(values.count); number++) {
  const shot = await wideShot(number);
  for (const [side, some] of judged) {
    const photo = await readPhoto(await sharp(shot).resize(side, side, { fit: 'inside' }).png().toBuffer(), {
      minimumSide: 1,
    });
    const { consensus, elapsedMs } = await examine(photo, NO_WORDS, { engines, weights: SHIPPED_WEIGHTS });
    some.push(judge(`wide ${number}`, number % 2 === 1 ? 'crack' : 'normal', consensus, elapsedMs));
  }
}
for (const [side, some] of judged) {
  console.log(`\nShown at ${side} px`);
  console.log(reportLines(figuresOf(some)).join('\n'));
}
