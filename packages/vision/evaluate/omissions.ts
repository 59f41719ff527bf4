/**
 * npm run evaluate:omissions -- <collection with manifest.csv> [--photos 40]
 * How often somebody would be asked about a photo that was kept without analysis: of photos that show no defect, and of
 * photos that show one, at most so many of these a source and family. No words are given, as nobody wrote any. Only photos
 * that trained nothing are shown. Twice: with the score that ships, and with one fitted without the fifth of the photos
 * that each is measured on; photos of one scene stand in one fifth.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fitOverlooked, type KeptPhoto } from '../fit/overlooked.ts';
import { createEngines } from '../src/engines/engines.ts';
import { wilson } from '../src/learning/figures.ts';
import { isSurelySeen, mayBeOverlooked, overlookedFacts, overlookedScore } from '../src/overlooked.ts';
import { thinned } from './ballots.ts';
import { readManifest, type Sourced } from './manifest.ts';
import { examineFile } from './panel-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string', default: '40' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: omissions.ts <collection with manifest.csv> [--photos N]');
  process.exit(2);
}

interface Looked extends KeptPhoto {
  photo: Sourced;
  asked: boolean;
  /** Asked about whatever the score says. */
  sure: boolean;
}

const measured = (await readManifest(folder)).filter(
  ({ use, truth }) => use === 'measure' && truth !== 'not_building',
);
const shown = [
  ...measured.filter(({ truth }) => truth === 'normal'),
  ...thinned(
    measured.filter(({ truth }) => truth !== 'normal'),
    Number(values.photos),
  ),
];
const engines = createEngines();
const looked: Looked[] = [];
for (const photo of shown) {
  const told = await examineFile(photo.path, engines).catch(() => undefined);
  if (!told) continue;
  const clean = photo.truth === 'normal';
  looked.push({
    photo,
    clean,
    facts: overlookedFacts(told),
    sure: isSurelySeen(told),
    asked: mayBeOverlooked(told),
  });
}

const FOLDS = 5;
/** Always the same fifth for photos of one scene, whatever their order. Another `division` divides them anew. */
function foldOf({ source, group }: Sourced, division: number): number {
  return (createHash('sha256').update(`${division}/${source}/${group}`).digest()[0] ?? 0) % FOLDS;
}

/** A share with its interval, in per cent. */
function share(of: readonly Looked[], asked: (one: Looked) => boolean): string {
  const many = of.filter(asked).length;
  const [low, high] = wilson(many, of.length);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(many / Math.max(1, of.length))} (${percent(low)}–${percent(high)}) of ${of.length}`;
}

function print(title: string, asked: (one: Looked) => boolean): void {
  const sound = looked.filter(({ clean }) => clean);
  const defects = looked.filter(({ clean }) => !clean);
  console.log(`\n${title}`);
  console.log(`  asked of 100 sound photos: ${share(sound, asked)}`);
  console.log(`  asked of 100 with a defect: ${share(defects, asked)}`);
  const of = (photos: readonly Looked[], key: (one: Looked) => string) => {
    for (const name of [...new Set(photos.map(key))].sort()) {
      const some = photos.filter((one) => key(one) === name);
      console.log(`    ${name.padEnd(18)} ${share(some, asked)}`);
    }
  };
  of(sound, ({ photo }) => `sound, ${photo.source}`);
  of(defects, ({ photo }) => photo.truth);
}

/** Whether a photo would be asked about by a score fitted without its fifth. */
function askedApart(division: number): (one: Looked) => boolean {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitOverlooked(looked.filter(({ photo }) => foldOf(photo, division) !== fold)),
  );
  return ({ photo, facts, sure }) => {
    const by = folds[foldOf(photo, division)];
    return sure || (by !== undefined && overlookedScore(by, facts) > 0);
  };
}

print('the score that ships (fitted on these)', ({ asked }) => asked);
print('a score fitted without the photos that are measured', askedApart(0));

/** Between one division into fifths and the next lies a photo or two: the mean over many says more. */
const DIVISIONS = 40;
const apart = Array.from({ length: DIVISIONS }, (_, division) => askedApart(division));
const means = [true, false].map((clean) => {
  const of = looked.filter((one) => one.clean === clean);
  const counts = apart.map((asks) => of.filter(asks).length);
  const percent = (count: number) => ((100 * count) / Math.max(1, of.length)).toFixed(1);
  const mean = counts.reduce((sum, one) => sum + one, 0) / DIVISIONS;
  return `${percent(mean)} (from ${percent(Math.min(...counts))} to ${percent(Math.max(...counts))})`;
});
console.log(
  `\nmean of ${DIVISIONS} divisions: ${means[0]} of 100 sound photos, ${means[1]} of 100 with a defect`,
);
const { weights, offset } = fitOverlooked(looked);
console.log(
  `\nfitted on all: weights ${weights.map((weight) => weight.toFixed(2)).join(', ')}, offset ${offset.toFixed(2)}`,
);
