/**
 * node scripts/run.mjs packages/vision/evaluate/fit-mixing.ts <collection> [--work DIR] [--most N]
 * Chooses how the two networks are laid together (`MIXING` in src/network/mixing.ts), what the crack engine weighs, and
 * from where on the panel speaks, by the photos kept for measuring: on the sources of five parts, measured on those of the
 * sixth, part by part. Few numbers with few steps each, or a source would be learned by heart. Prints what each part
 * chose, what that is worth on the sources that didn't choose it, and what all of them choose.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { normalise } from '../src/consensus/opinion-pool.ts';
import { strongest } from '../src/consensus/says.ts';
import { type ConsensusWeights, SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { createEngines } from '../src/engines/engines.ts';
import { gatherEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import {
  calibrationError,
  grouped,
  isAnswered,
  isDefect,
  isRight,
  marksDefect,
} from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import COATS from '../src/model/data/coats.json' with { type: 'json' };
import { inferencesOf, scoresTogether } from '../src/network/inference.ts';
import { MIXING, type Mixing } from '../src/network/mixing.ts';
import { scoreOf } from '../src/network/whole.ts';
import type { Vote } from '../src/panel.ts';
import { ask } from '../src/vote.ts';
import { thinned } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';
import { answerOf, NO_WORDS } from './panel-run.ts';

interface Look {
  source: string;
  truth: Family;
  surface: number[];
  damage: number[];
  coats?: number | undefined;
  votes: Vote[];
}

/** What may move, and how far. */
const STEPS = {
  share: [0.5, 0.65, 0.75, 0.85, 1],
  crack: [0, 0.15, 0.25, 0.35, 0.5],
  peeling: [0, 0.25, 0.5, 0.75, 1],
  salts: [0, 0.15, 0.25, 0.5],
  tiles: [0.75, 1],
  crackOffset: [-0.15, 0, 0.15],
  soundOffset: [0, 0.15, 0.3],
  peelingOffset: [0, 0.3, 0.6],
  crackWeight: [0.5, 0.65, 0.75, 0.9],
  anyDefect: [0.55, 0.6, 0.65, 0.7],
  clean: [0.77, 0.8, 0.83, 0.86],
};
type Choice = Record<keyof typeof STEPS, number>;
const PARTS = 6;
const ROUNDS = 2;
/** What a step must gain to be taken. */
const LEAST_GAIN = 0.01;

const asked = collectionAsked('fit-mixing.ts');

async function looks(): Promise<Look[]> {
  const keep = join(asked.work, 'looks.json');
  if (existsSync(keep)) return JSON.parse(await readFile(keep, 'utf8')) as Look[];
  const manifest = (await readManifest(asked.folder)).filter(({ use }) => use === 'measure');
  const engines = createEngines();
  const made: Look[] = [];
  for (const { path, source, truth } of thinned(manifest, asked.most)) {
    const photo = await readPhoto(await readFile(path), {
      minimumSide: 1,
      maximumBytes: Number.POSITIVE_INFINITY,
    });
    const evidence = await gatherEvidence(photo);
    const { surface, damage } = await inferencesOf(evidence);
    const votes: Vote[] = [];
    for (const engine of engines) {
      const { vote } = await ask(engine, evidence, NO_WORDS, new AbortController().signal);
      votes.push({ ...vote, ...strongest(vote) });
    }
    made.push({
      source,
      truth,
      surface: surface.scores,
      damage: damage.scores,
      coats: scoreOf(COATS, damage),
      votes,
    });
  }
  await writeFile(keep, JSON.stringify(made));
  return made;
}

const mixingOf = (choice: Choice): Mixing => ({
  ...MIXING,
  share: choice.share,
  shares: {
    ...MIXING.shares,
    crack: choice.crack,
    peeling_damp: choice.peeling,
    efflorescence: choice.salts,
    tile_fault: choice.tiles,
  },
  offsets: {
    ...MIXING.offsets,
    crack: choice.crackOffset,
    normal: choice.soundOffset,
    peeling_damp: choice.peelingOffset,
  },
});
const weightsOf = (choice: Choice): ConsensusWeights => ({
  ...SHIPPED_WEIGHTS,
  engines: { ...SHIPPED_WEIGHTS.engines, crack: choice.crackWeight },
  thresholds: { ...SHIPPED_WEIGHTS.thresholds, anyDefect: choice.anyDefect, clean: choice.clean },
});

function answered(some: readonly Look[], choice: Choice) {
  const [mixing, weights] = [mixingOf(choice), weightsOf(choice)];
  return some.map(({ truth, surface, damage, coats, votes }) => {
    const shares = normalise(scoresTogether(surface, damage, coats, mixing));
    const families = Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0]));
    const heard = votes.map((vote) =>
      vote.engineId === 'surface' && vote.opinion
        ? { ...vote, opinion: { ...vote.opinion, families } }
        : vote,
    );
    return judge('', truth, answerOf(heard, weights), 0);
  });
}
type Answers = ReturnType<typeof answered>;

const shareOf = <T>(some: readonly T[], holds: (one: T) => boolean) =>
  some.length > 0 ? some.filter(holds).length / some.length : 0;
/** What a kind that people rely on, or that is rarely seen, counts beside the whole. */
const WORTH: Partial<Record<Family, number>> = {
  crack: 2,
  corrosion: 2,
  peeling_damp: 1,
  vegetation: 0.8,
  spalling: 0.7,
  mould_algae: 0.7,
  efflorescence: 0.4,
  tile_fault: 0.4,
};

/** What is asked of the panel, as one number; nothing is gained by more than is asked. */
function worth(all: Answers): number {
  const defects = all.filter(({ truth }) => isDefect(truth));
  const sound = all.filter(({ truth }) => truth === 'normal');
  const said = all.filter(isAnswered);
  const whole =
    4 * Math.min(0.85, shareOf(defects, marksDefect)) +
    2 *
      Math.min(
        0.65,
        shareOf(sound, ({ predicted }) => predicted === 'normal'),
      ) -
    6 * Math.max(0.02, shareOf(sound, marksDefect)) +
    5 * Math.min(0.9, shareOf(said, isRight)) +
    1.5 * Math.min(0.75, said.length / all.length) -
    2 * Math.max(0, calibrationError(all) - 0.06);
  return [...grouped(defects, ({ truth }) => truth)].reduce((sum, [family, some]) => {
    if (some.length < 5) return sum;
    const clean = shareOf(some, ({ predicted }) => predicted === 'normal');
    return (
      sum +
      (WORTH[some[0]?.truth ?? 'normal'] ?? 0) * shareOf(some, ({ predicted }) => predicted === family) -
      6 * Math.max(0, clean - 0.08)
    );
  }, whole);
}

/** One number at a time, as long as something is gained. */
function chosen(some: readonly Look[], start: Choice): Choice {
  let [choice, best] = [start, worth(answered(some, start))];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, steps] of Object.entries(STEPS)) {
      for (const step of steps) {
        const changed = { ...choice, [name]: step };
        const value = worth(answered(some, changed));
        if (value > best + LEAST_GAIN) [choice, best] = [changed, value];
      }
    }
  }
  return choice;
}

function tell(name: string, all: Answers): void {
  const defects = all.filter(({ truth }) => isDefect(truth));
  const sound = all.filter(({ truth }) => truth === 'normal');
  const said = all.filter(isAnswered);
  console.log(
    `${name}: ${all.length} photos, answered ${said.length}, right of these ${shareOf(said, isRight).toFixed(3)}, ECE ${calibrationError(all).toFixed(3)}; of ${defects.length} defects some defect said of ${defects.filter(marksDefect).length}, called clean ${defects.filter(({ predicted }) => predicted === 'normal').length}; of ${sound.length} clean ones a defect said of ${sound.filter(marksDefect).length}, called clean ${sound.filter(({ predicted }) => predicted === 'normal').length}; worth ${worth(all).toFixed(3)}`,
  );
  for (const [family, some] of grouped(defects, ({ truth }) => truth)) {
    const named = all.filter(({ predicted }) => predicted === family);
    console.log(
      `  ${family.padEnd(14)} ${some.filter(({ predicted }) => predicted === family).length} of ${some.length} named, said of ${named.length}`,
    );
  }
}

const { shares, offsets, share } = MIXING;
const now: Choice = {
  share,
  crack: shares.crack ?? share,
  peeling: shares.peeling_damp ?? share,
  salts: shares.efflorescence ?? share,
  tiles: shares.tile_fault ?? share,
  crackOffset: offsets.crack ?? 0,
  soundOffset: offsets.normal ?? 0,
  peelingOffset: offsets.peeling_damp ?? 0,
  crackWeight: SHIPPED_WEIGHTS.engines.crack ?? 0.9,
  anyDefect: SHIPPED_WEIGHTS.thresholds.anyDefect,
  clean: SHIPPED_WEIGHTS.thresholds.clean,
};
const all = await looks();
tell('as it is', answered(all, now));
// The largest sources first, each to the part with the fewest photos.
const parts: Look[][] = Array.from({ length: PARTS }, () => []);
for (const some of [...grouped(all, ({ source }) => source).values()].sort((a, b) => b.length - a.length)) {
  const least = Math.min(...parts.map(({ length }) => length));
  parts.find(({ length }) => length === least)?.push(...some);
}
const apart = parts.flatMap((part, at) => {
  const choice = chosen(parts.filter((_, other) => other !== at).flat(), now);
  console.log(`without part ${at + 1}: ${JSON.stringify(choice)}`);
  return answered(part, choice);
});
tell('each part as the others chose', apart);
const whole = chosen(all, now);
console.log(`all: ${JSON.stringify(whole)}`);
tell('as all choose, of themselves', answered(all, whole));
