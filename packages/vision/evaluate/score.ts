/** The counts that the product tells of itself, from the panel's answers on photos whose truth is known. */
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { ENOUGH_PHOTOS } from '@plumbline/knowledge/recall';
import {
  figuresOf,
  grouped,
  isAnswered,
  isDefect,
  isRight,
  type Judged,
  marksDefect,
  wilson,
} from '../src/learning/figures.ts';
import { type Answer, judge } from '../src/learning/judge.ts';

/** What the panel said of a photo whose truth is known. */
export interface Answered {
  source: string;
  truth: Family;
  answer: Answer;
}

interface Scored extends Judged {
  source: string;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** A count with Wilson's 95 % interval of its share. */
function counted(count: number, of: number) {
  const [low, high] = wilson(count, of);
  return { count, interval: [rounded(low), rounded(high)] as [number, number] };
}

const countOf = (some: readonly Scored[], holds: (one: Scored) => boolean) => some.filter(holds).length;
const isClean = ({ predicted }: Scored) => predicted === 'normal';

const scored = (answers: readonly Answered[]): Scored[] =>
  answers.map(({ source, truth, answer }) => ({ source, ...judge('', truth, answer, Number.NaN) }));

/** What blind spots are told from. */
export function recallOf(answers: readonly Answered[]) {
  const all = scored(answers);
  const families: Partial<Record<Family, object>> = {};
  for (const family of FAMILIES.filter(isDefect)) {
    const some = all.filter(({ truth }) => truth === family);
    if (some.length === 0) continue;
    families[family] = {
      photos: some.length,
      sources: grouped(some, ({ source }) => source).size,
      named: countOf(some, ({ predicted }) => predicted === family),
      marked: countOf(some, marksDefect),
      clean: countOf(some, isClean),
      said: countOf(all, ({ predicted }) => predicted === family),
    };
  }
  const sound = all.filter(({ truth }) => truth === 'normal');
  const answered = all.filter(isAnswered);
  return {
    overall: { photos: all.length, answered: answered.length, right: countOf(answered, isRight) },
    families,
    clean: {
      photos: sound.length,
      sources: grouped(sound, ({ source }) => source).size,
      clean: countOf(sound, isClean),
      marked: countOf(sound, marksDefect),
    },
  };
}

/**
 * The kinds of defect of which there are too few photos to tell anything by. Kept as the product's figures, they would
 * count as not found, and nothing would be called free of visible defects any more.
 */
export function tooFew(answers: readonly Answered[]): { family: Family; photos: number }[] {
  return FAMILIES.filter(isDefect)
    .map((family) => ({ family, photos: answers.filter(({ truth }) => truth === family).length }))
    .filter(({ photos }) => photos < ENOUGH_PHOTOS);
}

const BINS = 10;
/** Photos of a collection from which on it is told how far its confidence is off: the spread of fewer tells nothing. */
const ENOUGH_OF_A_COLLECTION = 200;

/** Of each large collection, how far stated confidence is from how often it is right. */
export function calibrationBySource(answers: readonly Answered[]) {
  return [...grouped(scored(answers), ({ source }) => source)].flatMap(([source, some]) => {
    const answered = some.filter(isAnswered);
    if (some.length < ENOUGH_OF_A_COLLECTION || answered.length === 0) return [];
    return [
      {
        source,
        photos: some.length,
        answered: answered.length,
        right: countOf(answered, isRight),
        claimed: rounded(answered.reduce((sum, { confidence }) => sum + confidence, 0) / answered.length),
        calibrationError: rounded(figuresOf(some).calibrationError),
      },
    ];
  });
}

/** The public scorecard: per family and per source what is found, missed and invented, and how calibrated. */
export function scorecardOf(answers: readonly Answered[]) {
  const all = scored(answers);
  const rowOf = (some: readonly Scored[], family: Family) => ({
    photos: some.length,
    named: counted(
      countOf(some, ({ predicted }) => predicted === family),
      some.length,
    ),
    marked: counted(countOf(some, marksDefect), some.length),
    clean: counted(countOf(some, isClean), some.length),
    /** Right at the level answered: the kind, or a group that it belongs to. */
    right: counted(countOf(some, isRight), some.length),
    /** Taken for no part of a building. */
    away: counted(
      countOf(some, ({ predicted }) => predicted === 'not_building'),
      some.length,
    ),
  });
  const answered = all.filter(isAnswered);
  const saidDefect = all.filter(marksDefect);
  return {
    overall: {
      photos: all.length,
      sources: grouped(all, ({ source }) => source).size,
      calibrationError: rounded(figuresOf(all).calibrationError),
    },
    answered: { ...counted(answered.length, all.length), right: countOf(answered, isRight) },
    /** Of the answers that say something is wrong, how many were of photos where nothing is. */
    invented: {
      said: saidDefect.length,
      ...counted(
        countOf(saidDefect, ({ truth }) => !isDefect(truth)),
        saidDefect.length,
      ),
    },
    families: FAMILIES.flatMap((family) => {
      const some = all.filter(({ truth }) => truth === family);
      if (some.length === 0 || !isDefect(family)) return [];
      const said = all.filter(({ predicted }) => predicted === family);
      return [
        {
          family,
          sources: grouped(some, ({ source }) => source).size,
          ...rowOf(some, family),
          said: { photos: said.length, right: countOf(said, ({ truth }) => truth === family) },
        },
      ];
    }),
    others: (['normal', 'not_building'] as const).map((family) => {
      const some = all.filter(({ truth }) => truth === family);
      return { family, sources: grouped(some, ({ source }) => source).size, ...rowOf(some, family) };
    }),
    sources: [...grouped(all, ({ source, truth }) => `${source}/${truth}`).values()].flatMap((some) => {
      const [first] = some;
      return first ? [{ source: first.source, family: first.truth, ...rowOf(some, first.truth) }] : [];
    }),
    calibration: Array.from({ length: BINS }, (_, bin) => {
      const here = answered.filter(
        ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin,
      );
      const claimed = here.reduce((sum, { confidence }) => sum + confidence, 0) / (here.length || 1);
      return { photos: here.length, claimed: rounded(claimed), right: countOf(here, isRight) };
    }).filter(({ photos }) => photos > 0),
    calibrationBySource: calibrationBySource(answers),
  };
}
